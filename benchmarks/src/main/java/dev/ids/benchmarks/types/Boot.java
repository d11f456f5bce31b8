// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.types;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.lang.management.MemoryPoolMXBean;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;

/**
 * Starts a SessionFactory, once, in a virtual machine that has done nothing before, and prints what
 * that took: CPU nanoseconds of the process, loaded classes, bytes of metaspace and of live heap.
 * Its argument is the number of entities. It knows no ids, so that it runs without them.
 */
public final class Boot {
  private Boot() {}

  /** Starts. */
  public static void main(String[] arguments) throws ClassNotFoundException {
    Logger.getLogger("org.hibernate").setLevel(Level.SEVERE);
    OperatingSystemMXBean system =
        (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
    long before = system.getProcessCpuTime();
    try (SessionFactory factory = start(Integer.parseInt(arguments[0]))) {
      long nanos = system.getProcessCpuTime() - before;
      int classes = ManagementFactory.getClassLoadingMXBean().getLoadedClassCount();
      System.gc();
      System.out.println(
          nanos
              + " "
              + classes
              + " "
              + metaspace()
              + " "
              + ManagementFactory.getMemoryMXBean().getHeapMemoryUsage().getUsed());
      if (factory.isClosed()) {
        throw new IllegalStateException("closed before it was measured");
      }
    }
  }

  private static SessionFactory start(int entities) throws ClassNotFoundException {
    Configuration configuration = new Configuration();
    for (int i = 0; i < entities; i++) {
      configuration.addAnnotatedClass(Class.forName(Entities.className(i)));
    }
    return configuration
        .setProperty("hibernate.connection.url", "jdbc:h2:mem:boot")
        .setProperty("ids.slot", "0")
        .buildSessionFactory();
  }

  /** Class data, compressed or not. */
  private static long metaspace() {
    return ManagementFactory.getMemoryPoolMXBeans().stream()
        .filter(
            pool ->
                pool.getName().equals("Metaspace")
                    || pool.getName().equals("Compressed Class Space"))
        .map(MemoryPoolMXBean::getUsage)
        .mapToLong(usage -> usage.getUsed())
        .max()
        .orElse(0);
  }
}
