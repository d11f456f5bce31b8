// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Bits64Scheme;
import dev.ids.TextScheme;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * Whether an id of these bits was probably ever issued, judged by its time: ids of several schemes
 * look alike, but read as another scheme the time of one is seldom one at which ids were issued.
 *
 * @param why what speaks against it; empty if nothing does
 */
record Likelihood(Rank rank, String why) {
  /** The likeliest first. */
  enum Rank {
    LIKELY,
    NO_TIME,
    UNLIKELY
  }

  private static final Instant FIRST_IDS = Instant.parse("2010-01-01T00:00:00Z");
  private static final Duration CLOCKS_DIFFER = Duration.ofDays(1);

  /** So many characters of a radix are seldom of one kind. */
  private static final int MANY = 8;

  /** Small numbers and counters fall there, and so does a Unix time. */
  private static final Duration FIRST_DAYS = Duration.ofDays(30);

  /**
   * @param text that was read as the id's own; empty if it was something else
   */
  static Likelihood of(
      Candidate candidate, RawId id, List<Field> fields, String text, Instant now) {
    boolean isOwn = candidate.isClass() || !(candidate.scheme() instanceof Bits64Scheme);
    if (!isOwn && text.matches("[0-9]{8,}") && !text.equals(Long.toString(id.w0()))) {
      return unlikely("of so many digits one would be a letter");
    }
    if (!isOwn && text.length() >= MANY && hasAny(text, 'a', 'z') && !hasAny(text, 'A', 'Z')) {
      return unlikely("of so many letters one would be a capital"); // most of them are words
    }
    if (candidate.isClass() && !candidate.prefix().isEmpty() && !text.isEmpty()) {
      return new Likelihood(
          Field.timeOf(fields) == null ? Rank.NO_TIME : Rank.LIKELY,
          ""); // Nothing else begins so, whatever the clock was.
    }
    return of(candidate, fields, now);
  }

  static Likelihood of(Candidate candidate, List<Field> fields, Instant now) {
    Instant time = Field.timeOf(fields);
    if (time == null) {
      return new Likelihood(Rank.NO_TIME, "");
    } else if (time.isBefore(FIRST_IDS)) {
      return unlikely("its time is before 2010");
    } else if (time.isAfter(now.plus(CLOCKS_DIFFER))) {
      return unlikely("its time is in the future");
    } else if (!candidate.isClass() && isNear(start(candidate), time)) {
      return unlikely("its time is just after the epoch, as for any small number");
    }
    return new Likelihood(Rank.LIKELY, "");
  }

  private static boolean hasAny(String text, char from, char to) {
    return text.chars().anyMatch(c -> c >= from && c <= to);
  }

  boolean isUnlikely() {
    return rank == Rank.UNLIKELY;
  }

  private static Likelihood unlikely(String why) {
    return new Likelihood(Rank.UNLIKELY, why);
  }

  private static boolean isNear(@Nullable Instant start, Instant time) {
    return start != null && time.isBefore(start.plus(FIRST_DAYS));
  }

  /** The time of an id whose bits are 0. */
  private static @Nullable Instant start(Candidate candidate) {
    return candidate.scheme() instanceof TextScheme
        ? null
        : Field.timeOf(Field.of(candidate.scheme(), RawId.words(0, 0, 0, 0)));
  }
}
