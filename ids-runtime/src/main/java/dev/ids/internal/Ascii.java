// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

/** Text in arrays of bytes, one byte for each character. Stateless and thread-safe. */
public final class Ascii {
  private static final int LIMIT = 128;
  private static final int RADIX = 10;

  private Ascii() {}

  /**
   * Puts a text into {@code target} from {@code offset} on.
   *
   * @return how many bytes that are; -1 if the text is not ASCII, with part of it written
   * @throws IndexOutOfBoundsException if there is too little room
   */
  public static int put(String text, byte[] target, int offset) {
    int length = text.length();
    for (int i = 0; i < length; i++) {
      char c = text.charAt(i);
      if (c >= LIMIT) {
        return -1;
      }
      target[offset + i] = (byte) c;
    }
    return length;
  }

  /**
   * The text of these bytes, one character for each.
   *
   * @throws IndexOutOfBoundsException if they are no part of the array
   */
  @SuppressWarnings("deprecation")
  public static String string(byte[] ascii, int offset, int length) {
    // Deprecated as it cannot decode, which is why it is small enough to be inlined: a fifth of
    // the time of an id's text. The constructor with a charset is not.
    return new String(ascii, 0, offset, length);
  }

  /**
   * Puts the decimal digits of a number that is not negative, without leading zeros.
   *
   * @return how many digits that are
   * @throws IndexOutOfBoundsException if there is too little room
   */
  public static int putDecimal(long number, byte[] target, int offset) {
    int length = 1;
    for (long rest = number / RADIX; rest > 0; rest /= RADIX) {
      length++;
    }
    long rest = number;
    for (int i = offset + length - 1; i >= offset; i--) {
      target[i] = (byte) ('0' + rest % RADIX);
      rest /= RADIX;
    }
    return length;
  }
}
