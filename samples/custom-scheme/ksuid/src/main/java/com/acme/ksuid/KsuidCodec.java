// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.ksuid;

import dev.ids.BytesScheme;
import dev.ids.InvalidIdException;
import java.nio.charset.StandardCharsets;

/** 160 bits as 27 digits of 0-9A-Za-z. Decoding is strict, so that an id has one text. */
final class KsuidCodec {
  static final int LENGTH = 27;

  private static final String DIGITS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int RADIX = DIGITS.length();
  private static final int LIMBS = 5;
  private static final long LIMB_MASK = 0xFFFF_FFFFL;

  private KsuidCodec() {}

  static String format(long seconds, long high, long low) {
    long[] limbs = {seconds, high >>> 32, high & LIMB_MASK, low >>> 32, low & LIMB_MASK};
    byte[] text = new byte[LENGTH];
    for (int i = LENGTH - 1; i >= 0; i--) {
      text[i] = (byte) DIGITS.charAt(divide(limbs));
    }
    return new String(text, StandardCharsets.ISO_8859_1);
  }

  static <T> T parse(String text, BytesScheme.Factory<T> factory) {
    if (text.length() != LENGTH) {
      throw refused(text, "needs " + LENGTH + " characters, has " + text.length());
    }
    long[] limbs = new long[LIMBS];
    for (int i = 0; i < LENGTH; i++) {
      int digit = DIGITS.indexOf(text.charAt(i));
      if (digit < 0) {
        throw refused(text, "the character at index " + i + " is not in 0-9 A-Z a-z");
      }
      if (multiplyAndAdd(limbs, digit)) {
        throw refused(text, "is more than 160 bits");
      }
    }
    return factory.of(limbs[0], limbs[1] << 32 | limbs[2], limbs[3] << 32 | limbs[4], 0);
  }

  /** Divides by the radix and returns the remainder. */
  private static int divide(long[] limbs) {
    long remainder = 0;
    for (int i = 0; i < LIMBS; i++) {
      long part = remainder << 32 | limbs[i];
      limbs[i] = part / RADIX;
      remainder = part % RADIX;
    }
    return (int) remainder;
  }

  /** Returns whether the result has more bits than the limbs. */
  private static boolean multiplyAndAdd(long[] limbs, int digit) {
    long carry = digit;
    for (int i = LIMBS - 1; i >= 0; i--) {
      long part = limbs[i] * RADIX + carry;
      limbs[i] = part & LIMB_MASK;
      carry = part >>> 32;
    }
    return carry != 0;
  }

  private static InvalidIdException refused(String text, String rule) {
    return new InvalidIdException(Ksuid.NAME, text, rule);
  }
}
