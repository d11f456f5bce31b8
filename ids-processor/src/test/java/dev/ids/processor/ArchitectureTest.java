// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static java.util.stream.Collectors.joining;
import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Schemes are an open set: the modules that serve them know none by name. */
class ArchitectureTest {
  private static final Pattern JAVAPOET = Pattern.compile("import (static )?com\\.palantir\\.");
  private static final Path PROJECT = TestData.directory().getParent();
  private static final List<String> STORAGE_KINDS =
      Stream.of(StorageKind.values()).map(StorageKind::name).toList();
  private static final List<String> JDK_VALUES = List.of("long", "String", "UUID");

  @ParameterizedTest
  @ValueSource(strings = {"ids-processor", "ids-hibernate", "ids-jackson"})
  void mainCodeNamesNoScheme(String module) throws IOException {
    Pattern names =
        Pattern.compile(
            schemeNames().stream().map(Pattern::quote).collect(joining("|", "\\b(", ")\\b")),
            Pattern.CASE_INSENSITIVE);
    Set<String> found = new TreeSet<>();
    for (Path file : files(module)) {
      Matcher name = names.matcher(Files.readString(file));
      while (name.find()) {
        found.add(PROJECT.relativize(file) + ": " + name.group());
      }
    }

    assertThat(found).isEmpty();
  }

  @Test
  void namesOfASchemeAreThoseOfItsRoomItsAnnotationItsClassAndItsValue() {
    assertThat(schemeNames()).contains("dev.ids.ulid", "ulid", "UlidId", "UlidScheme", "Ulid");
  }

  @Test
  void oneClassKnowsJavaPoet() throws IOException {
    Set<String> importing = new TreeSet<>();
    for (Path file : files("ids-processor")) {
      if (JAVAPOET.matcher(Files.readString(file)).find()) {
        importing.add(file.getFileName().toString());
      }
    }

    assertThat(importing).containsExactly("IdClassWriter.java");
  }

  /**
   * All names of all rows, but for what is also the name of a storage kind, which is everybody's.
   */
  private static Set<String> schemeNames() {
    return SchemeRow.all()
        .flatMap(
            row ->
                Stream.of(
                    row.name(),
                    room(row),
                    row.annotationName(),
                    schemeClass(row),
                    simpleValue(row)))
        .filter(name -> STORAGE_KINDS.stream().noneMatch(name::equalsIgnoreCase))
        .filter(name -> !JDK_VALUES.contains(name))
        .collect(toCollection(TreeSet::new));
  }

  private static String room(SchemeRow row) {
    return row.declaration().replaceFirst("@([\\w.]+)\\.\\w+.*", "$1");
  }

  private static String schemeClass(SchemeRow row) {
    String annotation = room(row) + "." + row.annotationName();
    try {
      return Class.forName(annotation).getAnnotation(SchemeOf.class).value().getSimpleName();
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  private static String simpleValue(SchemeRow row) {
    return row.value().substring(row.value().lastIndexOf('.') + 1);
  }

  /** The main code of a module, which may have none yet. */
  private static List<Path> files(String module) throws IOException {
    Path root = PROJECT.resolve(module);
    assertThat(root.resolve("pom.xml")).isRegularFile();
    try (Stream<Path> files = Files.walk(root)) {
      return files
          .filter(file -> root.relativize(file).startsWith("src/main"))
          .filter(Files::isRegularFile)
          .sorted()
          .toList();
    }
  }
}
