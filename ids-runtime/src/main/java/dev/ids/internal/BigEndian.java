// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import dev.ids.InvalidIdException;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.HexFormat;

/** Longs in big-endian bytes, the order in which ids compare. */
public final class BigEndian {
  private static final int SHOWN_BYTES = 32;
  private static final VarHandle LONG =
      MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.BIG_ENDIAN);

  private BigEndian() {}

  public static void putLong(byte[] bytes, int offset, long value) {
    LONG.set(bytes, offset, value);
  }

  public static long getLong(byte[] bytes, int offset) {
    return (long) LONG.get(bytes, offset);
  }

  /** Throws {@link InvalidIdException} unless there are exactly {@code expected} bytes. */
  public static void checkLength(String subject, byte[] bytes, int expected) {
    if (bytes.length != expected) {
      int shown = Math.min(bytes.length, SHOWN_BYTES);
      throw new InvalidIdException(
          subject,
          HexFormat.of().formatHex(bytes, 0, shown),
          "needs " + expected + " bytes, has " + bytes.length);
    }
  }
}
