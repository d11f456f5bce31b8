// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import dev.ids.TextOnly;
import dev.ids.codec.Codec;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an id class whose ids are CosIds of 80 bits: {@code @Id @Cosid80 TraceId id;}. 44 bits
 * of milliseconds since 1970, 20 of node, 16 of sequence; text only, as no {@code long} holds them.
 *
 * <p>Stored as TEXT (default, 15 characters of base 62, 17 of base 36, 31 if friendly) or BINARY
 * (10 bytes). Issuing needs a slot: {@code ids.slot}.
 */
@SchemeOf(
    value = Cosid80Scheme.class,
    stores = {StorageKind.TEXT, StorageKind.BINARY},
    bytes = Cosid80Scheme.BYTES)
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE,
  ElementType.ANNOTATION_TYPE
})
@Retention(RetentionPolicy.RUNTIME)
public @interface Cosid80 {
  /**
   * How the id is written: one item, {@code @Codec(radix = 36)} or {@code @Codec(friendly =
   * "UTC")}; base 62 without one. With a radix over 36, case matters.
   */
  @TextOnly
  Codec[] codec() default {};

  /** Outermost part of the text, such as {@code trc_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.TEXT;

  /** How the id appears in JSON; an id of 80 bits is always text. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
