package shop;

import dev.ids.ulid.UlidId;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

class Order {
  @ShopId OrderId id;

  @UlidId
  @Retention(RetentionPolicy.RUNTIME)
  @interface TeamId {}

  @TeamId
  @Retention(RetentionPolicy.RUNTIME)
  @interface ShopId {}
}
