// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.internal.Ascii;
import dev.ids.internal.Quoted;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;
import java.util.Arrays;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Numbers in any radix from 2 to 62, with the digits 0-9A-Za-z. Spec: layouts-and-codecs.md,
 * "Codecs".
 *
 * <p>Case matters, also in radix 36, whose digits are upper case. A padded text has exactly its
 * width and sorts like the number if compared byte by byte; an unpadded one has no leading zero.
 *
 * <p>Immutable and thread-safe.
 */
public final class Radix implements IdCodec {
  private static final String DIGITS =
      "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
  private static final int MAX_RADIX = 62;
  private static final int CASELESS_RADIX = 36;
  private static final int DECIMAL = 10;
  private static final int ASCII = 128;
  private static final VarHandle TWO_BYTES =
      MethodHandles.byteArrayViewVarHandle(short[].class, ByteOrder.BIG_ENDIAN);
  private static final byte[] VALUES = new byte[ASCII];

  static {
    Arrays.fill(VALUES, (byte) -1);
    for (int value = 0; value < MAX_RADIX; value++) {
      VALUES[DIGITS.charAt(value)] = (byte) value;
    }
  }

  // A division by a constant is a multiplication; 62 is the radix of most.
  private static final int SQUARE_OF_62 = 62 * 62;

  // By radix, made when first used: all pairs of digits, so that a division gives two of them.
  private static final AtomicReferenceArray<short[]> PAIRS =
      new AtomicReferenceArray<>(MAX_RADIX + 1);

  private final int radix;
  private final int square;
  private final short[] pairs;
  private final int width;
  private final boolean padStart;
  private final long maxId;

  private Radix(int radix, int width, boolean padStart) {
    this.radix = radix;
    this.square = radix * radix;
    this.pairs = pairs(radix);
    this.width = width;
    this.padStart = padStart;
    this.maxId = maxId(radix, width);
  }

  /**
   * A codec of at most {@code width} digits.
   *
   * @param radix 2 to 62
   * @param width 1 to {@link #widthOf widthOf(radix, 63)}
   * @param padStart whether shorter texts are padded with 0 to the width
   * @throws InvalidDeclarationException if radix or width is out of range
   */
  public static Radix of(int radix, int width, boolean padStart) {
    int most = widthOf(radix, 63);
    if (width < 1 || width > most) {
      throw new InvalidDeclarationException(
          "IDS031",
          "width",
          "width = "
              + width
              + " is outside 1.."
              + most
              + " digits, the most that radix "
              + radix
              + " has for 63 bits",
          "width = " + most);
    }
    return new Radix(radix, width, padStart);
  }

  /**
   * An unpadded codec for all numbers.
   *
   * @param radix 2 to 62
   * @throws InvalidDeclarationException if the radix is out of range
   */
  public static Radix of(int radix) {
    return new Radix(radix, widthOf(radix, 63), false);
  }

  /**
   * How many digits a number of so many bits can have.
   *
   * @param radix 2 to 62
   * @param bits 1 to 63
   * @throws InvalidDeclarationException if the radix is out of range
   * @throws IllegalArgumentException if the bits are
   */
  public static int widthOf(int radix, int bits) {
    checkRadix(radix);
    if (bits < 1 || bits >= Long.SIZE) {
      throw new IllegalArgumentException("bits must be 1..63: " + bits);
    }
    long rest = -1L >>> (Long.SIZE - bits);
    int digits = 0;
    while (rest > 0) {
      rest /= radix;
      digits++;
    }
    return digits;
  }

  /**
   * Throws unless there is such a radix.
   *
   * @throws InvalidDeclarationException if it is outside 2..62
   */
  public static void checkRadix(int radix) {
    if (radix < 2 || radix > MAX_RADIX) {
      throw new InvalidDeclarationException(
          "IDS030",
          "radix",
          "radix = " + radix + " is outside 2.." + MAX_RADIX,
          "radix = " + (radix < 2 ? DECIMAL : MAX_RADIX));
    }
  }

  @Override
  public String encode(long id) {
    checkRange(id);
    if (radix == DECIMAL && !padStart) {
      return Long.toString(id); // the JDK's own, which copies nothing
    }
    byte[] text = new byte[width];
    int start = write(id, text, width);
    if (padStart) {
      Arrays.fill(text, 0, start, (byte) '0');
      start = 0;
    }
    return Ascii.string(text, start, width - start);
  }

