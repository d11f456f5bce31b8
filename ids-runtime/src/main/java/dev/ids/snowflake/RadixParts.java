// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.InvalidIdException;
import dev.ids.codec.Radix;
import dev.ids.internal.Ascii;
import org.jspecify.annotations.Nullable;

/** The parts of an id, each padded to the width that its bits need. Immutable and thread-safe. */
final class RadixParts implements PartsCodec {
  private final Layout layout;
  private final int radix;
  private final Radix time;
  private final @Nullable Radix node;
  private final Radix seq;
  private final int timeEnd;
  private final int nodeEnd;
  private final int length;

  RadixParts(Layout layout, int radix) {
    int timeWidth = Radix.widthOf(radix, layout.timeBits());
    int nodeWidth = layout.nodeBits() == 0 ? 0 : Radix.widthOf(radix, layout.nodeBits());
    int seqWidth = Radix.widthOf(radix, layout.seqBits());
    this.layout = layout;
    this.radix = radix;
    this.time = Radix.of(radix, timeWidth, true);
    this.node = nodeWidth == 0 ? null : Radix.of(radix, nodeWidth, true);
    this.seq = Radix.of(radix, seqWidth, true);
    this.timeEnd = timeWidth;
    this.nodeEnd = timeEnd + nodeWidth;
    this.length = nodeEnd + seqWidth;
  }

  @Override
  public int length() {
    return length;
  }

  @Override
  public String encode(IdParts parts) {
    layout.checkRanges(parts.time(), parts.node(), parts.seq());
    byte[] text = new byte[length];
    time.encode(parts.time(), text, 0);
    if (node != null) {
      node.encode(parts.node(), text, timeEnd);
    }
    seq.encode(parts.seq(), text, nodeEnd);
    return Ascii.string(text, 0, length);
  }

  @Override
  public IdParts decode(String text) {
    if (text.length() != length) {
      throw refused(text, "needs " + length + " characters, has " + text.length());
    }
    try {
      long timePart = time.decode(text, 0, timeEnd);
      long nodePart = node == null ? 0 : node.decode(text, timeEnd, nodeEnd);
      long seqPart = seq.decode(text, nodeEnd, length);
      layout.checkRanges(timePart, nodePart, seqPart);
      return new IdParts(timePart, (int) nodePart, seqPart);
    } catch (InvalidIdException e) {
      throw e;
    } catch (IllegalArgumentException e) {
      throw refused(text, String.valueOf(e.getMessage()));
    }
  }

  private InvalidIdException refused(String text, String rule) {
    return new InvalidIdException("radix-" + radix + " text", text, rule);
  }
}
