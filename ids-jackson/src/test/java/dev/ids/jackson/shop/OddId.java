// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.nanoid.NanoId;
import dev.ids.nanoid.NanoIdScheme;

/** Text that JSON escapes, and that is not ASCII. */
@NanoId(alphabet = "\"\\\u00e9", size = 4)
public record OddId(String value) implements TypedId<OddId> {
  public static final IdType<OddId> TYPE =
      IdType.of(
          OddId.class, NanoId.class, NanoIdScheme::of, Carrier.text(OddId::new, OddId::value));

  @Override
  public int compareTo(OddId other) {
    return value.compareTo(other.value);
  }
}
