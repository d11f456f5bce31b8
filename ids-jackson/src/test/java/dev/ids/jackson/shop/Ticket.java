// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.shop;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** A number of 40 bits, whose text is "T" and hexadecimal digits. */
@SchemeOf(
    value = TicketScheme.class,
    stores = {StorageKind.LONG, StorageKind.TEXT})
@Retention(RetentionPolicy.RUNTIME)
public @interface Ticket {
  String prefix() default "";

  StorageKind storage() default StorageKind.LONG;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
