// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.also;

import com.sun.management.OperatingSystemMXBean;
import dev.ids.Secret;
import dev.ids.benchmarks.Grid;
import dev.ids.nanoid.NanoIdGenerator;
import dev.ids.relative.RelidGenerator;
import dev.ids.scru128.Scru128Generator;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.TimeBasedGenerator;
import dev.ids.ulid.UlidGenerator;
import dev.ids.uuid.CounterUuid7Generator;
import dev.ids.uuid.Uuid7Generator;
import java.lang.management.ManagementFactory;
import java.lang.reflect.InvocationTargetException;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ThreadFactory;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** CPU time of the process for an id when many threads share a generator. */
public final class Threads {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();
  private static final int IDS = 2_000_000;
  private static final int[] PLATFORM = {1, 2, 8, 32};
  private static final int VIRTUAL = 1_000;
  private static final int ROUNDS = 3;

  private Threads() {}

  /** Measures all generators, and returns a Markdown table. */
  public static String run() throws InterruptedException {
    ThreadFactory virtual = virtual();
    Grid grid = new Grid("CPU ns for an id", "1", "2", "8", "32", "1,000 virtual");
    for (Map.Entry<String, Supplier<Object>> generator : generators().entrySet()) {
      List<String> cells = new ArrayList<>(List.of(generator.getKey()));
      measure(generator.getValue(), Thread::new, 1);
      for (int threads : PLATFORM) {
        cells.add(format(measure(generator.getValue(), Thread::new, threads)));
      }
      cells.add(virtual == null ? "–" : format(measure(generator.getValue(), virtual, VIRTUAL)));
      grid.add(cells.toArray(String[]::new));
    }
    return grid.toString();
  }

  private static Map<String, Supplier<Object>> generators() {
    Layout wide = Layout.of(Layout.COSID_EPOCH, ChronoUnit.MILLIS, 41, 1, 21);
    RelidGenerator relative = RelidGenerator.of(Secret.of(new byte[32]), "");
    Map<String, Supplier<Object>> generators = new LinkedHashMap<>();
    generators.put("ULID, monotonic", UlidGenerator.monotonic()::next);
    generators.put("ULID, random", UlidGenerator.random()::next);
    generators.put("UUIDv7, monotonic", Uuid7Generator.monotonic()::next);
    generators.put("UUIDv7, random", Uuid7Generator.random()::next);
    generators.put("UUIDv7, counter", CounterUuid7Generator.shared()::next);
    generators.put("time-based, 21 bits of sequence", TimeBasedGenerator.of(wide, 1)::generate);
    generators.put("SCRU128", Scru128Generator.of()::next);
    generators.put("Nano ID, 21 symbols", NanoIdGenerator.of()::next);
    generators.put("Relative ID, known key", relative.forKey("acme")::next);
    generators.put("Relative ID, any key", () -> relative.next("acme"));
    return generators;
  }

  /** The median of some rounds. */
  private static double measure(Supplier<Object> ids, ThreadFactory factory, int threads)
      throws InterruptedException {
    double[] nanos = new double[ROUNDS];
    for (int round = 0; round < ROUNDS; round++) {
      long before = SYSTEM.getProcessCpuTime();
      List<Thread> all = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        all.add(factory.newThread(() -> take(ids, IDS / threads)));
      }
      all.forEach(Thread::start);
      for (Thread thread : all) {
        thread.join();
      }
      nanos[round] = (double) (SYSTEM.getProcessCpuTime() - before) / IDS;
    }
    Arrays.sort(nanos);
    return nanos[ROUNDS / 2];
  }

  private static void take(Supplier<Object> ids, int count) {
    int hash = 0;
    for (int i = 0; i < count; i++) {
      hash += ids.get().hashCode();
    }
    if (hash == 42) {
      System.out.print("");
    }
  }

  /** This is compiled for a JDK that has none; null where it runs on one. */
  private static @Nullable ThreadFactory virtual() {
    try {
      Object builder = Objects.requireNonNull(Thread.class.getMethod("ofVirtual").invoke(null));
      Class<?> type = Class.forName("java.lang.Thread$Builder");
      return (ThreadFactory) type.getMethod("factory").invoke(builder);
    } catch (NoSuchMethodException e) {
      return null;
    } catch (IllegalAccessException | InvocationTargetException | ClassNotFoundException e) {
      throw new IllegalStateException(e);
    }
  }

  private static String format(double nanos) {
    return String.format(Locale.ROOT, "%.0f", nanos);
  }
}
