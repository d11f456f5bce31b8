package shop;

import dev.ids.ulid.UlidId;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

class Order {
  @TeamId OrderId id;
  @TeamId CustomerId customer;

  @UlidId(in = "shop.class")
  @Retention(RetentionPolicy.RUNTIME)
  @interface TeamId {}
}
