package shop;

import com.acme.ksuid.KsuidId;

class Order {
  @KsuidId String id;
}
