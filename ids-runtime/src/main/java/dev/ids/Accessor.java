// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a public method of a scheme class that reads one part of an id, such as its time. Every
 * generated id class gets a method of that name without parameters.
 *
 * <p>The method takes the raw bits of the scheme's shape and nothing else: {@code (long bits)},
 * {@code (long high, long low)}, the words of a {@link BytesScheme}, or {@code (String text)}. A
 * method that depends on the declaration is an instance method, any other is static.
 */
@Documented
@Target(ElementType.METHOD)
@Retention(RetentionPolicy.RUNTIME)
public @interface Accessor {}
