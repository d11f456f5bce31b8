// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.faulty;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** A scheme with a defect. */
@SchemeOf(
    value = FaultyScheme.class,
    stores = {StorageKind.TEXT})
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE,
  ElementType.ANNOTATION_TYPE
})
@Retention(RetentionPolicy.RUNTIME)
public @interface FaultyId {
  /** In which way the scheme fails. */
  String how() default "";

  /** Outermost part of the text. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.TEXT;

  /** How the id appears in JSON. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set. */
  boolean allowAssigned() default true;

  /** The package to generate the class into. */
  String in() default "";
}
