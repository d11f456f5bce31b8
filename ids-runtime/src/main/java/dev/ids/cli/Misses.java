// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Which scheme's id a text nearly is: one character of it is wrong, missing or too many. */
final class Misses {
  private static final int MIN_CHARACTERS = 8;
  private static final int MAX_CHARACTERS = 128;
  private static final int MAX_PREFIXES = 4;

  /** A digit of every alphabet of numbers. */
  private static final String DIGIT = "0";

  private final List<Candidate> candidates;
  private final Instant now;

  private Misses(List<Candidate> candidates, Instant now) {
    this.candidates = candidates;
    this.now = now;
  }

  /**
   * One near miss.
   *
   * @param label the form or the id class
   * @param why the rule that the text breaks
   * @param isLikely whether a text without the mistake has a time at which ids were issued
   */
  record Miss(String label, String why, boolean isLikely) {}

  /** The near misses of a text, the likely ones first; after a cut only if there are no others. */
  static List<Miss> of(String text, List<Candidate> candidates, Instant now) {
    if (text.length() > MAX_CHARACTERS) {
      return List.of();
    }
    Misses misses = new Misses(candidates, now);
    List<Miss> near = misses.near("", text);
    List<Integer> ends = Reader.prefixEnds(text);
    for (int i = 0; near.isEmpty() && i < ends.size() && i < MAX_PREFIXES; i++) {
      near = misses.near(text.substring(0, ends.get(i)), text.substring(ends.get(i)));
    }
    return near;
  }

  private List<Miss> near(String cut, String text) {
    if (text.length() < MIN_CHARACTERS) {
      return List.of();
    }
    // Several forms of a scheme may break one rule; the first stands for them.
    Map<String, Miss> misses = new LinkedHashMap<>();
    for (Candidate candidate : candidates) {
      List<RawId> meant = meant(text, candidate);
      if (!meant.isEmpty()) {
        String rule = why(text, candidate);
        String why = cut.isEmpty() ? rule : "after " + Quoted.of(cut) + " " + rule;
        boolean isLikely = meant.stream().anyMatch(id -> isLikely(candidate, id));
        misses.putIfAbsent(
            candidate.scheme().name() + why, new Miss(candidate.label(), why, isLikely));
      }
    }
    List<Miss> sorted = new ArrayList<>(misses.values());
    sorted.sort(Comparator.comparing(miss -> !miss.isLikely()));
    return sorted;
  }

  /** What may have been meant: with one character replaced, taken out or put in. */
  private static List<RawId> meant(String text, Candidate candidate) {
    List<RawId> meant = new ArrayList<>();
    int start = candidate.prefix().length();
    if (text.length() > start + candidate.scheme().textLength() + 1
        || text.length() < start + candidate.scheme().minTextLength() - 1
        || why(text, candidate).isEmpty()) {
      return meant;
    }
    for (int i = start; i <= text.length(); i++) {
      String before = text.substring(0, i);
      String rest = text.substring(i);
      String afterNext = rest.isEmpty() ? "" : rest.substring(1);
      addParsed(meant, before + DIGIT + afterNext, candidate);
      addParsed(meant, before + afterNext, candidate);
      addParsed(meant, before + DIGIT + rest, candidate);
    }
    return meant;
  }

  private boolean isLikely(Candidate candidate, RawId id) {
    List<Field> fields = Field.of(candidate.scheme(), id);
    return Likelihood.of(candidate, fields, now).rank() == Likelihood.Rank.LIKELY;
  }

  private static void addParsed(List<RawId> ids, String text, Candidate candidate) {
    try {
      ids.add(candidate.parse(text));
    } catch (RuntimeException e) {
      // This was not meant, either.
    }
  }

  /** The rule that a text breaks; empty if none. */
  private static String why(String text, Candidate candidate) {
    try {
      candidate.parse(text);
      return "";
    } catch (InvalidIdException e) {
      return e.rule();
    } catch (RuntimeException e) {
      return String.valueOf(e.getMessage());
    }
  }
}
