// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package docs;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** A Markdown file of the project. */
record Document(Path file, String text) {
  private static final Pattern JAVA = Pattern.compile("(?m)^```java\\n(.*?)^```$", Pattern.DOTALL);

  private static final Pattern GENERATED =
      Pattern.compile("<!-- generated: .*?<!-- /generated -->", Pattern.DOTALL);

  static Path root() {
    return Path.of(System.getProperty("docs.root"));
  }

  static Document of(String name) {
    Path file = root().resolve(name);
    try {
      return new Document(file, Files.readString(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Every document that a user reads. */
  static Stream<Document> all() {
    try (Stream<Path> files = Files.walk(root(), 3)) {
      return files
          .map(root()::relativize)
          .filter(path -> path.toString().endsWith(".md") && !path.toString().contains("target"))
          .map(path -> of(path.toString()))
          .toList()
          .stream();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The Java samples in their order, but for those that the build wrote itself. */
  List<String> samples() {
    List<String> samples = new ArrayList<>();
    Matcher matcher = JAVA.matcher(GENERATED.matcher(text).replaceAll(""));
    while (matcher.find()) {
      samples.add(matcher.group(1));
    }
    return samples;
  }

  /** What stands between {@code <!-- name -->} and {@code <!-- /… -->}. */
  String section(String name) {
    int start = text.indexOf(opening(name)) + opening(name).length();
    return text.substring(start, text.indexOf("<!-- /", start));
  }

  /** Writes the file with another content of a section. */
  void rewrite(String name, String content) {
    String changed = text.replace(opening(name) + section(name), opening(name) + content);
    try {
      Files.writeString(file, changed);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private String opening(String name) {
    String opening = "<!-- " + name + " -->\n";
    if (!text.contains(opening)) {
      throw new IllegalArgumentException(file + " has no " + opening);
    }
    return opening;
  }

  @Override
  public String toString() {
    return root().relativize(file.toAbsolutePath()).toString();
  }
}
