// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** 10 bytes. */
@SchemeOf(
    value = HexScheme.class,
    stores = {StorageKind.BINARY, StorageKind.TEXT},
    bytes = 10)
@Retention(RetentionPolicy.RUNTIME)
public @interface Ten {
  String prefix() default "";

  StorageKind storage() default StorageKind.BINARY;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
