// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.nanoid.NanoId;
import dev.ids.nanoid.NanoIdScheme;

/** A text that is longer than ids are. */
@NanoId(alphabet = "ab", size = 255, prefix = "long_")
public record LongId(String value) implements TypedId<LongId> {
  public static final IdType<LongId> TYPE =
      IdType.of(
          LongId.class, NanoId.class, NanoIdScheme::of, Carrier.text(LongId::new, LongId::value));

  @Override
  public int compareTo(LongId other) {
    return value.compareTo(other.value);
  }
}
