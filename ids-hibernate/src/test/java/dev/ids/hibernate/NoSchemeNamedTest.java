// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.SchemeRow;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Schemes are an open set: this module knows none of them. */
class NoSchemeNamedTest {
  private static final Pattern ROOM = Pattern.compile("dev\\.ids\\.([a-z]\\w*)");

  @Test
  void mainCodeKnowsTheContractTheRuntimeAndNoScheme() throws IOException {
    Set<String> schemes =
        SchemeRow.all().map(SchemeRow::annotationName).collect(Collectors.toSet());
    assertThat(schemes).isNotEmpty();

    for (Path source : sources()) {
      String code = Files.readString(source);
      assertThat(schemes).as(source.toString()).noneMatch(code::contains);
      assertThat(ROOM.matcher(code).results().map(room -> room.group(1)))
          .as(source.toString())
          .isSubsetOf("hibernate", "runtime", "internal");
    }
  }

  private static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      List<Path> sources = files.filter(file -> file.toString().endsWith(".java")).toList();
      assertThat(sources).isNotEmpty();
      return sources;
    }
  }
}
