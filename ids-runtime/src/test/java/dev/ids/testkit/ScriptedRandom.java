// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HexFormat;
import java.util.random.RandomGenerator;

/**
 * Randomness that was prescribed: each call of {@link #nextBytes} takes one piece, of exactly the
 * length asked for. Drawing what was not prescribed fails; {@link #isUsedUp} tells what was left.
 * Thread-safe.
 */
public final class ScriptedRandom implements RandomGenerator {
  private final Deque<byte[]> pieces = new ArrayDeque<>();

  /** Randomness with these pieces to begin with, in hex. */
  public static ScriptedRandom of(String... hexPieces) {
    ScriptedRandom random = new ScriptedRandom();
    for (String hex : hexPieces) {
      random.add(hex);
    }
    return random;
  }

  /** Adds a piece, in hex. */
  public synchronized void add(String hex) {
    pieces.add(HexFormat.of().parseHex(hex));
  }

  /** Forgets the pieces that are left. */
  public synchronized void clear() {
    pieces.clear();
  }

  /** Whether every piece was drawn. */
  public synchronized boolean isUsedUp() {
    return pieces.isEmpty();
  }

  @Override
  public synchronized void nextBytes(byte[] target) {
    byte[] piece = pieces.poll();
    if (piece == null) {
      throw new AssertionError("draws " + target.length + " bytes where it must draw none");
    }
    if (piece.length != target.length) {
      throw new AssertionError(
          "draws " + target.length + " bytes where " + piece.length + " are prescribed");
    }
    System.arraycopy(piece, 0, target, 0, piece.length);
  }

  @Override
  public long nextLong() {
    throw new AssertionError("draws a long; only bytes are prescribed");
  }
}
