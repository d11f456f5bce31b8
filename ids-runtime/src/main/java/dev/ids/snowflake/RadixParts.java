// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.InvalidIdException;
import dev.ids.codec.Radix;

/** The parts of an id, each padded to the width that its bits need. */
final class RadixParts implements PartsCodec {
  private final Layout layout;
  private final int radix;
  private final int timeEnd;
  private final int nodeEnd;
  private final int length;

  RadixParts(Layout layout, int radix) {
    Radix.checkRadix(radix);
    this.layout = layout;
    this.radix = radix;
    this.timeEnd = Radix.widthOf(radix, layout.timeBits());
    this.nodeEnd = timeEnd + (layout.nodeBits() == 0 ? 0 : Radix.widthOf(radix, layout.nodeBits()));
    this.length = nodeEnd + Radix.widthOf(radix, layout.seqBits());
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public String encode(IdParts parts) {
    layout.checkRanges(parts.time(), parts.node(), parts.seq());
    StringBuilder text = new StringBuilder(length);
    append(text, timeEnd, parts.time());
    append(text, nodeEnd, parts.node());
    append(text, length, parts.seq());
    return text.toString();
  }

  @Override
  public IdParts decode(String text) {
    if (text.length() != length) {
      throw refused(text, "needs " + length + " characters, has " + text.length());
    }
    long time = part(text, 0, timeEnd);
    long node = part(text, timeEnd, nodeEnd);
    long seq = part(text, nodeEnd, length);
    try {
      layout.checkRanges(time, Math.toIntExact(node), seq);
    } catch (ArithmeticException e) {
      throw refused(text, "node must be 0.." + layout.maxNode());
    } catch (IllegalArgumentException e) {
      throw refused(text, String.valueOf(e.getMessage()));
    }
    return new IdParts(time, (int) node, seq);
  }

  private void append(StringBuilder text, int end, long value) {
    int width = end - text.length();
    if (width > 0) {
      text.append(Radix.of(radix, width, true).encode(value));
    }
  }

  private long part(String text, int from, int to) {
    if (from == to) {
      return 0;
    }
    try {
      return Radix.of(radix, to - from, true).decode(text.substring(from, to));
    } catch (InvalidIdException e) {
      throw refused(text, "in characters " + from + ".." + (to - 1) + ", " + e.rule());
    }
  }

  private static InvalidIdException refused(String text, String rule) {
    return new InvalidIdException(Cosid80Scheme.NAME, text, rule);
  }
}
