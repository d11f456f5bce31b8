package shop;

import dev.ids.ulid.UlidId;

class Order {
  @UlidId Money id;

  @UlidId(in = "shop.ids")
  ReceiptId receipt;
}
