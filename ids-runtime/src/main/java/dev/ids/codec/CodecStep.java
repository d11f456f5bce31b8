// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.Advice;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.List;

/**
 * One item of a codec chain, as it was written: {@link CodecChain#of} checks it. The first item may
 * be a radix, friendly or custom one, which turns the id into text; those after it wrap the text.
 */
public sealed interface CodecStep {
  /**
   * Digits of a radix.
   *
   * @param radix 2 to 62
   * @param width the most digits; 0 for as many as the ids need
   * @param padStart whether shorter texts are padded with 0 to the width
   */
  record RadixStep(int radix, int width, boolean padStart) implements CodecStep {}

  /**
   * Time, node and sequence for people.
   *
   * @param zone the name of a time zone, such as {@code Asia/Shanghai}
   * @param padStart whether node and sequence are padded with 0 to their widths
   */
  record FriendlyStep(String zone, boolean padStart) implements CodecStep {
    /**
     * The zone.
     *
     * @throws dev.ids.InvalidDeclarationException at {@code friendly} if there is none of the name
     */
    public ZoneId zoneId() {
      return Zones.of("friendly", zone);
    }

    /**
     * What is unwise about the zone, though it works.
     *
     * @param first the earliest time of an id
     */
    public List<Advice> advice(Instant first) {
      return Zones.advice(
          zoneId(),
          first,
          "friendly",
          "an id of an hour that they repeat has a text that cannot be read back",
          "friendly = \"UTC\"");
    }
  }

  /** A codec of the application's own. */
  record CustomStep(IdCodec codec) implements CodecStep {}

  /** Text before the text. */
  record PrefixStep(String text) implements CodecStep {}

  /** Text after the text. */
  record SuffixStep(String text) implements CodecStep {}

  /**
   * A date before the text.
   *
   * @param pattern of yyyy yy MM dd DDD HH mm ss S, each once
   * @param delimiter stands between the date and the text; may be empty
   * @param source whose date
   * @param zone the name of a time zone, such as {@code UTC}
   * @param clock read for {@link DateSource#NOW}
   */
  record DatePrefixStep(
      String pattern, String delimiter, DateSource source, String zone, InstantSource clock)
      implements CodecStep {}

  /** Digits of a radix, 2 to 62, as many as needed. */
  static CodecStep radix(int radix) {
    return new RadixStep(radix, 0, false);
  }

  /** Digits of a radix, 2 to 62; width 0 is as many as the ids need. */
  static CodecStep radix(int radix, int width, boolean padStart) {
    return new RadixStep(radix, width, padStart);
  }

  /** Time, node and sequence for people. */
  static CodecStep friendly(String zone, boolean padStart) {
    return new FriendlyStep(zone, padStart);
  }

  /** A codec of the application's own. What it writes and reads is checked each time. */
  static CodecStep custom(IdCodec codec) {
    return new CustomStep(codec);
  }

  /**
   * A codec of the application's own by its class, with a public constructor without parameters. It
   * is made at first use.
   */
  static CodecStep custom(Class<? extends IdCodec> codec) {
    return new CustomStep(CustomCodec.of(codec));
  }

  /** Text before the text. */
  static CodecStep prefix(String text) {
    return new PrefixStep(text);
  }

  /** Text after the text. */
  static CodecStep suffix(String text) {
    return new SuffixStep(text);
  }

  /** A date before the text, by the system's clock if the source is NOW. */
  static CodecStep datePrefix(String pattern, String delimiter, DateSource source, String zone) {
    return datePrefix(pattern, delimiter, source, zone, InstantSource.system());
  }

  /** A date before the text, by that clock if the source is NOW. */
  static CodecStep datePrefix(
      String pattern, String delimiter, DateSource source, String zone, InstantSource clock) {
    return new DatePrefixStep(pattern, delimiter, source, zone, clock);
  }

  /**
   * The items of an annotation, checked as far as each is for itself. A class in it is not touched.
   *
   * @throws dev.ids.InvalidDeclarationException naming item and member, such as {@code [1].suffix}
   */
  static List<CodecStep> of(Codec... declared) {
    return CodecReader.read(declared);
  }
}
