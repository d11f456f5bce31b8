package com.acme.ksuid;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@SchemeOf(
    value = KsuidScheme.class,
    stores = {StorageKind.TEXT})
@Retention(RetentionPolicy.RUNTIME)
public @interface KsuidId {
  int payload() default 16;

  String prefix() default "";

  StorageKind storage() default StorageKind.TEXT;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
