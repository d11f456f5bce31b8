// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static dev.ids.InvalidDeclarationException.at;

import dev.ids.Accessor;
import dev.ids.Advice;
import dev.ids.BytesScheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.codec.CodecStep;
import java.time.Instant;
import java.util.List;

/**
 * The scheme of 80-bit CosIds, layout {@link Layout#COSID_80}. Immutable and thread-safe.
 *
 * <pre>
 * bit 79              64 63            36 35         16 15          0
 *     +-----------------+----------------+-------------+-------------+
 *     | time (44 bits), in two words     | node     20 | seq      16 |
 *     +-----------------+----------------+-------------+-------------+
 * </pre>
 */
public final class Cosid80Scheme implements BytesScheme.Issuing<IdParts> {
  static final String NAME = "cosid80";
  static final int BYTES = 10;

  private static final Layout LAYOUT = Layout.COSID_80;
  private static final int NODE_SHIFT = LAYOUT.seqBits();
  private static final int TIME_SHIFT = NODE_SHIFT + LAYOUT.nodeBits();
  private static final int TIME_LOW_BITS = Long.SIZE - TIME_SHIFT;
  private static final long MAX_HIGH = LAYOUT.maxTime() >>> TIME_LOW_BITS;

  private final PartsChoice codec;

  private Cosid80Scheme(PartsChoice codec) {
    this.codec = codec;
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if the codec is not one radix or friendly item
   */
  public static Cosid80Scheme of(Cosid80 declaration) {
    return at("codec", () -> of(CodecStep.of(declaration.codec())));
  }

  /**
   * The scheme with a codec of one radix or friendly item; base 62 without any.
   *
   * @throws InvalidDeclarationException naming item and member, such as {@code [0].radix}
   */
  public static Cosid80Scheme of(List<CodecStep> codec) {
    return new Cosid80Scheme(PartsChoice.of(codec, LAYOUT));
  }

  /** The millisecond in which an id was issued. */
  @Accessor
  public static Instant timestamp(long w0, long w1, long w2, long w3) {
    return parts(w0, w1).instant(LAYOUT);
  }

  /** The slot of the process that issued an id. */
  @Accessor
  public static int node(long w0, long w1, long w2, long w3) {
    return parts(w0, w1).node();
  }

  /** The sequence of an id within its millisecond. */
  @Accessor
  public static long sequence(long w0, long w1, long w2, long w3) {
    return parts(w0, w1).seq();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int size() {
    return BYTES;
  }

  @Override
  public int textLength() {
    return codec.codec().length();
  }

  @Override
  public boolean textSorts() {
    return codec.isOrdered();
  }

  @Override
  public boolean textNeedsCase() {
    return codec.needsCase();
  }

  @Override
  public List<Advice> advice() {
    return codec.advice();
  }

  @Override
  public int slotBits() {
    return LAYOUT.nodeBits();
  }

  @Override
  public IdParts value(long w0, long w1, long w2, long w3) {
    return parts(w0, w1);
  }

  @Override
  public long word(IdParts value, int index) {
    LAYOUT.checkRanges(value.time(), value.node(), value.seq());
    return switch (index) {
      case 0 -> value.time() >>> TIME_LOW_BITS;
      case 1 -> low(value);
      default -> 0;
    };
  }

  @Override
  public String format(long w0, long w1, long w2, long w3) {
    return codec.codec().encode(parts(w0, w1));
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    IdParts parts;
    try {
      parts = codec.codec().decode(text);
    } catch (InvalidIdException e) {
      throw e.in(NAME, text);
    }
    return factory.of(parts.time() >>> TIME_LOW_BITS, low(parts), 0, 0);
  }

  @Override
  public void check(long w0, long w1, long w2, long w3) {
    if (w0 < 0 || w0 > MAX_HIGH || w2 != 0 || w3 != 0) {
      throw new InvalidIdException(NAME, Long.toHexString(w0), "has more than 80 bits");
    }
  }

  @Override
  public Source source(Issuer issuer) {
    TimeBasedGenerator ids =
        TimeBasedGenerator.of(
            LAYOUT, issuer.slot(), ClockRegressionPolicy.of(issuer), issuer.clock());
    return new Source() {
      @Override
      public <T> T next(Factory<T> factory) {
        IdParts parts = ids.nextParts();
        return factory.of(parts.time() >>> TIME_LOW_BITS, low(parts), 0, 0);
      }
    };
  }

  private static long low(IdParts parts) {
    return (parts.time() << TIME_SHIFT) | ((long) parts.node() << NODE_SHIFT) | parts.seq();
  }

  private static IdParts parts(long high, long low) {
    return new IdParts(
        (high << TIME_LOW_BITS) | (low >>> TIME_SHIFT),
        (int) (low >>> NODE_SHIFT) & LAYOUT.maxNode(),
        low & LAYOUT.maxSeq());
  }
}
