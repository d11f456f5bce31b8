// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.stress;

import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * Always the same bytes: a generator that begins a millisecond twice issues the same ids twice, and
 * randomness does not hide it. Thread-safe.
 */
public enum SameBytes implements RandomGenerator {
  /** The one. */
  INSTANCE;

  private static final byte BYTE = 0x25;

  @Override
  public void nextBytes(byte[] bytes) {
    Arrays.fill(bytes, BYTE);
  }

  @Override
  public long nextLong() {
    throw new UnsupportedOperationException("ids are drawn by bytes");
  }
}
