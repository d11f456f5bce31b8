// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.BytesScheme;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import java.math.BigInteger;
import java.util.concurrent.atomic.AtomicLong;

/** Any number of bytes as hex; the value is a number. */
public final class HexScheme implements BytesScheme.Issuing<BigInteger> {
  private static final BigInteger WORD = BigInteger.ONE.shiftLeft(Long.SIZE);

  private final int size;

  public HexScheme(int size) {
    this.size = size;
  }

  public static HexScheme of(Ten declaration) {
    return new HexScheme(10);
  }

  public static HexScheme of(Twenty declaration) {
    return new HexScheme(20);
  }

  @Override
  public String name() {
    return "hex" + size;
  }

  @Override
  public int textLength() {
    return 2 * size;
  }

  @Override
  public boolean textSorts() {
    return true;
  }

  @Override
  public int size() {
    return size;
  }

  @Override
  public BigInteger value(long w0, long w1, long w2, long w3) {
    BigInteger value = BigInteger.ZERO;
    long[] words = {w0, w1, w2, w3};
    for (int i = 0; i < words(); i++) {
      value = value.multiply(WORD).add(new BigInteger(Long.toUnsignedString(words[i])));
    }
    return value;
  }

  @Override
  public long word(BigInteger value, int index) {
    int shift = (words() - 1 - index) * Long.SIZE;
    return shift < 0 ? 0 : value.shiftRight(shift).longValue();
  }

  @Override
  public String format(long w0, long w1, long w2, long w3) {
    String hex = value(w0, w1, w2, w3).toString(16);
    return "0".repeat(textLength() - hex.length()) + hex;
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    if (!text.matches("[0-9a-f]{" + textLength() + "}")) {
      throw new InvalidIdException(name(), text, "needs " + textLength() + " hex digits");
    }
    BigInteger value = new BigInteger(text, 16);
    return factory.of(word(value, 0), word(value, 1), word(value, 2), word(value, 3));
  }

  @Override
  public void check(long w0, long w1, long w2, long w3) {
    if (value(w0, w1, w2, w3).signum() == 0) {
      throw new InvalidIdException(name(), format(w0, w1, w2, w3), "must not be 0");
    }
  }

  @Override
  public Source source(Issuer issuer) {
    AtomicLong count = new AtomicLong();
    return new Source() {
      @Override
      public <T> T next(Factory<T> factory) {
        BigInteger value = BigInteger.valueOf(count.incrementAndGet());
        return factory.of(word(value, 0), word(value, 1), word(value, 2), word(value, 3));
      }
    };
  }

  private int words() {
    return (size + Long.BYTES - 1) / Long.BYTES;
  }
}
