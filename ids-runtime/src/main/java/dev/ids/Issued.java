// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Marks a persistent attribute whose value Hibernate issues, where the id class is declared
 * elsewhere: by hand, in a catalogue, or in another module. The attribute that declares an id class
 * by its scheme annotation is issued without this.
 *
 * <pre>{@code
 * @MappedSuperclass
 * abstract class Base<I extends TypedId<I>> {
 *   @Id @Issued I id;
 * }
 * }</pre>
 */
@Documented
@Target({ElementType.FIELD, ElementType.METHOD, ElementType.RECORD_COMPONENT})
@Retention(RetentionPolicy.RUNTIME)
public @interface Issued {
  /** The attribute whose value is the key of new ids, where they are issued for a key. */
  @KeyPath
  String keyField() default "";

  /**
   * Whether an id that is already set is kept; {@code false} refuses it, also where the id class's
   * declaration keeps it.
   */
  boolean allowAssigned() default true;
}
