// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.codec.Radix128;
import java.util.UUID;

/**
 * A UUID as 22 characters of base 58, the alphabet of Bitcoin. Sorts like the UUID if compared byte
 * by byte; case matters, so a case-insensitive column mixes ids up. Stateless and thread-safe.
 * Spec: uuid7-counter-id25-id22.md, "Id22".
 */
public final class Id22 {
  static final Radix128 CODEC =
      new Radix128("id22", "123456789ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz", false);

  private Id22() {}

  /** The 22 characters of a UUID. */
  public static String format(UUID uuid) {
    return CODEC.format(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
  }

  /**
   * Reads 22 characters.
   *
   * @throws dev.ids.InvalidIdException if they are no Id22
   */
  public static UUID parse(String text) {
    return CODEC.parse(text, UUID::new);
  }
}
