// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.module.Configuration;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleFinder;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** ids-runtime alone, as an application has it that adds nothing else. */
class WithoutSnakeYamlTest {
  private static final URL CLASSES =
      IdRuntime.class.getProtectionDomain().getCodeSource().getLocation();

  @TempDir Path folder;

  @Test
  void aPropertiesFileIsRead() throws Exception {
    Files.writeString(folder.resolve("ids.properties"), "ids.generators.order.strategy=ulid\n");

    assertThat((String) nextOrder(classPath())).hasSize(26);
  }

  @Test
  void aYamlFileIsRefusedWithWhatIsMissing() throws Exception {
    Files.writeString(folder.resolve("ids.yaml"), "ids: {generators: {order: {strategy: ulid}}}\n");

    assertThatThrownBy(() -> nextOrder(classPath()))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "ids.yaml is read by SnakeYAML, which is not there; add org.yaml:snakeyaml (with modules"
                + " also --add-modules org.yaml.snakeyaml), or write ids.properties");
  }

  @Test
  void asAModuleItNeedsTheJdkOnly() throws Exception {
    ModuleFinder modules = ModuleFinder.of(Path.of(CLASSES.toURI()));
    ModuleDescriptor descriptor = modules.find("dev.ids.runtime").orElseThrow().descriptor();
    assertThat(descriptor.requires())
        .filteredOn(required -> !required.modifiers().contains(Requires.Modifier.STATIC))
        .extracting(Requires::name)
        .containsExactlyInAnyOrder("java.base", "java.sql");

    Configuration resolved =
        ModuleLayer.boot()
            .configuration()
            .resolve(modules, ModuleFinder.of(), Set.of("dev.ids.runtime"));
    ClassLoader loader =
        ModuleLayer.defineModulesWithOneLoader(
                resolved, List.of(ModuleLayer.boot()), ClassLoader.getPlatformClassLoader())
            .layer()
            .findLoader("dev.ids.runtime");
    Class<?> runtime = loader.loadClass("dev.ids.runtime.IdRuntime");
    Object made =
        runtime
            .getMethod("of", Map.class, ClassLoader.class)
            .invoke(null, Map.of("ids.generators.order.strategy", "ulid"), loader);

    assertThat(runtime.getModule().isNamed()).isTrue();
    assertThat((String) next(runtime, made)).hasSize(26);
  }

  private ClassLoader classPath() throws Exception {
    return new URLClassLoader(
        new URL[] {CLASSES, folder.toUri().toURL()}, ClassLoader.getPlatformClassLoader());
  }

  private static Object nextOrder(ClassLoader loader) throws Exception {
    Class<?> runtime = loader.loadClass("dev.ids.runtime.IdRuntime");
    try {
      return next(runtime, runtime.getMethod("current", ClassLoader.class).invoke(null, loader));
    } catch (InvocationTargetException e) {
      throw (Exception) e.getCause();
    }
  }

  private static Object next(Class<?> runtime, Object made) throws Exception {
    Object generator = runtime.getMethod("generator", String.class).invoke(made, "order");
    Method next = generator.getClass().getMethod("next");
    return next.invoke(generator);
  }
}
