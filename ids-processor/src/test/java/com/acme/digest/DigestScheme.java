// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.digest;

import dev.ids.Accessor;
import dev.ids.BytesScheme;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import java.util.HexFormat;

/** 20 bytes: more than two words, fewer than four. */
public final class DigestScheme implements BytesScheme.Issuing<Digest> {
  static final int BYTES = 20;

  public static DigestScheme of(DigestId declaration) {
    return new DigestScheme();
  }

  @Accessor
  public static int firstWord(long w0, long w1, long w2, long w3) {
    return (int) w0;
  }

  @Override
  public int size() {
    return BYTES;
  }

  @Override
  public Digest value(long w0, long w1, long w2, long w3) {
    return new Digest(w0, w1, w2);
  }

  @Override
  public long word(Digest value, int index) {
    return switch (index) {
      case 0 -> value.w0();
      case 1 -> value.w1();
      case 2 -> value.w2();
      default -> 0;
    };
  }

  @Override
  public void check(long w0, long w1, long w2, long w3) {
    if (w0 >>> Integer.SIZE != 0) {
      throw new InvalidIdException("digest", format(w0, w1, w2, w3), "needs 20 bytes");
    }
  }

  @Override
  public String format(long w0, long w1, long w2, long w3) {
    HexFormat hex = HexFormat.of();
    return hex.toHexDigits((int) w0) + hex.toHexDigits(w1) + hex.toHexDigits(w2);
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    if (!text.matches("[0-9a-f]{40}")) {
      throw new InvalidIdException("digest", text, "needs 40 hexadecimal digits");
    }
    return factory.of(
        HexFormat.fromHexDigitsToLong(text, 0, 8),
        HexFormat.fromHexDigitsToLong(text, 8, 24),
        HexFormat.fromHexDigitsToLong(text, 24, 40),
        0);
  }

  @Override
  public Source source(Issuer issuer) {
    return new Source() {
      @Override
      public <T> T next(Factory<T> factory) {
        long first = Integer.toUnsignedLong(issuer.random().nextInt());
        return factory.of(first, issuer.random().nextLong(), issuer.random().nextLong(), 0);
      }
    };
  }

  @Override
  public String name() {
    return "digest";
  }

  @Override
  public int textLength() {
    return 2 * BYTES;
  }

  @Override
  public boolean textSorts() {
    return true;
  }
}
