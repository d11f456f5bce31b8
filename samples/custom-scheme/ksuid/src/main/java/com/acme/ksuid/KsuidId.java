// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.ksuid;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/** Declares an id class whose ids are KSUIDs: {@code @Id @KsuidId EventId id;}. */
@SchemeOf(
    value = KsuidScheme.class,
    stores = {StorageKind.BINARY, StorageKind.TEXT},
    bytes = Ksuid.BYTES)
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE,
  ElementType.ANNOTATION_TYPE
})
@Retention(RetentionPolicy.RUNTIME)
public @interface KsuidId {
  /** The second at which the time is 0. Another one than KSUID's is understood by you alone. */
  String epoch() default Ksuid.EPOCH_TEXT;

  /** Outermost part of the text, such as {@code evt_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.BINARY;

  /** How the id appears in JSON; 20 bytes are always text. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
