// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** Text: lower-case letters. */
@SchemeOf(
    value = NickScheme.class,
    stores = {StorageKind.TEXT})
@Retention(RetentionPolicy.RUNTIME)
public @interface Nick {
  String prefix() default "";

  StorageKind storage() default StorageKind.TEXT;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
