// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.net.URL;
import java.net.URLClassLoader;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.context.ApplicationContext;
import org.springframework.context.ConfigurableApplicationContext;
import org.springframework.data.repository.CrudRepository;
import org.springframework.test.annotation.DirtiesContext.HierarchyMode;
import org.springframework.test.context.TestContextManager;

/** Several contexts in one JVM, as Spring's tests and its devtools have them. */
class ContextsTest {
  /** Contexts of tests stay open for the tests after them. */
  @Test
  void testContextsThatAreCachedShareASlot() {
    TestContextManager first = new TestContextManager(First.class);
    TestContextManager second = new TestContextManager(Second.class);
    TestContextManager other = new TestContextManager(OtherSlot.class);
    try {
      DeviceId one = saved(first);
      DeviceId two = saved(second);

      assertThat(first.getTestContext().getApplicationContext())
          .isNotSameAs(second.getTestContext().getApplicationContext());
      assertThat(two).isGreaterThan(one);
      assertThat(two.node()).isEqualTo(6);
      assertThatThrownBy(() -> saved(other))
          .hasStackTraceContaining("sets ids.slot=7, but ")
          .hasStackTraceContaining("has ids.slot=6");
      assertThat(saved(first)).isGreaterThan(two);
    } finally {
      first.getTestContext().markApplicationContextDirty(HierarchyMode.EXHAUSTIVE);
      second.getTestContext().markApplicationContextDirty(HierarchyMode.EXHAUSTIVE);
    }
    TestContextManager later = new TestContextManager(Later.class);
    try {
      assertThat(saved(later).node()).isEqualTo(7);
    } finally {
      later.getTestContext().markApplicationContextDirty(HierarchyMode.EXHAUSTIVE);
    }
  }

  private static DeviceId saved(TestContextManager test) {
    ApplicationContext context = test.getTestContext().getApplicationContext();
    return context.getBean(Devices.class).save(new Device()).getId();
  }

  /** Devtools loads the application's classes again, and closes the old context before. */
  @Test
  void aRestartWithANewClassLoaderStartsAnew() throws Exception {
    String before = restart("8");
    String after = restart("9");

    assertThat(nodeOf(before)).isEqualTo(8);
    assertThat(nodeOf(after)).isEqualTo(9);
  }

  private static int nodeOf(String id) {
    return DeviceId.parse(id).node();
  }

  /** The text of an id that was issued in an application with a class loader of its own. */
  private static String restart(String slot) throws Exception {
    Thread thread = Thread.currentThread();
    ClassLoader own = thread.getContextClassLoader();
    try (Restarting loader = new Restarting(own)) {
      thread.setContextClassLoader(loader);
      Class<?> source = loader.loadClass("shop.ShopApplication");
      assertThat(source).isNotSameAs(ShopApplication.class);
      try (ConfigurableApplicationContext context =
          SpringApplication.run(
              source,
              "--server.port=0",
              "--spring.main.banner-mode=off",
              "--logging.level.root=ERROR",
              "--spring.jpa.properties.ids.slot=" + slot)) {
        Class<?> device = loader.loadClass("shop.Device");
        Object saved = device.getConstructor().newInstance();
        Object devices = context.getBean(loader.loadClass("shop.Devices"));
        CrudRepository.class.getMethod("save", Object.class).invoke(devices, saved);
        return device.getMethod("getId").invoke(saved).toString();
      }
    } finally {
      thread.setContextClassLoader(own);
    }
  }

  /** Finds the application's classes before its parent does. */
  private static final class Restarting extends URLClassLoader {
    Restarting(ClassLoader parent) {
      super(
          new URL[] {ShopApplication.class.getProtectionDomain().getCodeSource().getLocation()},
          parent);
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      synchronized (getClassLoadingLock(name)) {
        Class<?> loaded = findLoadedClass(name);
        if (loaded == null && name.startsWith("shop.")) {
          loaded = findClass(name);
        }
        return loaded != null ? loaded : super.loadClass(name, resolve);
      }
    }
  }

  @SpringBootTest(
      classes = ShopApplication.class,
      webEnvironment = SpringBootTest.WebEnvironment.NONE,
      properties = {
        "spring.jpa.properties.ids.slot=6",
        "test.context=first",
        "logging.level.root=ERROR"
      })
  static class First {}

  @SpringBootTest(
      classes = ShopApplication.class,
      webEnvironment = SpringBootTest.WebEnvironment.NONE,
      properties = {
        "spring.jpa.properties.ids.slot=6",
        "test.context=second",
        "logging.level.root=ERROR"
      })
  static class Second {}

  @SpringBootTest(
      classes = ShopApplication.class,
      webEnvironment = SpringBootTest.WebEnvironment.NONE,
      properties = {"spring.jpa.properties.ids.slot=7", "logging.level.root=OFF"})
  static class OtherSlot {}

  @SpringBootTest(
      classes = ShopApplication.class,
      webEnvironment = SpringBootTest.WebEnvironment.NONE,
      properties = {
        "spring.jpa.properties.ids.slot=7",
        "test.context=later",
        "logging.level.root=ERROR"
      })
  static class Later {}
}
