// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** 128 bits, issued for a key: the hash of the key, then a count. */
@SchemeOf(
    value = PerKeyScheme.class,
    stores = {StorageKind.UUID, StorageKind.BINARY, StorageKind.TEXT})
@Retention(RetentionPolicy.RUNTIME)
public @interface PerKey {
  String prefix() default "";

  StorageKind storage() default StorageKind.UUID;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
