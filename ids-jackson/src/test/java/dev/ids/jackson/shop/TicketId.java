// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.JsonForm;
import dev.ids.TypedId;

/** A number in JSON. */
@Ticket(json = JsonForm.NUMBER)
public record TicketId(long value) implements TypedId<TicketId> {
  public static final IdType<TicketId> TYPE =
      IdType.of(
          TicketId.class,
          Ticket.class,
          TicketScheme::of,
          Carrier.bits64(TicketId::new, TicketId::value));

  @Override
  public int compareTo(TicketId other) {
    return Long.compare(value, other.value);
  }
}
