// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.jackson.testkit.Jvm;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.jar.JarOutputStream;
import java.util.jar.Manifest;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * The jar in real virtual machines: on class path and module path, with each Jackson, both, none.
 */
class DeploymentTest {
  private static final String PROGRAM =
      """
      package shop;
      import dev.ids.ulid.UlidId;
      import java.lang.reflect.Method;
      public final class Program {
        interface Ids { @UlidId(prefix = "ord_") OrderId order(); }
        public static void main(String[] arguments) throws Exception {
          OrderId id = OrderId.parse("ord_01ARZ3NDEKTSV4RRFFQ69G5FAV");
          System.out.println("module " + Program.class.getModule().getName());
          for (String root : new String[] {"com.fasterxml.jackson", "tools.jackson"}) {
            try {
              Class<?> mapperClass = Class.forName(root + ".databind.json.JsonMapper");
              Class<?> builderClass = Class.forName(root + ".databind.cfg.MapperBuilder");
              Object builder = mapperClass.getMethod("builder").invoke(null);
              builderClass.getMethod("findAndAddModules").invoke(builder);
              Object mapper = builderClass.getMethod("build").invoke(builder);
              Method read = mapperClass.getMethod("readValue", String.class, Class.class);
              String written =
                  (String) mapperClass.getMethod("writeValueAsString", Object.class).invoke(mapper, id);
              System.out.println(root + " " + written + " " + read.invoke(mapper, written, OrderId.class).equals(id));
            } catch (ClassNotFoundException e) {
              System.out.println(root + " absent");
            }
          }
        }
      }
      """;

  private static Path runtime;
  private static Path jackson;
  private static Path onClassPath;
  private static Path asModule;

  @BeforeAll
  static void build(@TempDir Path folder) throws IOException {
    runtime = jar(folder.resolve("ids-runtime.jar"), classesOf(dev.ids.IdType.class));
    jackson = jar(folder.resolve("ids-jackson.jar"), classesOf(IdsModule.class));
    onClassPath = folder.resolve("plain");
    asModule = folder.resolve("module");
    IdsCompiler.javac()
        .run(Map.of("shop.Program", PROGRAM), Files.createDirectories(onClassPath))
        .succeeded();
    IdsCompiler.javac()
        .withOptions("--module-path", runtime.toString())
        .run(
            Map.of(
                "shop.Program",
                PROGRAM,
                "module-info",
                "module shop { requires dev.ids.runtime; exports shop; }"),
            Files.createDirectories(asModule))
        .succeeded();
  }

  @ParameterizedTest
  @CsvSource({"false,false", "true,false", "false,true", "true,true"})
  void itWorksOnTheClassPath(boolean two, boolean three) {
    List<Path> path = new ArrayList<>(List.of(onClassPath, runtime, jackson));
    path.addAll(jacksons(two, three));
    assertThat(Jvm.run(List.of("-cp", Jvm.joined(path), "shop.Program")))
        .isEqualTo(expected("null", two, three));
  }

  @ParameterizedTest
  @CsvSource({"false,false", "true,false", "false,true", "true,true"})
  void itWorksOnTheModulePath(boolean two, boolean three) {
    List<Path> path = new ArrayList<>(List.of(asModule, runtime, jackson));
    path.addAll(jacksons(two, three));
    List<String> modules = new ArrayList<>(List.of("dev.ids.jackson"));
    if (two) {
      modules.add("com.fasterxml.jackson.databind");
    }
    if (three) {
      modules.add("tools.jackson.databind");
    }
    assertThat(
            Jvm.run(
                List.of(
                    "--module-path",
                    Jvm.joined(path),
                    "--add-modules",
                    String.join(",", modules),
                    "-m",
                    "shop/shop.Program")))
        .isEqualTo(expected("shop", two, three));
  }

  private static String expected(String module, boolean two, boolean three) {
    String read = " \"ord_01ARZ3NDEKTSV4RRFFQ69G5FAV\" true";
    return String.join(
            System.lineSeparator(),
            "module " + module,
            "com.fasterxml.jackson" + (two ? read : " absent"),
            "tools.jackson" + (three ? read : " absent"))
        + System.lineSeparator();
  }

  /** The annotations belong to both lines. */
  private static List<Path> jacksons(boolean two, boolean three) {
    return Jvm.classPath(
        path -> {
          String name = path.toString().replace('\\', '/');
          boolean core = name.matches(".*/jackson-(core|databind)-[^/]*\\.jar");
          return (name.matches(".*/jackson-annotations-[^/]*\\.jar") && (two || three))
              || (core && name.contains("/com/fasterxml/") && two)
              || (core && name.contains("/tools/jackson/") && three);
        });
  }

  private static Path classesOf(Class<?> one) {
    return Path.of(
        java.net.URI.create(one.getProtectionDomain().getCodeSource().getLocation().toString()));
  }

  /** What Maven packs: the classes, with the manifest among them. */
  private static Path jar(Path jar, Path classes) throws IOException {
    if (Files.isRegularFile(classes)) {
      return Files.copy(classes, jar);
    }
    Path manifestFile = classes.resolve("META-INF/MANIFEST.MF");
    Manifest manifest = new Manifest();
    if (Files.exists(manifestFile)) {
      try (InputStream in = Files.newInputStream(manifestFile)) {
        manifest.read(in);
      }
    }
    try (OutputStream file = Files.newOutputStream(jar);
        JarOutputStream out = new JarOutputStream(file, manifest);
        Stream<Path> found = Files.walk(classes)) {
      for (Path path : found.filter(Files::isRegularFile).toList()) {
        if (!path.equals(manifestFile)) {
          out.putNextEntry(new ZipEntry(classes.relativize(path).toString().replace('\\', '/')));
          Files.copy(path, out);
        }
      }
    }
    return jar;
  }
}
