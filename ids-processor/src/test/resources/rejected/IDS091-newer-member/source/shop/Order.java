package shop;

import com.acme.tag.TagId;

class Order {
  @TagId(length = 16, prefix = "ord_")
  OrderId id;
}
