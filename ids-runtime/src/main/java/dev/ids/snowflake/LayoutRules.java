// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.internal.Quoted;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Stream;

/** What a layout may be; members are named as in {@link Bits}. */
final class LayoutRules {
  private static final int MAX_TIME_BITS = 63;
  private static final int MAX_NODE_BITS = 31;
  private static final int MAX_SEQ_BITS = 62;
  private static final int UNWISE_YEARS = 20;
  private static final long MILLIS_PER_YEAR = ChronoUnit.YEARS.getDuration().toMillis();

  private static final Instant FIRST_EPOCH = Instant.ofEpochMilli(Long.MIN_VALUE);
  private static final Instant LAST_EPOCH = Instant.ofEpochMilli(Long.MAX_VALUE);

  private LayoutRules() {}

  static void check(
      Instant epoch,
      ChronoUnit unit,
      int timeBits,
      int nodeBits,
      int seqBits,
      long seqResetThreshold) {
    checkWidths(timeBits, nodeBits, seqBits);
    checkUnit(unit);
    checkEpoch(epoch, unit);
    if (seqResetThreshold < 0 || seqResetThreshold > Layout.mask(seqBits)) {
      throw new InvalidDeclarationException(
          "IDS043",
          "seqResetThreshold",
          "seqResetThreshold = "
              + seqResetThreshold
              + " is outside 0.."
              + Layout.mask(seqBits)
              + ", the range of a sequence of "
              + seqBits
              + " bits",
          "seqResetThreshold = " + Layout.mask(seqBits - 1));
    }
  }

  static void checkWidths(int timeBits, int nodeBits, int seqBits) {
    checkWidth("time", timeBits, 1, MAX_TIME_BITS, 41);
    checkWidth("node", nodeBits, 0, MAX_NODE_BITS, 10);
    checkWidth("seq", seqBits, 1, MAX_SEQ_BITS, 12);
  }

  /** Reads an ISO instant such as {@code 2024-01-01T00:00:00Z}. */
  static Instant parseEpoch(String text) {
    try {
      return Instant.parse(text);
    } catch (DateTimeParseException e) {
      throw new InvalidDeclarationException(
          "IDS042",
          "epoch",
          "epoch " + Quoted.of(text) + " is not an instant in UTC such as 2024-01-01T00:00:00Z",
          "epoch = \"" + nearestEpoch(text) + "\"");
    }
  }

  /** A date, a local time or another offset says which instant was meant. */
  private static String nearestEpoch(String text) {
    return Stream.<Function<String, Instant>>of(
            each -> OffsetDateTime.parse(each).toInstant(),
            each -> LocalDateTime.parse(each.replace(' ', 'T')).toInstant(ZoneOffset.UTC),
            each -> LocalDate.parse(each).atStartOfDay(ZoneOffset.UTC).toInstant())
        .flatMap(reader -> read(text.strip(), reader).stream())
        .map(Instant::toString)
        .findFirst()
        .orElse(Layout.COSID_EPOCH_TEXT);
  }

