// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.kinds;

import com.acme.stamp.Parts;
import dev.ids.JsonForm;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;

/** An annotation with a member of every kind that Java has. */
@SchemeOf(value = KindsScheme.class, stores = StorageKind.TEXT)
@Retention(RetentionPolicy.RUNTIME)
public @interface KindsId {
  boolean flag() default false;

  byte octet() default 0;

  short little() default 0;

  int number() default 0;

  long big() default 0;

  float ratio() default 0;

  double precise() default 0;

  char letter() default 'a';

  String text() default "";

  Unit unit() default Unit.SECONDS;

  Class<?> type() default Object.class;

  Class<?>[] types() default {};

  int[] numbers() default {};

  char[] letters() default {};

  Unit[] units() default {};

  Parts part() default @Parts;

  Parts[] parts() default {};

  String prefix() default "";

  StorageKind storage() default StorageKind.TEXT;

  JsonForm json() default JsonForm.TEXT;

  boolean allowAssigned() default true;

  String in() default "";
}
