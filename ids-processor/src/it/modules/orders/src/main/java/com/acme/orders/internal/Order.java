package com.acme.orders.internal;

import com.acme.ids.CustomerId;
import com.acme.ids.TenantId;
import com.acme.orders.billing.Invoice;
import com.acme.orders.billing.InvoiceId;
import dev.ids.ulid.UlidId;

class Order {
  @UlidId(prefix = "ord_")
  OrderId id = OrderId.next();

  InvoiceId invoice = new Invoice(id).id();
  CustomerId customer = CustomerId.next();
  TenantId tenant = TenantId.next();
}
