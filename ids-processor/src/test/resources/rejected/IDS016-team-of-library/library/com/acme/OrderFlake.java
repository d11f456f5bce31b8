package com.acme;

import dev.ids.snowflake.Snowflake;

@Snowflake
public @interface OrderFlake {}
