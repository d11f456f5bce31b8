// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** {@code inspect}: tells of which schemes texts are ids, and what is in them. */
final class Inspect {
  static final Set<String> FLAGS = Set.of("all", "json");
  static final List<String> OPTIONS = List.of("class-path", "key");

  private static final int MAX_IDS_OF_A_LINE = 100;

  private final Console console;
  private final Reader reader;
  private final Report report;
  private boolean anyUnknown;
  private long found;

  private Inspect(Console console, Reader reader, Report report) {
    this.console = console;
    this.reader = reader;
    this.report = report;
  }

  /** Runs the command and returns its exit code. */
  static int run(List<String> words, Console console) {
    Arguments arguments = Arguments.parse("inspect", words, FLAGS, OPTIONS);
    List<String> texts = arguments.others();
    boolean readsInput = texts.isEmpty() || texts.equals(List.of("-"));
    if (texts.isEmpty() && console.isTerminal().getAsBoolean()) {
      throw new UsageException("inspect needs an id, or - to read ids from standard input");
    }
    ClassLoader loader = ClassPath.loader(arguments.value("class-path"));
    List<Candidate> candidates = Candidates.of(loader, console::note);
    KeyCheck key =
        arguments
            .value("key")
            .map(text -> new KeyCheck(text, () -> console.runtimes().open(loader, Map.of())))
            .orElse(null);
    Report report =
        arguments.has("json")
            ? new JsonReport(console.out(), key)
            : new TextReport(
                console,
                new Details(console.clock(), key),
                names(candidates),
                arguments.has("all"));
    Inspect inspect = new Inspect(console, new Reader(candidates, console.clock()), report);
    return readsInput ? inspect.input() : inspect.arguments(texts);
  }

  private int arguments(List<String> texts) {
    for (String text : texts) {
      one(text, null);
    }
    return anyUnknown ? ExitCode.UNKNOWN_TEXT : ExitCode.OK;
  }

  /** Each line is answered before the next is there. */
  private int input() {
    Lines lines = new Lines(console.in());
    long number = 0;
    for (Lines.Line line = lines.next(); line != null; line = lines.next()) {
      number = line.number();
      if (line.length() > Lines.MAX_CHARACTERS) {
        console.note(
            "line %d has %d characters; the first %d are looked at"
                .formatted(number, line.length(), Lines.MAX_CHARACTERS));
      }
      if (!Texts.stripped(line.text()).isEmpty()) {
        one(line.text(), number);
        console.out().flush();
      }
    }
    if (found == 0 && !anyUnknown) {
      console.err().println("ids: no id in " + number + (number == 1 ? " line" : " lines"));
      return ExitCode.UNKNOWN_TEXT;
    }
    return anyUnknown ? ExitCode.UNKNOWN_TEXT : ExitCode.OK;
  }

  private void one(String given, @Nullable Long line) {
    String text = Texts.stripped(given);
    List<Reading> readings = reader.read(text);
    if (readings.isEmpty()) {
      text = Texts.unwrapped(given);
      readings = reader.read(text);
    }
    if (!readings.isEmpty() && !readings.get(0).likelihood().isUnlikely()) {
      found++;
      report.found(text, line, readings, doubts(text, readings.get(0)));
      return;
    }
    if (words(Texts.stripped(given), line) || (line != null && Texts.isLine(text))) {
      return; // Most lines of a log have no id.
    }
    anyUnknown = true;
    if (!readings.isEmpty()) {
      report.unlikely(text, line, readings, doubts(text, readings.get(0)));
    } else {
      unknown(text, line);
    }
  }

  private void unknown(String text, @Nullable Long line) {
    if (text.length() > Reader.MAX_CHARACTERS) {
      String problem =
          "has %d characters; an id has at most %d".formatted(text.length(), Reader.MAX_CHARACTERS);
      report.unknown(text, line, problem, List.of());
    } else {
      String problem =
          Texts.isLine(text) ? "has no id of any scheme in it" : "is no id of any scheme";
      report.unknown(text, line, problem, misses(text));
    }
  }

  private List<Misses.Miss> misses(String text) {
    return Misses.of(text, reader.candidates(), console.clock().instant());
  }

  /** An id of a scheme that lost a character may be one of another scheme, without a time. */
  private List<Misses.Miss> doubts(String text, Reading best) {
    return best.likelihood().rank() == Likelihood.Rank.LIKELY
        ? List.of()
        : misses(text).stream().filter(Misses.Miss::isLikely).toList();
  }

  /** The ids among the words of a text; those that any word could be are none. */
  private boolean words(String text, @Nullable Long line) {
    if (!Texts.hasWords(text)) {
      return false;
    }
    int before = 0;
    for (String word :
        Texts.words(text.substring(0, Math.min(text.length(), Lines.MAX_CHARACTERS)))) {
      List<Reading> readings = reader.read(word);
      if (!readings.isEmpty() && isTelling(word, readings.get(0)) && before < MAX_IDS_OF_A_LINE) {
        before++;
        report.found(word, line, readings, List.of());
      }
    }
    found += before;
    return before > 0;
  }

  private static boolean isTelling(String word, Reading best) {
    return switch (best.likelihood().rank()) {
      case LIKELY -> true;
      case NO_TIME ->
          !best.best().candidate().prefix().isEmpty() || Texts.isMixed(word) || Stored.isUuid(word);
      case UNLIKELY -> false;
    };
  }

  private static String names(List<Candidate> candidates) {
    List<Candidate> forms = candidates.stream().filter(c -> !c.isClass()).toList();
    String schemes =
        forms.stream()
            .map(form -> form.scheme().name())
            .distinct()
            .collect(Collectors.joining(", "));
    int classes = candidates.size() - forms.size();
    return schemes
        + " in "
        + forms.size()
        + " forms, see: schemes"
        + (classes == 0 ? "" : "; and " + classes + " id classes");
  }
}
