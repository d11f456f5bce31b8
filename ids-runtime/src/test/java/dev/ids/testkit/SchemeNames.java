// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Finds schemes named in code that must know none: the annotation, the package and the name of
 * every row of {@code schemes.csv}. Comments may name them.
 */
public final class SchemeNames {
  private static final Pattern TEXT_OR_COMMENT =
      Pattern.compile(
          "(\"\"\"[\\s\\S]*?\"\"\"|\"(?:\\\\.|[^\"\\\\\\n])*\"|'(?:\\\\.|[^'\\\\])+')"
              + "|//[^\\n]*|/\\*[\\s\\S]*?\\*/");

  private SchemeNames() {}

  /** The places in the Java files of a folder, such as {@code IdType.java: Ulid}; none is good. */
  public static List<String> in(Path folder) throws IOException {
    Pattern names =
        Pattern.compile(SchemeRow.all().flatMap(SchemeNames::of).collect(Collectors.joining("|")));
    List<Path> files;
    try (Stream<Path> paths = Files.walk(folder)) {
      files = paths.filter(path -> path.toString().endsWith(".java")).sorted().toList();
    }
    if (files.isEmpty()) {
      throw new IllegalArgumentException("no Java files in " + folder);
    }
    List<String> places = new ArrayList<>();
    for (Path file : files) {
      String code = withoutComments(Files.readString(file));
      TreeSet<String> found = new TreeSet<>();
      names.matcher(code).results().forEach(match -> found.add(match.group()));
      found.forEach(name -> places.add(folder.relativize(file) + ": " + name));
    }
    return places;
  }

  /** A UUID is also a way of storing, so that word alone says nothing. */
  private static Stream<String> of(SchemeRow row) {
    String annotation = row.declaration().replaceFirst("\\(.*", "").replace("@", "");
    String folder = annotation.substring(0, annotation.lastIndexOf('.'));
    String room = folder.substring(folder.lastIndexOf('.') + 1);
    Stream<String> exact =
        Stream.of(
            Pattern.quote(folder), "\\b" + row.annotationName() + "\\b", "\"" + row.name() + "\"");
    return row.name().equals("uuid")
        ? exact
        : Stream.concat(exact, Stream.of("(?i:" + room + ")", "(?i:" + row.name() + ")"));
  }

  private static String withoutComments(String source) {
    return TEXT_OR_COMMENT.matcher(source).replaceAll(match -> match.group(1) == null ? " " : "$1");
  }
}
