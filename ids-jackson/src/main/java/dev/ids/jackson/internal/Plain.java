// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.internal;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Tells text that JSON writes as it is, whatever a mapper's features. Stateless. */
public final class Plain {
  private static final VarHandle EIGHT_BYTES =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);
  private static final long EACH_BYTE = 0x0101_0101_0101_0101L;
  private static final long SIGNS = 0x8080_8080_8080_8080L;

  private Plain() {}

  /**
   * Whether the first bytes are ASCII and none is a control character, a quote (either one: a
   * factory may set {@code '} to stand around texts), a backslash or a slash. Does not look at
   * texts of under 8 bytes.
   */
  public static boolean is(byte[] ascii, int length) {
    if (length < Long.BYTES) {
      return false;
    }
    long special = special((long) EIGHT_BYTES.get(ascii, length - Long.BYTES));
    for (int i = 0; i <= length - Long.BYTES; i += Long.BYTES) {
      special |= special((long) EIGHT_BYTES.get(ascii, i));
    }
    return special == 0;
  }

  /**
   * Whether every text that matches a pattern is such text. Looks at all characters and ranges of
   * the pattern, so it may say no though the answer is yes.
   *
   * @param pattern as {@link dev.ids.IdType#textPattern()}
   */
  public static boolean isEveryMatchOf(String pattern) {
    // A dot that is only a dot; in a range, what makes the range longer.
    String rest = pattern.replace("-\\.", "-~").replace("\\.", "!");
    boolean plain = !rest.contains("[^");
    for (int i = 0; i < rest.length(); i++) {
      char c = rest.charAt(i);
      boolean range = c == '-' && i > 0 && i < rest.length() - 1;
      plain &= c != '.' && isPlain(c);
      plain &= !range || isPlain(rest.charAt(i - 1), rest.charAt(i + 1));
    }
    return plain;
  }

  private static boolean isPlain(char first, char last) {
    boolean plain = true;
    for (int c = first; c <= last; c++) {
      plain &= isPlain((char) c);
    }
    return plain;
  }

  private static boolean isPlain(char c) {
    return c >= ' ' && c < 0x7f && "\"'\\/".indexOf(c) < 0;
  }

  /** Not 0 if one of eight bytes is special; the sign of a byte tells. */
  private static long special(long bytes) {
    long control = bytes - ' ' * EACH_BYTE;
    long found = control | zero(bytes ^ '"' * EACH_BYTE) | zero(bytes ^ '\\' * EACH_BYTE);
    found |= zero(bytes ^ '\'' * EACH_BYTE) | zero(bytes ^ '/' * EACH_BYTE);
    return (bytes | found) & SIGNS;
  }

  /** The sign of a byte that is 0. */
  private static long zero(long bytes) {
    return (bytes - EACH_BYTE) & ~bytes;
  }
}
