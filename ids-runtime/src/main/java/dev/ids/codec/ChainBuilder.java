// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static dev.ids.InvalidDeclarationException.at;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.codec.CodecStep.CustomStep;
import dev.ids.codec.CodecStep.DatePrefixStep;
import dev.ids.codec.CodecStep.FriendlyStep;
import dev.ids.codec.CodecStep.PrefixStep;
import dev.ids.codec.CodecStep.RadixStep;
import dev.ids.codec.CodecStep.SuffixStep;
import dev.ids.internal.Quoted;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;

/** Puts a chain together, and holds the rules of what fits together. */
final class ChainBuilder {
  private static final int DECIMAL = 10;

  private final IdSpace ids;
  private final long maxId;
  private final List<ChainPart> before = new ArrayList<>();
  private final StringBuilder after = new StringBuilder();
  private final List<Advice> advice = new ArrayList<>();
  private IdCodec inner;

  ChainBuilder(IdSpace ids) {
    this.ids = ids;
    this.maxId = -1L >>> (Long.SIZE - ids.totalBits());
    this.inner = radix(new RadixStep(DECIMAL, 0, false));
  }

  ChainBuilder add(List<CodecStep> steps) {
    for (int i = 0; i < steps.size(); i++) {
      int index = i;
      at(
          "[" + i + "]",
          () -> {
            add(index, steps.get(index));
            return this;
          });
    }
    return this;
  }

  CodecChain build() {
    return new CodecChain(inner, maxId, before, after.toString(), advice);
  }

  private void add(int index, CodecStep step) {
    if (step instanceof RadixStep radix) {
      checkFirst(index, "radix", "radix = " + radix.radix());
      inner = radix(radix);
    } else if (step instanceof FriendlyStep friendly) {
      checkFirst(index, "friendly", "friendly = " + Quoted.of(friendly.zone()));
      inner = friendly(index, friendly);
    } else if (step instanceof CustomStep custom) {
      checkFirst(index, "custom", "custom");
      CustomCodec codec = CustomCodec.of(custom.codec());
      codec.check();
      inner = codec;
    } else if (step instanceof PrefixStep prefix) {
      Affix.checkNotEmpty("prefix", prefix.text());
      Affix.checkVisible("prefix", prefix.text());
      before.add(0, new ChainPart.Literal(prefix.text()));
    } else if (step instanceof SuffixStep suffix) {
      Affix.checkNotEmpty("suffix", suffix.text());
      Affix.checkVisible("suffix", suffix.text());
      after.append(suffix.text());
    } else if (step instanceof DatePrefixStep date) {
      addDate(index, date);
    }
  }

  private static void checkFirst(int index, String member, String written) {
    if (index > 0) {
      throw new InvalidDeclarationException(
          "IDS033",
          member,
          written
              + " turns the id into text, so it is the first item; here it is item "
              + (index + 1)
              + ", and what stands before it wraps text",
          "put it first");
    }
  }

  private Radix radix(RadixStep step) {
    int needed = Radix.widthOf(step.radix(), ids.totalBits());
    int width = step.width() == 0 ? needed : step.width();
    Radix radix = Radix.of(step.radix(), width, step.padStart());
    if (width < needed) {
      throw new InvalidDeclarationException(
          "IDS031",
          "width",
          "width = "
              + width
              + " is too small: ids of "
              + ids.totalBits()
              + " bits have up to "
              + needed
              + " digits of radix "
              + step.radix(),
          "width = " + needed);
    }
    return radix;
  }

  private IdCodec friendly(int index, FriendlyStep step) {
    IdSpace.Timed timed = timed("friendly", "friendly writes the time of an id", "radix = 62");
    ZoneId zone = step.zoneId();
    checkYears(timed, zone, "friendly");
    advise(index, step.advice(timed.instantOf(0)));
    return timed.friendly(zone, step.padStart());
  }

  private void addDate(int index, DatePrefixStep step) {
    DatePattern pattern = DatePattern.of(step.pattern());
    ZoneId zone = Zones.of("zone", step.zone());
    DatePrefix date =
        DatePrefix.of(step.pattern(), step.delimiter(), step.source())
            .withZone(zone)
            .withClock(step.clock());
    before.add(0, new ChainPart.Literal(step.delimiter()));
    if (step.source() == DateSource.NOW) {
      before.add(0, new ChainPart.Date(date, null, false));
      return;
    }
    IdSpace.Timed timed =
        timed("datePrefix", "a date prefix shows the time of an id", "source = NOW");
    if (pattern.hasYear()) {
      checkYears(timed, zone, "datePrefix");
    }
    Instant first = timed.instantOf(0);
    advise(
        index,
        Zones.advice(
            zone,
            first,
            "zone",
            "when they go back, the text of a later id may sort before that of an earlier one",
            "zone = \"UTC\""));
    boolean ordered = date.isOrderedFrom(first);
    before.add(0, new ChainPart.Date(date, timed::instantOf, ordered));
  }

  private IdSpace.Timed timed(String member, String needs, String instead) {
    if (ids instanceof IdSpace.Timed timed) {
      return timed;
    }
    throw new InvalidDeclarationException(
        "IDS035", member, needs + ", and these ids have none", instead);
  }

  /** Four digits hold the years 0 to 9999. */
  private void checkYears(IdSpace.Timed timed, ZoneId zone, String member) {
    for (long id : new long[] {0, maxId}) {
      try {
        Instant instant = timed.instantOf(id);
        int year = instant.atZone(zone).getYear();
        if (year >= 0 && year <= DatePattern.MAX_YEAR) {
          continue;
        }
      } catch (DateTimeException | ArithmeticException e) {
        // Further away than any date.
      }
      throw new InvalidDeclarationException(
          "IDS035",
          member,
          "the "
              + (id == 0 ? "first" : "last")
              + " id would be of a year outside 0..9999, the years of four digits",
          "a layout of fewer time bits, or another epoch");
    }
  }

  private void advise(int index, List<Advice> more) {
    more.forEach(about -> advice.add(about.at("[" + index + "]")));
  }
}
