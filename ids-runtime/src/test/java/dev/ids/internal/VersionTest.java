// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.TestData;
import java.io.IOException;
import java.nio.file.Files;
import org.junit.jupiter.api.Test;

class VersionTest {
  @Test
  void theConstantIsTheVersionOfTheBuild() throws IOException {
    String pom = Files.readString(TestData.directory().resolveSibling("pom.xml"));

    assertThat(pom).contains("<version>" + Version.CURRENT + "</version>");
    assertThat(Version.current()).isEqualTo(Version.CURRENT);
  }
}
