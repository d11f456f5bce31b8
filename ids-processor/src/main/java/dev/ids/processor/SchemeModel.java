// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.StorageKind;
import java.util.List;

/**
 * What a scheme's annotation and class say about themselves.
 *
 * @param annotation the annotation that selects the scheme
 * @param scheme the scheme class
 * @param value what users see as the value of an id
 * @param bytes size of an id, for {@link Shape#BYTES}
 * @param stores the storage kinds it offers
 * @param textOnly the members of the annotation that shape the text only
 * @param issuing how new ids come to be
 * @param accessors the parts that can be read from an id
 * @param isPublic whether every package can see these classes
 */
record SchemeModel(
    JavaName annotation,
    JavaName scheme,
    Shape shape,
    TypeRef value,
    int bytes,
    List<StorageKind> stores,
    List<String> textOnly,
    Issuing issuing,
    List<Accessor> accessors,
    boolean isPublic) {
  enum Issuing {
    NONE,
    SELF,
    FOR_KEY
  }

  record Accessor(String name, TypeRef type, boolean isStatic) {}

  /** The fields of an id class. */
  List<String> fields() {
    return shape.fields(bytes);
  }
}
