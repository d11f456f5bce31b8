// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** A number that is text in JSON, and has no form of bytes. */
@Ticket
public record SeatId(long value) implements TypedId<SeatId> {
  public static final IdType<SeatId> TYPE =
      IdType.of(
          SeatId.class, Ticket.class, TicketScheme::of, Carrier.bits64(SeatId::new, SeatId::value));

  @Override
  public int compareTo(SeatId other) {
    return Long.compare(value, other.value);
  }
}
