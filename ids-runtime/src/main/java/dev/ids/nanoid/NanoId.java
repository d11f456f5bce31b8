// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an id class whose ids are random text: {@code @Id @NanoId ShareId id;}.
 *
 * <p>Stored as TEXT. With the default alphabet, case matters: the column must compare byte by byte.
 */
@SchemeOf(value = NanoIdScheme.class, stores = StorageKind.TEXT)
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE,
  ElementType.ANNOTATION_TYPE
})
@Retention(RetentionPolicy.RUNTIME)
public @interface NanoId {
  /** The symbols, 1 to 256 different ones; at best URL-safe ones. */
  String alphabet() default Alphabet.URL_SAFE_SYMBOLS;

  /** Symbols of an id, 1 to 1024. */
  int size() default NanoIdGenerator.DEFAULT_SIZE;

  /** Outermost part of the text, such as {@code shr_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.TEXT;

  /** How the id appears in JSON; a Nano ID is always text. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
