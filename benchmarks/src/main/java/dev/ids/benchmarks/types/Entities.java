// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.types;

import dev.ids.benchmarks.Jvm;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.JavaCompiler;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/** Writes a number of entities, and compiles them as a user's build would. */
enum Entities {
  /** Each has an id class of its own, of four schemes in turn. */
  TYPED {
    @Override
    String id(int number) {
      return ANNOTATIONS.get(number % ANNOTATIONS.size()) + " " + simpleName(number) + "Id id;";
    }
  },
  /** The same columns without ids. */
  RAW {
    @Override
    String id(int number) {
      return RAW_TYPES.get(number % RAW_TYPES.size()) + " id;";
    }
  };

  private static final String PACKAGE = "app";
  private static final List<String> ANNOTATIONS =
      List.of(
          "@dev.ids.ulid.UlidId",
          "@dev.ids.uuid.UuidId",
          "@dev.ids.snowflake.Snowflake",
          "@dev.ids.nanoid.NanoId");
  private static final List<String> RAW_TYPES =
      List.of(
          "java.util.UUID",
          "java.util.UUID",
          "Long",
          "@jakarta.persistence.Column(length = 21) String");

  /** What follows {@code @Id}. */
  abstract String id(int number);

  /** The full name of an entity's class. */
  static String className(int number) {
    return PACKAGE + "." + simpleName(number);
  }

  private static String simpleName(int number) {
    return "Entity" + number;
  }

  /** Compiles so many into a folder. */
  void compile(int count, Path folder) throws IOException {
    List<Path> sources = new ArrayList<>();
    for (int number = 0; number < count; number++) {
      sources.add(Files.writeString(folder.resolve(simpleName(number) + ".java"), source(number)));
    }
    JavaCompiler javac = ToolProvider.getSystemJavaCompiler();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(null, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(folder));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, Jvm.classPath());
      files.setLocationFromPaths(StandardLocation.ANNOTATION_PROCESSOR_PATH, Jvm.classPath());
      boolean success =
          javac
              .getTask(
                  new PrintWriter(System.err, true, StandardCharsets.UTF_8),
                  files,
                  null,
                  List.of("-nowarn"),
                  null,
                  files.getJavaFileObjectsFromPaths(sources))
              .call();
      if (!success) {
        throw new IllegalStateException("the entities do not compile");
      }
    }
  }

  private String source(int number) {
    return List.of(
            "package " + PACKAGE + ";",
            "@jakarta.persistence.Entity",
            "class " + simpleName(number) + " {",
            "  @jakarta.persistence.Id " + id(number),
            "  String name;",
            "  int quantity;",
            "}")
        .stream()
        .collect(Collectors.joining("\n", "", "\n"));
  }
}
