// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.codec.CodecChain;
import dev.ids.codec.CodecStep;
import dev.ids.codec.IdCodec;
import dev.ids.codec.IdSpace;
import dev.ids.codec.Radix;
import java.util.List;

/**
 * How the numbers of a counter are written, and where they end.
 *
 * @param maxId the last one
 * @param isDecimal whether they are digits without padding
 */
record Numbers(long maxId, IdCodec codec, boolean isDecimal) {
  private static final int DECIMAL = 10;

  /**
   * @param digits the most digits; 0 for as many as a {@code long} has
   * @throws dev.ids.InvalidDeclarationException naming item and member, such as {@code [0].radix}
   */
  static Numbers of(int digits, List<CodecStep> steps) {
    long maxId = digits == 0 ? Long.MAX_VALUE : powerOfTen(digits) - 1;
    boolean isPadded = digits > 0 && steps.isEmpty();
    IdCodec codec =
        isPadded
            ? Radix.of(DECIMAL, digits, true)
            : CodecChain.of(steps, IdSpace.ofBits(bits(maxId)));
    return new Numbers(maxId, codec, !isPadded && steps.isEmpty());
  }

  static long powerOfTen(int digits) {
    long power = 1;
    for (int i = 0; i < digits; i++) {
      power *= DECIMAL;
    }
    return power;
  }

  static int bits(long max) {
    return Long.SIZE - Long.numberOfLeadingZeros(max);
  }
}
