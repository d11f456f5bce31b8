// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.TestData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** {@code docs/diagnostics.md} has a section for each code, in order, and for no other. */
class DiagnosticsPageTest {
  private static final Path PAGE =
      TestData.directory().resolveSibling("docs").resolve("diagnostics.md");

  @Test
  void everyCodeHasItsSection() throws IOException {
    List<String> sections =
        Files.readAllLines(PAGE).stream()
            .filter(line -> line.startsWith("### "))
            .map(line -> line.substring("### ".length()))
            .toList();

    assertThat(sections).containsExactlyElementsOf(Codes.all());
  }
}
