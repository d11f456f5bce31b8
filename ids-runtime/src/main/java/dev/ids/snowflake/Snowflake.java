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
 * Declares an id class whose ids are numbers made of time, node and sequence:
 * {@code @Id @Snowflake(layout = JS_SAFE_MS) DeviceId id;}.
 *
 * <p>Stored as LONG (default) or TEXT (decimal, unless {@link #codec()} says otherwise). Issuing
 * needs a slot: {@code ids.slot}.
 */
@SchemeOf(
    value = SnowflakeScheme.class,
    stores = {StorageKind.LONG, StorageKind.TEXT})
@Documented
@Target({
  ElementType.FIELD,
  ElementType.METHOD,
  ElementType.RECORD_COMPONENT,
  ElementType.TYPE,
  ElementType.ANNOTATION_TYPE
})
@Retention(RetentionPolicy.RUNTIME)
public @interface Snowflake {
  /** A layout by name. */
  LayoutPreset layout() default LayoutPreset.SNOWFLAKE_MS;

  /** A layout of your own, instead of a named one; at most one. */
  Bits[] bits() default {};

  /** Replaces the epoch of the named layout, such as {@code 2024-01-01T00:00:00Z}. */
  String epoch() default "";

  /**
   * How the id is written, in this order: {@code {@Codec(radix = 62), @Codec(suffix = "-de")}};
   * decimal without any. A LONG column and a JSON number hold the number itself.
   */
  @TextOnly
  Codec[] codec() default {};

  /** Outermost part of the text, such as {@code dev_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.LONG;

  /** How the id appears in JSON; a number only for layouts of at most 53 bits. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
