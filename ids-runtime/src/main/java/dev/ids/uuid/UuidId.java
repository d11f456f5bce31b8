// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import dev.ids.TextOnly;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an id class whose ids are UUIDs: {@code @Id @UuidId PaymentId id;}. New ids are version
 * 7, monotonic; any version is read.
 *
 * <p>Stored as UUID (default), BINARY (16 bytes) or TEXT.
 */
@SchemeOf(
    value = UuidScheme.class,
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
public @interface UuidId {
  /** The version of new ids: 7, which sorts by time, or 4, which tells nothing. */
  int version() default 7;

  /** How new ids of version 7 are made. */
  UuidGenerator generator() default UuidGenerator.MONOTONIC;

  /** The canonical text of the ids. */
  @TextOnly
  UuidText text() default UuidText.CANONICAL;

  /** Outermost part of the text, such as {@code pay_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.UUID;

  /** How the id appears in JSON; a UUID is always text. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
