package shop;

import dev.ids.snowflake.Bits;
import dev.ids.snowflake.Snowflake;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Snowflake(bits = @Bits(time = 41, node = 99, seq = 12, epoch = "2024-01-01T00:00:00Z"))
@Retention(RetentionPolicy.RUNTIME)
@interface OrderFlake {
  String prefix() default "";
}
