package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

class Order {
  @TeamId OrderId id;
  @TeamId CustomerId customer;

  @Snowflake
  @Retention(RetentionPolicy.RUNTIME)
  @interface TeamId {
    Bits[] bits() default @Bits(time = 41, node = 10, seq = 13);
  }
}
