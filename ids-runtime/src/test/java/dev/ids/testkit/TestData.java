// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** The files of {@code testdata/}, which the build names in a system property. */
public final class TestData {
  private TestData() {}

  /** The folder itself. */
  public static Path directory() {
    String directory = System.getProperty("testdata.directory");
    if (directory == null) {
      throw new IllegalStateException(
          "start tests by Maven, or with -Dtestdata.directory=<path of testdata>");
    }
    return Path.of(directory);
  }

  /** The lines of a file, without comments and blank lines. */
  public static Stream<String> lines(String file) {
    try {
      return Files.readAllLines(directory().resolve(file)).stream()
          .filter(line -> !line.isBlank() && !line.startsWith("#"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The space-separated cells of a file's lines. */
  public static Stream<String[]> rows(String file) {
    return lines(file).map(line -> line.strip().split(" +"));
  }
}
