// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.time.ZoneOffset;

/**
 * A date before the text of an id: {@code DatePrefix.of("yyMMdd", "-", ID_TIME).around(codec)}
 * writes {@code 261027-qZ}. Spec: layouts-and-codecs.md, "Codecs".
 *
 * <p>The date is UTC's unless another zone is given, never the system's. A pattern has yyyy or yy,
 * MM, dd or DDD, HH, mm, ss and S (one to nine), each once, and text between them: every date has
 * the same length.
 *
 * <p>Immutable and thread-safe.
 */
public final class DatePrefix {
  private final DatePattern pattern;
  private final String delimiter;
  private final DateSource source;
  private final ZoneId zone;
  private final InstantSource clock;

  private DatePrefix(
      DatePattern pattern, String delimiter, DateSource source, ZoneId zone, InstantSource clock) {
    this.pattern = pattern;
    this.delimiter = delimiter;
    this.source = source;
    this.zone = zone;
    this.clock = clock;
  }

  /**
   * A date prefix in UTC, by the system's clock if the source is NOW.
   *
   * @param delimiter stands between the date and the text; may be empty
   * @throws dev.ids.InvalidDeclarationException if the pattern cannot be read back, or the
   *     delimiter has a character that does not show
   */
  public static DatePrefix of(String pattern, String delimiter, DateSource source) {
    Affix.checkVisible("delimiter", delimiter);
    return new DatePrefix(
        DatePattern.of(pattern), delimiter, source, ZoneOffset.UTC, InstantSource.system());
  }

  /** The same in another zone. */
  public DatePrefix withZone(ZoneId newZone) {
    return new DatePrefix(pattern, delimiter, source, newZone, clock);
  }

  /** The same by another clock. */
  public DatePrefix withClock(InstantSource newClock) {
    return new DatePrefix(pattern, delimiter, source, zone, newClock);
  }

  /**
   * A codec that writes the date, the delimiter and the text of {@code codec}. With ID_TIME it must
   * be bound before use: {@link CodecChain#bind}.
   */
  public CodecChain around(IdCodec codec) {
    CodecChain chain = codec instanceof CodecChain c ? c : CodecChain.around(codec);
    return chain.withBefore(
        new ChainPart.Date(this, null, false), new ChainPart.Literal(delimiter));
  }

  DatePattern pattern() {
    return pattern;
  }

  String delimiter() {
    return delimiter;
  }

  DateSource source() {
    return source;
  }

  ZoneId zone() {
    return zone;
  }

  InstantSource clock() {
    return clock;
  }

  /** Whether dates order as instants do, whenever these are. */
  boolean isOrdered() {
    return pattern.isOrdered() && zone.getRules().isFixedOffset();
  }

  /** Whether dates order as instants do, from the first one on. */
  boolean isOrderedFrom(Instant first) {
    return pattern.isOrdered() && !Zones.changesAfter(zone, first);
  }
}
