// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The page for users, {@code docs/hibernate.md}. */
public final class Docs {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

  private Docs() {}

  public static String text() {
    try {
      return Files.readString(Path.of("../docs/hibernate.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The first Java example. */
  public static String example() {
    Matcher example = JAVA.matcher(text());
    if (!example.find()) {
      throw new AssertionError("docs/hibernate.md has no example");
    }
    return example.group(1);
  }

  /** The cells of the rows of the table whose first heading is this, headings included. */
  public static List<List<String>> table(String heading) {
    return text()
        .lines()
        .dropWhile(line -> !line.startsWith("| " + heading + " |"))
        .takeWhile(line -> line.startsWith("|"))
        .filter(line -> !line.startsWith("| ---"))
        .map(line -> cells(line).map(String::strip).toList())
        .toList();
  }

  private static Stream<String> cells(String line) {
    return Arrays.stream(line.substring(1).split("\\|"));
  }
}
