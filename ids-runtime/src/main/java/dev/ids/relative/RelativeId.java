// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import dev.ids.JsonForm;
import dev.ids.KeyPath;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import java.lang.annotation.Documented;
import java.lang.annotation.ElementType;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * Declares an id class whose ids start alike for each key: {@code @RelativeId(keyField = "tenant")
 * InvoiceId invoice;}.
 *
 * <p>Issuing needs a secret of at least 16 bytes: the setting {@code ids.secret.<name>}, see {@link
 * #secret()}. It never stands in source code.
 *
 * <p>Stored as UUID (default), BINARY (16 bytes) or TEXT (28 characters).
 */
@SchemeOf(
    value = RelativeIdScheme.class,
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
public @interface RelativeId {
  /** The attribute whose value is the key, such as {@code tenant}; empty in a catalogue. */
  @KeyPath
  String keyField() default "";

  /** Keeps contexts apart: with another salt the same key has another tag. Not secret. */
  String salt() default "";

  /**
   * The name of the secret, at most 31 characters: {@code default} is the setting {@code
   * ids.secret.default}.
   */
  String secret() default "default";

  /** Outermost part of the text, such as {@code inv_}. */
  String prefix() default "";

  /** How the id is stored. */
  StorageKind storage() default StorageKind.UUID;

  /** How the id appears in JSON; a Relative ID is always text. */
  JsonForm json() default JsonForm.TEXT;

  /** Whether Hibernate keeps an id that is already set when an entity is persisted. */
  boolean allowAssigned() default true;

  /** The package to generate the class into; empty for that of the declaring type. */
  String in() default "";
}
