// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.migration;

import dev.ids.hibernate.testkit.Engine;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The page for users, {@code docs/migration.md}. */
final class MigrationPage {
  private static final Pattern TYPE = Pattern.compile("(?m)^public (?:final )?class (\\w+)");

  private MigrationPage() {}

  static Section section(String heading) {
    String text;
    try {
      text = Files.readString(Path.of("../docs/migration.md"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    String[] sections = text.split("(?m)^## ");
    return Arrays.stream(sections)
        .filter(section -> section.startsWith(heading + "\n"))
        .map(Section::new)
        .findFirst()
        .orElseThrow(() -> new AssertionError("no section " + heading));
  }

  /** The public class of a sample. */
  static String typeIn(String sample) {
    Matcher type = TYPE.matcher(sample);
    if (!type.find()) {
      throw new AssertionError("no public class: " + sample);
    }
    return type.group(1);
  }

  static String[] statements(String sample) {
    return sample.replaceAll("(?m)^--.*\n", "").strip().split(";\n|;$");
  }

  /** What stands below a heading. */
  record Section(String text) {
    List<String> java() {
      return samples("java");
    }

    /** The SQL samples, without those that begin with the name of another database. */
    List<String> sql(Engine engine) {
      String other = engine == Engine.H2 ? "-- PostgreSQL" : "-- H2";
      return samples("sql").stream().filter(sample -> !sample.startsWith(other)).toList();
    }

    private List<String> samples(String language) {
      return Pattern.compile("(?ms)^```" + language + "\n(.*?)^```$")
          .matcher(text)
          .results()
          .map(sample -> sample.group(1))
          .toList();
    }
  }
}
