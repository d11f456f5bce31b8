// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.ids.InvalidIdException;
import dev.ids.codec.Radix;
import dev.ids.internal.Quoted;
import java.time.DateTimeException;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;

/**
 * The local time, the node and the sequence of an id in decimal, with hyphens between them.
 * Immutable and thread-safe.
 */
final class FriendlyParts implements PartsCodec {
  private static final String SUBJECT = "friendly text";
  private static final int DECIMAL = 10;

  private final Layout layout;
  private final LocalMillis times;
  private final boolean padStart;
  private final int timeWidth;
  private final int nodeWidth;
  private final int seqWidth;
  private final Radix node;
  private final Radix seq;

  FriendlyParts(Layout layout, ZoneId zone, boolean padStart) {
    this.layout = layout;
    this.times = new LocalMillis(zone, layout.unit() == ChronoUnit.MILLIS);
    this.padStart = padStart;
    this.timeWidth = times.width();
    // A layout without node bits has node 0, which is one digit.
    this.nodeWidth = Radix.widthOf(DECIMAL, Math.max(1, layout.nodeBits()));
    this.seqWidth = Radix.widthOf(DECIMAL, layout.seqBits());
    this.node = Radix.of(DECIMAL, nodeWidth, padStart);
    this.seq = Radix.of(DECIMAL, seqWidth, padStart);
  }

  @Override
  public int length() {
    return timeWidth + 1 + nodeWidth + 1 + seqWidth;
  }

  /** Whether texts order like ids. */
  boolean isOrdered() {
    return padStart && !times.changesAfter(layout.epoch());
  }

  @Override
  public String encode(IdParts parts) {
    layout.checkRanges(parts.time(), parts.node(), parts.seq());
    byte[] text = new byte[length()];
    times.write(millis(parts.time()), text);
    int at = timeWidth;
    text[at++] = '-';
    at = write(parts.node(), nodeWidth, text, at);
    text[at++] = '-';
    at = write(parts.seq(), seqWidth, text, at);
    return new String(text, 0, at, ISO_8859_1);
  }

  @Override
  public IdParts decode(String text) {
    int length = text.length();
    int least = padStart ? length() : timeWidth + 4;
    if (length < least || length > length()) {
      String needed = least == length() ? String.valueOf(least) : least + " to " + length();
      throw refused(text, "needs " + needed + " characters, has " + length);
    }
    checkHyphen(text, timeWidth);
    int nodeStart = timeWidth + 1;
    int nodeEnd = padStart ? nodeStart + nodeWidth : text.indexOf('-', nodeStart);
    checkHyphen(text, nodeEnd < 0 ? length - 1 : nodeEnd);
    long nodePart = node.decode(text, nodeStart, nodeEnd);
    long seqPart = seq.decode(text, nodeEnd + 1, length);
    long millis;
    try {
      millis = times.read(text);
    } catch (DateTimeException e) {
      throw refused(text, String.valueOf(e.getMessage()));
    }
    return checked(text, millis, nodePart, seqPart);
  }

  private IdParts checked(String text, long millis, long nodePart, long seqPart) {
    try {
      long time = layout.timeAt(millis);
      layout.checkRanges(time, nodePart, seqPart);
      return new IdParts(time, (int) nodePart, seqPart);
    } catch (IllegalArgumentException e) {
      throw refused(text, String.valueOf(e.getMessage()));
    }
  }

  private long millis(long time) {
    try {
      return Math.addExact(
          layout.epoch().toEpochMilli(), Math.multiplyExact(time, layout.unitMillis()));
    } catch (ArithmeticException e) {
      throw LocalMillis.outOfRange();
    }
  }

  private int write(long number, int width, byte[] text, int from) {
    int digits = padStart ? width : digits(number);
    long rest = number;
    for (int i = from + digits - 1; i >= from; i--) {
      text[i] = (byte) ('0' + rest % DECIMAL);
      rest /= DECIMAL;
    }
    return from + digits;
  }

  private static int digits(long number) {
    int digits = 1;
    for (long rest = number / DECIMAL; rest > 0; rest /= DECIMAL) {
      digits++;
    }
    return digits;
  }

  private static void checkHyphen(String text, int index) {
    if (text.charAt(index) != '-') {
      throw refused(
          text,
          "character "
              + Quoted.character(text.charAt(index))
              + " at index "
              + index
              + " is not the hyphen that parts time, node and sequence");
    }
  }

  private static InvalidIdException refused(String text, String rule) {
    return new InvalidIdException(SUBJECT, text, rule);
  }
}
