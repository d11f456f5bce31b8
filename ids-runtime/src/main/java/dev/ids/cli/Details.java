// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.internal.PlainText;
import dev.ids.internal.Quoted;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** One reading of a text as lines for people. */
final class Details {
  private static final int MAX_NAMES = 5;
  private static final int MAX_TEXTS = 10;
  private static final int MAX_PLAIN = 128;

  private final InstantSource clock;
  private final @Nullable KeyCheck key;

  /**
   * @param key that ids may belong to, if it was asked for
   */
  Details(InstantSource clock, @Nullable KeyCheck key) {
    this.clock = clock;
    this.key = key;
  }

  /** All that there is to say, indented. */
  List<String> block(String text, Reading reading) {
    List<String> lines = new ArrayList<>();
    lines.add("  " + heading(reading));
    lines.addAll(aligned(details(text, reading)));
    return lines;
  }

  /** The heading and the time, indented. */
  static String line(Reading reading) {
    Instant time = reading.time();
    return "  " + heading(reading) + (time == null ? "" : ", " + Age.utc(time));
  }

  /** A text as it is, if that does no harm to a terminal. */
  static String shown(String text) {
    return text.length() <= MAX_PLAIN && PlainText.isPlain(text) ? text : Quoted.of(text);
  }

  private static String heading(Reading reading) {
    Hit best = reading.best();
    StringBuilder heading = new StringBuilder(names(reading.names()));
    if (best.candidate().isClass()) {
      heading.append(" (").append(best.candidate().scheme().name()).append(')');
    }
    if (!best.cut().isEmpty()) {
      heading.append(", after ").append(Quoted.of(best.cut()));
    }
    if (reading.isStored()) {
      heading.append(", stored as ").append(best.readAs());
    }
    if (reading.likelihood().isUnlikely()) {
      heading.append(", unlikely: ").append(reading.likelihood().why());
    }
    return heading.toString();
  }

  private static String names(List<String> names) {
    String shown = names.stream().limit(MAX_NAMES).collect(Collectors.joining(", "));
    return names.size() > MAX_NAMES
        ? shown + " and " + (names.size() - MAX_NAMES) + " more"
        : shown;
  }

  private Map<String, String> details(String text, Reading reading) {
    Hit best = reading.best();
    Map<String, String> details = new LinkedHashMap<>();
    if (reading.time() == null) {
      details.put("time", "none");
    }
    for (Field field : best.fields()) {
      details.put(field.name(), valueOf(field));
    }
    if (key != null && KeyCheck.applies(best.candidate().scheme())) {
      details.put("of the key", key.isOfKey(best) ? "yes" : "no");
    }
    if (!best.text().equals(text)) {
      details.put("text", shown(best.text()));
    }
    addOthers(details, reading);
    Sql.literals(best).forEach((kind, literal) -> details.put(sqlName(kind), printable(literal)));
    return details;
  }

  private static void addOthers(Map<String, String> details, Reading reading) {
    Map<String, String> names = new LinkedHashMap<>();
    reading
        .otherTexts()
        .forEach((label, text) -> names.putIfAbsent(text, shortName(label, reading.best())));
    names.entrySet().stream()
        .limit(MAX_TEXTS)
        .forEach(other -> details.put(other.getValue(), shown(other.getKey())));
    if (names.size() > MAX_TEXTS) {
      details.put("more", names.size() - MAX_TEXTS + " other texts; --json has all");
    }
  }

  /** Without what it shares with the name in the heading. */
  private static String shortName(String label, Hit best) {
    for (String start : List.of(best.candidate().label(), best.candidate().scheme().name())) {
      if (label.startsWith(start + " ")) {
        return label.substring(start.length() + 1);
      }
    }
    return label;
  }

  private static String sqlName(String kind) {
    return kind.equals("BYTEA") ? "PostgreSQL" : "SQL " + kind;
  }

  private static List<String> aligned(Map<String, String> details) {
    int width = details.keySet().stream().mapToInt(String::length).max().orElse(0);
    List<String> lines = new ArrayList<>();
    details.forEach(
        (name, value) -> lines.add("    " + name + " ".repeat(width - name.length() + 2) + value));
    return lines;
  }

  private static String printable(String literal) {
    boolean isPrintable = literal.chars().allMatch(c -> c >= ' ' && c <= '~');
    return isPrintable ? literal : Quoted.of(literal);
  }

  private String valueOf(Field field) {
    return field.value() instanceof Instant time
        ? Age.utc(time) + " (" + Age.of(time, clock.instant()) + ")"
        : shown(field.value().toString());
  }
}
