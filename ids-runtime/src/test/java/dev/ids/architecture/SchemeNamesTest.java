// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.architecture;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.testkit.SchemeNames;
import dev.ids.testkit.TestData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Outside its room, no code names a scheme. */
class SchemeNamesTest {
  private static final Path SOURCES =
      TestData.directory().resolveSibling("ids-runtime/src/main/java/dev/ids");

  @TempDir Path folder;

  @Test
  void theContractNamesNoScheme() throws Exception {
    try (Stream<Path> files = Files.list(SOURCES)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Files.copy(file, folder.resolve(file.getFileName()));
      }
    }

    assertThat(folder.resolve("IdType.java")).exists();
    assertThat(SchemeNames.in(folder)).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(strings = {"runtime", "internal", "codec", "cli"})
  void norDoTheRuntimeAndWhatIsShared(String part) throws Exception {
    assertThat(SchemeNames.in(SOURCES.resolve(part))).isEmpty();
  }

  @Test
  void aRoomNamesItsOwn() throws Exception {
    assertThat(SchemeNames.in(SOURCES.resolve("ulid"))).contains("UlidScheme.java: Ulid");
  }

  @Test
  void namesAreFoundInCodeAndInTextButNotInComments() throws Exception {
    Files.writeString(
        folder.resolve("A.java"),
        """
        // Ulid
        /* UlidId */
        /** {@code dev.ids.ulid} */
        class A { String url = "http://x"; char quote = '"'; UlidId id; }
        """);
    Files.writeString(folder.resolve("B.java"), "class B { String s = \"a // ulid\"; }");
    Files.writeString(folder.resolve("C.java"), "class C { String s = \"\\\"\"; } // ulid");
    Files.writeString(folder.resolve("D.txt"), "Ulid");

    assertThat(SchemeNames.in(folder)).isEqualTo(List.of("A.java: UlidId", "B.java: ulid"));
  }

  @Test
  void aFolderWithoutCodeProvesNothing() {
    assertThatThrownBy(() -> SchemeNames.in(folder))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("no Java files in " + folder);
  }
}
