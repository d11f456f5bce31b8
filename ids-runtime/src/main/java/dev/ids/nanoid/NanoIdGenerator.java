// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import dev.ids.InvalidDeclarationException;
import dev.ids.runtime.RandomSource;
import java.nio.charset.StandardCharsets;
import java.util.random.RandomGenerator;

/** Issues Nano IDs of one alphabet and size. Thread-safe; it has no state of its own. */
public final class NanoIdGenerator {
  /** The default number of symbols. */
  public static final int DEFAULT_SIZE = 21;

  /** The most symbols of an id. */
  public static final int MAX_SIZE = 1024;

  private final Alphabet alphabet;
  private final int size;
  private final int mask;
  private final int step;
  private final RandomGenerator random;

  private NanoIdGenerator(Alphabet alphabet, int size, RandomGenerator random) {
    this.alphabet = alphabet;
    this.size = size;
    this.random = random;
    int n = alphabet.size();
    this.mask = maskOf(n);
    this.step = stepOf(n, size);
  }

  /** 21 symbols of the URL-safe alphabet, by the system's randomness. */
  public static NanoIdGenerator of() {
    return of(Alphabet.URL_SAFE, DEFAULT_SIZE);
  }

  /**
   * By the system's randomness.
   *
   * @throws InvalidDeclarationException if the size is outside 1..1024
   */
  public static NanoIdGenerator of(Alphabet alphabet, int size) {
    return of(alphabet, size, RandomSource.system());
  }

  /**
   * By a given randomness.
   *
   * @throws InvalidDeclarationException if the size is outside 1..1024
   */
  public static NanoIdGenerator of(Alphabet alphabet, int size, RandomGenerator random) {
    checkSize(size);
    return new NanoIdGenerator(alphabet, size, random);
  }

  /** The next id. */
  public String next() {
    byte[] symbols = alphabet.latin1();
    return symbols != null && step == size ? ofOneByteEach(symbols) : ofThoseThatFit();
  }

  /** Every random byte makes a symbol, in its place. */
  private String ofOneByteEach(byte[] symbols) {
    byte[] id = new byte[size];
    random.nextBytes(id);
    for (int i = 0; i < id.length; i++) {
      id[i] = symbols[id[i] & mask];
    }
    return new String(id, StandardCharsets.ISO_8859_1);
  }

  private String ofThoseThatFit() {
    char[] id = new char[size];
    byte[] bytes = new byte[step];
    int done = 0;
    while (true) {
      random.nextBytes(bytes);
      for (byte b : bytes) {
        int index = b & mask;
        if (index < alphabet.size()) {
          id[done++] = alphabet.symbol(index);
          if (done == size) {
            return new String(id);
          }
        }
      }
    }
  }

  static void checkSize(int size) {
    if (size < 1 || size > MAX_SIZE) {
      throw new InvalidDeclarationException(
          "IDS083",
          "size",
          "size = " + size + " is outside 1.." + MAX_SIZE + " symbols",
          "size = " + (size < 1 ? DEFAULT_SIZE : MAX_SIZE));
    }
  }

  /** The smallest 2^k − 1 that is at least n − 1. */
  static int maskOf(int n) {
    int log2 = Integer.SIZE - 1 - Integer.numberOfLeadingZeros((n - 1) | 1);
    return (2 << log2) - 1;
  }

  /** How many bytes to draw at once: 1.6 times what is needed on average, if any may be skipped. */
  static int stepOf(int n, int size) {
    int mask = maskOf(n);
    return mask + 1 == n ? size : Math.floorDiv(8 * mask * size + 5 * n - 1, 5 * n);
  }
}
