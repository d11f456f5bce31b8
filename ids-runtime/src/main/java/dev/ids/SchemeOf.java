// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks an annotation as selecting a scheme.
 *
 * <p><b>The one convention.</b> The scheme class has a method {@code public static XScheme of(XId
 * declaration)}, where {@code XId} is the annotation so marked. It gets the whole annotation and
 * either returns the scheme with those parameters applied or throws {@link
 * InvalidDeclarationException}. ids-processor calls that very method at compile time, the generated
 * class calls it at run time, so both judge alike. The method is pure: no clock, no input or
 * output, and it instantiates no class that the declaration names, since at compile time that class
 * may be a stand-in.
 *
 * <p>The annotation has RUNTIME retention, its own members first, then the members shared by all
 * schemes: {@code prefix}, {@code storage}, {@code json}, {@code allowAssigned}, {@code in} (see
 * {@link Declaration}).
 */
@Documented
@Target(ElementType.ANNOTATION_TYPE)
@Retention(RetentionPolicy.RUNTIME)
public @interface SchemeOf {
  /** The scheme class. */
  Class<? extends IdScheme> value();

  /**
   * The ways an id of this scheme can be stored. The annotation's {@code storage} is one of them.
   */
  StorageKind[] stores();

  /** How many bytes an id has, for a {@link BytesScheme} only. */
  int bytes() default 0;
}