  /**
   * Writes the text of an id to the {@link #maxLength()} bytes from {@code from}; only for padded
   * codecs.
   *
   * @throws IllegalArgumentException as {@link #encode(long)}
   * @throws IllegalStateException if this codec does not pad
   */
  public void encode(long id, byte[] out, int from) {
    if (!padStart) {
      throw new IllegalStateException("only a padded text has a length known beforehand");
    }
    checkRange(id);
    int start = write(id, out, from + width);
    Arrays.fill(out, from, start, (byte) '0');
  }

  /** Writes the digits up to {@code end}, and returns where they start. */
  private int write(long id, byte[] out, int end) {
    int at = end;
    long rest = id;
    while (rest >= square) {
      long next = square == SQUARE_OF_62 ? rest / SQUARE_OF_62 : rest / square;
      at -= 2;
      TWO_BYTES.set(out, at, pairs[(int) (rest - next * square)]);
      rest = next;
    }
    if (rest >= radix) {
      at -= 2;
      TWO_BYTES.set(out, at, pairs[(int) rest]);
    } else {
      out[--at] = (byte) pairs[(int) rest];
    }
    return at;
  }

  private void checkRange(long id) {
    if (id < 0 || id > maxId) {
      throw new IllegalArgumentException(
          "id must be 0.." + maxId + " (" + width + " digits of radix " + radix + "): " + id);
    }
  }

  @Override
  public long decode(String text) {
    return decode(text, 0, text.length());
  }

  /**
   * The id that a part of a text stands for, as {@link #decode(String)} of that part; but a refusal
   * shows the whole text, and its index counts from there.
   *
   * @throws InvalidIdException if {@link #encode} never writes this part
   * @throws IndexOutOfBoundsException if it is no part of the text
   */
  public long decode(String text, int from, int to) {
    Objects.checkFromToIndex(from, to, text.length());
    checkLength(text, from, to);
    // Only the last digit of a full width can pass 2^63.
    int safe = maxId == Long.MAX_VALUE && to - from == width ? to - 1 : to;
    long value = 0;
    for (int i = from; i < safe; i++) {
      value = value * radix + digitAt(text, i);
    }
    if (safe < to) {
      int digit = digitAt(text, safe);
      if (value > (maxId - digit) / radix) {
        throw new InvalidIdException(name(), text, "overflow: must be at most " + maxId);
      }
      value = value * radix + digit;
    }
    return value;
  }

  @Override
  public int maxLength() {
    return width;
  }

  @Override
  public boolean isOrdered() {
    return padStart;
  }

  @Override
  public boolean needsCase() {
    return needsCase(radix);
  }

  /**
   * Whether texts of this radix may differ in case alone: from 37 on, with the first small letter.
   */
  public static boolean needsCase(int radix) {
    return radix > CASELESS_RADIX;
  }

  private void checkLength(String text, int from, int to) {
    int length = to - from;
    if (padStart ? length != width : length < 1 || length > width) {
      String needed = padStart ? String.valueOf(width) : "1 to " + width;
      throw new InvalidIdException(name(), text, "needs " + needed + " characters, has " + length);
    }
    if (!padStart && length > 1 && text.charAt(from) == '0') {
      throw new InvalidIdException(name(), text, "has a leading zero");
    }
  }

  private int digitAt(String text, int index) {
    char c = text.charAt(index);
    int digit = c < ASCII ? VALUES[c] : -1;
    if (digit < 0 || digit >= radix) {
      throw new InvalidIdException(
          name(),
          text,
          "character "
              + Quoted.character(c)
              + " at index "
              + index
              + " is not one of "
              + DIGITS.substring(0, radix));
    }
    return digit;
  }

  private String name() {
    return "radix-" + radix + " text";
  }

  private static short[] pairs(int radix) {
    short[] known = PAIRS.get(radix);
    if (known != null) {
      return known;
    }
    short[] pairs = new short[radix * radix];
    for (int i = 0; i < radix * radix; i++) {
      pairs[i] = (short) (DIGITS.charAt(i / radix) << Byte.SIZE | DIGITS.charAt(i % radix));
    }
    PAIRS.set(radix, pairs);
    return pairs;
  }

  private static long maxId(int radix, int width) {
    long max = 1;
    for (int i = 0; i < width; i++) {
      if (max > Long.MAX_VALUE / radix) {
        return Long.MAX_VALUE;
      }
      max *= radix;
    }
    return max - 1;
  }
}
