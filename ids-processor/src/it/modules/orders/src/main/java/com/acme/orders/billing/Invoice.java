package com.acme.orders.billing;

import com.acme.orders.internal.OrderId;
import dev.ids.ulid.UlidId;

public record Invoice(@UlidId(prefix = "inv_") InvoiceId id, OrderId order) {
  public Invoice(OrderId order) {
    this(InvoiceId.next(), order);
  }
}
