package shop;

import dev.ids.snowflake.Snowflake;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@Snowflake
@Retention(RetentionPolicy.RUNTIME)
@interface OrderFlake {}
