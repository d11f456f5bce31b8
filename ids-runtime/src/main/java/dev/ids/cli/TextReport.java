// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.internal.Quoted;
import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Findings for people: ids on standard output, what is none on standard error. */
final class TextReport implements Report {
  private static final int MAX_LINES = 5;

  private final Output out;
  private final PrintStream err;
  private final Details details;
  private final String tried;
  private final boolean all;
  private boolean isFirst = true;
  private boolean saidWhatWasTried;

  /**
   * @param tried names all candidates
   * @param all whether unlikely readings are written in full
   */
  TextReport(Console console, Details details, String tried, boolean all) {
    this.out = console.out();
    this.err = console.err();
    this.details = details;
    this.tried = tried;
    this.all = all;
  }

  @Override
  public void found(
      String text, @Nullable Long line, List<Reading> readings, List<Misses.Miss> misses) {
    List<String> lines = new ArrayList<>();
    lines.add(Details.shown(text) + (line == null ? "" : " (line " + line + ")"));
    List<Reading> unlikely = new ArrayList<>();
    for (Reading reading : readings) {
      if (all || !reading.likelihood().isUnlikely()) {
        lines.addAll(details.block(text, reading));
      } else {
        unlikely.add(reading);
      }
    }
    lines.addAll(shortened(unlikely));
    misses.forEach(miss -> lines.add(near(miss)));
    if (!isFirst) {
      out.line("");
    }
    isFirst = false;
    lines.forEach(out::line);
  }

  @Override
  public void unlikely(
      String text, @Nullable Long line, List<Reading> readings, List<Misses.Miss> misses) {
    if (all) {
      found(text, line, readings, misses);
    }
    problem(text, line, UNLIKELY);
    if (!all) {
      shortened(readings).forEach(err::println);
      misses.forEach(miss -> err.println(near(miss)));
    }
    err.flush();
  }

  @Override
  public void unknown(String text, @Nullable Long line, String problem, List<Misses.Miss> misses) {
    problem(text, line, problem);
    misses.stream().limit(MAX_LINES).forEach(miss -> err.println(near(miss)));
    if (!saidWhatWasTried) {
      err.println("  tried: " + tried);
      saidWhatWasTried = true;
    }
    err.flush();
  }

  private void problem(String text, @Nullable Long line, String problem) {
    out.flush(); // So that both streams keep their order where they meet.
    err.println(
        "ids: " + (line == null ? "" : "line " + line + ": ") + Quoted.of(text) + " " + problem);
  }

  private static List<String> shortened(List<Reading> unlikely) {
    List<String> lines = new ArrayList<>();
    unlikely.stream().limit(MAX_LINES).map(Details::line).forEach(lines::add);
    if (unlikely.size() > MAX_LINES) {
      lines.add("  and " + (unlikely.size() - MAX_LINES) + " more; --all shows all in full");
    }
    return lines;
  }

  private static String near(Misses.Miss miss) {
    return "  nearly " + miss.label() + ", but " + miss.why();
  }
}
