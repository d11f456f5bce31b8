// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

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
 * Declares an id class whose ids are numbers counted in the application's database:
 * {@code @Id @SegmentId(name = "order") OrderId id;}. A process fetches {@link #step()} of them at
 * a time.
 *
 * <p>Stored as LONG (default) or TEXT. With a {@link #period()} the text is {@code
 * 20261027-000042}, and the number {@code 20261027000042}.
 */
@SchemeOf(
    value = SegmentScheme.class,
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
public @interface SegmentId {
  /**
   * The name of the counter, to be kept for ever: another name begins again with 1. Must be given.
   * Whatever has an equal name in the same database shares the counter. Up to 100 letters, digits
   * and {@code . _ -}.
   */
  String name() default "";

  /**
   * How many numbers are fetched at a time, which is what is lost at a restart. With 1 every id is
   * fetched by itself, in the order of all processes.
   */
  int step() default SegmentCounter.DEFAULT_STEP;

  /** The first number is {@code offset + 1}; read when the counter is not there yet. */
  long offset() default 0;

  /**
   * The most digits of a number: after {@code 10^digits - 1} there is none left. Texts are padded
   * to them with 0. Up to 18, with a period 10 (DAY), 12 (MONTH), 14 (YEAR); 0 for as many as a
   * {@code long} holds, without padding if there is no period.
   */
  int digits() default 0;

  /** When numbers begin again with 1. */
  SegmentPeriod period() default SegmentPeriod.NONE;

  /** For a period: the time zone in which a day begins, such as {@code Europe/Berlin}. */
  String zone() default "UTC";

  /** For a period: stands between it and the number; may be empty. */
  @TextOnly
  String delimiter() default "-";

  /** How a number is written, in place of its decimal digits: {@code @Codec(radix = 62)}. */
  @TextOnly
  Codec[] codec() default {};

  /** Whether the next numbers are fetched before the last are used up; not with a step of 1. */
  boolean prefetch() default true;

  /** Outermost part of the text, such as {@code ord_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.LONG;

  /** How the id appears in JSON; a number only with few enough {@link #digits()}. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
