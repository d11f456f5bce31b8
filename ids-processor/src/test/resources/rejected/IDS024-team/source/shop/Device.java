package shop;

import dev.ids.snowflake.Snowflake;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

class Device {
  @TeamId long id;
  @TeamId DeviceId typed;

  @Snowflake(prefix = "t_")
  @Retention(RetentionPolicy.RUNTIME)
  @interface TeamId {}
}
