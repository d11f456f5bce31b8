// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.Bits64Scheme;
import dev.ids.InvalidIdException;

/** A scheme from outside: the module must treat it as it treats those of the library. */
public final class TicketScheme implements Bits64Scheme {
  private TicketScheme() {}

  public static TicketScheme of(Ticket declaration) {
    return new TicketScheme();
  }

  @Override
  public int bits() {
    return 40;
  }

  @Override
  public long check(long bits) {
    if (bits >>> bits() != 0) {
      throw new InvalidIdException(name(), String.valueOf(bits), "needs 0 to 1099511627775");
    }
    return bits;
  }

  @Override
  public String format(long bits) {
    return "T" + Long.toHexString(bits);
  }

  @Override
  public long parse(String text) {
    if (!text.matches("T(0|[1-9a-f][0-9a-f]{0,9})")) {
      throw new InvalidIdException(name(), text, "needs T and hexadecimal digits");
    }
    return Long.parseLong(text.substring(1), 16);
  }

  @Override
  public String name() {
    return "ticket";
  }

  @Override
  public int textLength() {
    return 11;
  }

  @Override
  public boolean textSorts() {
    return false;
  }
}
