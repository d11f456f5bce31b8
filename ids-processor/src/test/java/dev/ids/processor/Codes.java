// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.testkit.TestData;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Every code that a user may meet. */
final class Codes {
  private static final Pattern CODE = Pattern.compile("\"(IDS\\d{3})\"");

  private Codes() {}

  /** Those of the processor, and those in the sources of the schemes. */
  static SortedSet<String> all() {
    SortedSet<String> codes = new TreeSet<>();
    Arrays.stream(Problem.values()).map(Problem::code).forEach(codes::add);
    Path runtime = TestData.directory().resolveSibling("ids-runtime").resolve("src/main/java");
    try (Stream<Path> files = Files.walk(runtime)) {
      files
          .filter(file -> file.toString().endsWith(".java"))
          .flatMap(Codes::codes)
          .forEach(codes::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return codes;
  }

  private static Stream<String> codes(Path file) {
    try {
      return CODE.matcher(Files.readString(file)).results().map((MatchResult r) -> r.group(1));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
