// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import java.util.ArrayList;
import java.util.LinkedHashMap;

/** Collections and maps that keep their type arguments at run time. */
public final class Orders {
  private Orders() {}

  public static final class ByOrder extends LinkedHashMap<OrderId, OrderId> {
    private static final long serialVersionUID = 1L;
  }

  public static final class ByTicket extends LinkedHashMap<TicketId, OrderId> {
    private static final long serialVersionUID = 1L;
  }

  public static final class Tickets extends ArrayList<TicketId> {
    private static final long serialVersionUID = 1L;
  }
}
