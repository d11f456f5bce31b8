// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** Carries 64 bits. */
@Counted
public record TicketId(long bits) implements TypedId<TicketId> {
  public static final IdType<TicketId> TYPE =
      IdType.of(
          TicketId.class,
          Counted.class,
          CountedScheme::of,
          Carrier.bits64(TicketId::new, TicketId::bits));

  @Override
  public int compareTo(TicketId other) {
    return Long.compare(bits, other.bits);
  }
}
