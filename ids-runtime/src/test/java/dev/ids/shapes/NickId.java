// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** Carries text. */
@Nick(prefix = "~")
public record NickId(String text) implements TypedId<NickId> {
  public static final IdType<NickId> TYPE =
      IdType.of(NickId.class, Nick.class, NickScheme::of, Carrier.text(NickId::new, NickId::text));

  @Override
  public int compareTo(NickId other) {
    return text.compareTo(other.text);
  }
}
