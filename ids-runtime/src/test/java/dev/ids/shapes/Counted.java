// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** 64 bits: at most 40, the upper 8 of them the slot, then a count. */
@SchemeOf(
    value = CountedScheme.class,
    stores = {StorageKind.LONG, StorageKind.TEXT})
@Retention(RetentionPolicy.RUNTIME)
public @interface Counted {
  String prefix() default "";

  StorageKind storage() default StorageKind.LONG;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
