// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.codec.Radix128;
import java.util.UUID;

/**
 * A UUID as 25 characters of base 35, digits and lower-case letters without l. Sorts like the UUID.
 * Stateless and thread-safe. Spec: uuid7-counter-id25-id22.md, "Id25"; stricter when reading:
 * exactly 25 characters of the alphabet, in either case.
 */
public final class Id25 {
  static final Radix128 CODEC = new Radix128("id25", "0123456789abcdefghijkmnopqrstuvwxyz", true);

  private Id25() {}

  /** The 25 characters of a UUID. */
  public static String format(UUID uuid) {
    return CODEC.format(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
  }

  /**
   * Reads 25 characters.
   *
   * @throws dev.ids.InvalidIdException if they are no Id25
   */
  public static UUID parse(String text) {
    return CODEC.parse(text, UUID::new);
  }
}
