package shop;

import com.acme.faulty.FaultyId;

class Order {
  @FaultyId OrderId id;
}
