// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Integrations know shapes and storage forms; a scheme is known in its own package alone. */
class NoSchemeIsNamedTest {
  @ParameterizedTest
  @ValueSource(strings = {"ids-processor", "ids-hibernate", "ids-jackson"})
  void mainCodeNamesNoScheme(String module) throws IOException {
    Path sources = TestData.directory().resolveSibling(module).resolve("src/main");
    try (Stream<Path> files = Files.walk(sources)) {
      List<String> named =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .flatMap(
                  file ->
                      SchemeRow.all()
                          .flatMap(NoSchemeIsNamedTest::names)
                          .distinct()
                          .filter(name -> mentions(file, name))
                          .map(name -> sources.relativize(file) + " names " + name))
              .toList();
      assertThat(named).isEmpty();
    }
  }

  /** How code could know a scheme: by its package, its annotation, its class or its name. */
  private static Stream<String> names(SchemeRow row) {
    String annotation = row.declaration().replaceFirst("\\(.*", "").substring(1);
    String room = annotation.substring(0, annotation.lastIndexOf('.'));
    String scheme = row.annotationName().replaceFirst("Id$", "") + "Scheme";
    return Stream.of(room, row.annotationName(), scheme, '"' + row.name() + '"');
  }

  private static boolean mentions(Path file, String name) {
    String word = "(?<!\\w)" + Pattern.quote(name) + "(?!\\w)";
    try {
      return Pattern.compile(word).matcher(Files.readString(file)).find();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
