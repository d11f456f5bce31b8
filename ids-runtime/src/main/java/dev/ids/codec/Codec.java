// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * One item of a codec chain on a scheme annotation, such as {@code codec = {@Codec(radix =
 * 62), @Codec(suffix = "-de")}}. Items apply in the order written: the first may be the {@code
 * radix}, {@code friendly} or {@code custom} that turns the id into text (decimal without one),
 * those after it wrap the text. The id class's own {@code prefix} comes last of all.
 *
 * <p>Each item is of exactly one kind: radix, friendly, custom, datePrefix or suffix.
 */
@Documented
@Target({})
@Retention(RetentionPolicy.RUNTIME)
public @interface Codec {
  /** Kind radix: digits 0-9A-Za-z of a radix from 2 to 62. With more than 36, case matters. */
  int radix() default 0;

  /** For radix: at most so many digits; 0 for as many as the ids need. */
  int width() default 0;

  /** For radix and friendly: whether numbers are padded with 0 to their width. */
  boolean padStart() default false;

  /**
   * Kind friendly: {@code yyyyMMddHHmmssSSS-node-seq} in this time zone, such as {@code UTC} or
   * {@code Asia/Shanghai}. Only for ids that have a time.
   */
  String friendly() default "";

  /**
   * Kind custom: a codec of your own with a public constructor without parameters, made at first
   * use.
   */
  Class<? extends IdCodec> custom() default IdCodec.class;

  /**
   * Kind datePrefix: a date before the text. Of yyyy yy MM dd DDD HH mm ss S (1 to 9), each once.
   */
  String datePrefix() default "";

  /** For datePrefix: stands between the date and the text; may be empty. */
  String delimiter() default "-";

  /** For datePrefix: whose date; on an annotation only the id's own. */
  DateSource source() default DateSource.ID_TIME;

  /** For datePrefix: the time zone of the date. */
  String zone() default "UTC";

  /** Kind suffix: stands after the text. */
  String suffix() default "";
}
