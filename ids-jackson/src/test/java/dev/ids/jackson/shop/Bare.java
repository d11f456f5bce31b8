// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.annotation.JsonProperty;

/** A class that only a mix-in makes readable. */
public final class Bare {
  private final TicketId hidden;

  private Bare(TicketId hidden) {
    this.hidden = hidden;
  }

  public static Bare of(TicketId ticket) {
    return new Bare(ticket);
  }

  /** Its annotations. */
  public abstract static class MixIn {
    @JsonProperty("ticket")
    @JsonFormat(shape = JsonFormat.Shape.STRING)
    private TicketId hidden;

    @com.fasterxml.jackson.annotation.JsonCreator
    static Bare of(@JsonProperty("ticket") TicketId ticket) {
      throw new AssertionError("never called");
    }
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Bare bare && bare.hidden.equals(hidden);
  }

  @Override
  public int hashCode() {
    return hidden.hashCode();
  }
}
