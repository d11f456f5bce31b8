package com.acme.tag;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

@SchemeOf(
    value = TagScheme.class,
    stores = {StorageKind.TEXT})
@Retention(RetentionPolicy.RUNTIME)
public @interface TagId {
  int length() default 12;

  String prefix() default "";

  StorageKind storage() default StorageKind.TEXT;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