  private static Optional<Instant> read(String text, Function<String, Instant> reader) {
    try {
      return Optional.of(reader.apply(text));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /** Throws if an id does not fit a {@code long}, pointing at the width that can give way. */
  static void checkFitsLong(Layout layout) {
    int excess = layout.totalBits() - Layout.MAX_LONG_BITS;
    if (excess <= 0) {
      return;
    }
    String member = roomiest(layout, excess);
    throw new InvalidDeclarationException(
        "IDS044",
        member,
        tooMany(layout, excess, Layout.MAX_LONG_BITS, "a non-negative long holds"),
        member + " = " + (width(layout, member) - excess));
  }

  /** Throws if an id does not fit a JavaScript number. */
  static void checkFitsJavaScript(Layout layout) {
    int excess = layout.totalBits() - Layout.JS_SAFE_BITS;
    if (excess > 0) {
      throw new InvalidDeclarationException(
          "IDS045",
          "json",
          "json = NUMBER: "
              + tooMany(layout, excess, Layout.JS_SAFE_BITS, "a JavaScript number holds exactly"),
          layout.unit() == ChronoUnit.SECONDS
              ? "layout = JS_SAFE_S, or json = TEXT"
              : "layout = JS_SAFE_MS, or json = TEXT");
    }
  }

  /** A layout that ends within twenty years of its epoch works, but not for long. */
  static List<Advice> advice(Layout layout, String member, String widthMember) {
    Duration unit = layout.unit().getDuration();
    double years = (double) layout.maxTime() * unit.toMillis() / MILLIS_PER_YEAR;
    if (years >= UNWISE_YEARS) {
      return List.of();
    }
    int enough = layout.timeBits();
    while (Math.scalb((double) unit.toMillis(), enough) / MILLIS_PER_YEAR < UNWISE_YEARS) {
      enough++;
    }
    return List.of(
        new Advice(
            "IDS049",
            member,
            String.format(
                Locale.ROOT,
                "%d bits of %s end %.1f years after the epoch %s",
                layout.timeBits(),
                layout.unit().toString().toLowerCase(Locale.ROOT),
                years,
                layout.epoch()),
            widthMember + " = " + enough));
  }

  private static String roomiest(Layout layout, int excess) {
    if (layout.seqBits() > excess) {
      return "seq";
    }
    return layout.nodeBits() >= excess ? "node" : "time";
  }

  private static int width(Layout layout, String member) {
    return switch (member) {
      case "seq" -> layout.seqBits();
      case "node" -> layout.nodeBits();
      default -> layout.timeBits();
    };
  }

  private static String tooMany(Layout layout, int excess, int most, String holder) {
    return "time "
        + layout.timeBits()
        + " + node "
        + layout.nodeBits()
        + " + seq "
        + layout.seqBits()
        + " = "
        + layout.totalBits()
        + " bits, "
        + excess
        + " more than the "
        + most
        + " that "
        + holder
        + "\n"
        + picture(layout, most);
  }

  private static String picture(Layout layout, int most) {
    return String.format(
            "    time %2d  %s%n    node %2d  %s%n    seq  %2d  %s%n         --%n         %2d of %d",
            layout.timeBits(),
            "#".repeat(layout.timeBits()),
            layout.nodeBits(),
            "#".repeat(layout.nodeBits()),
            layout.seqBits(),
            "#".repeat(layout.seqBits()),
            layout.totalBits(),
            most)
        .replace(System.lineSeparator(), "\n");
  }

  private static void checkWidth(String member, int bits, int least, int most, int usual) {
    if (bits < least || bits > most) {
      throw new InvalidDeclarationException(
          "IDS040",
          member,
          member + " = " + bits + " is outside " + least + ".." + most + " bits",
          member + " = " + usual);
    }
  }

  private static void checkUnit(ChronoUnit unit) {
    if (unit != ChronoUnit.MILLIS && unit != ChronoUnit.SECONDS) {
      throw new InvalidDeclarationException(
          "IDS041",
          "unit",
          "unit = " + unit.name() + " is neither MILLIS nor SECONDS",
          "unit = " + (unit.compareTo(ChronoUnit.MILLIS) < 0 ? "MILLIS" : "SECONDS"));
    }
  }

  private static void checkEpoch(Instant epoch, ChronoUnit unit) {
    Instant whole = epoch.truncatedTo(unit);
    if (!whole.equals(epoch)) {
      throw new InvalidDeclarationException(
          "IDS042",
          "epoch",
          "epoch "
              + epoch
              + " is not a whole "
              + (unit == ChronoUnit.SECONDS ? "second" : "millisecond")
              + ", which unit = "
              + unit.name()
              + " needs",
          "epoch = \"" + whole + "\"");
    }
    if (epoch.isBefore(FIRST_EPOCH) || epoch.isAfter(LAST_EPOCH)) {
      throw new InvalidDeclarationException(
          "IDS042",
          "epoch",
          "epoch " + epoch + " is further from 1970 than 2^63 milliseconds",
          "epoch = \"" + Layout.COSID_EPOCH_TEXT + "\"");
    }
  }
}
