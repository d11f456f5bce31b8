// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an id class whose ids are SCRU128 v1.0.2: {@code @Id @Scru128Id EventId id;}.
 *
 * <p>Stored as UUID (default), BINARY (16 bytes) or TEXT (26 characters).
 */
@SchemeOf(
    value = Scru128Scheme.class,
    stores = {StorageKind.UUID, StorageKind.BINARY, StorageKind.TEXT})
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE,
  ElementType.ANNOTATION_TYPE
})
@Retention(RetentionPolicy.RUNTIME)
public @interface Scru128Id {

  /** Outermost part of the text, such as {@code evt_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.UUID;

  /** How the id appears in JSON; a SCRU128 is always text. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
