// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;

/**
 * A type that generated code names.
 *
 * @param name the class; for a primitive its keyword, in the unnamed package
 * @param arguments type arguments
 * @param dimensions of an array, else 0
 */
record TypeRef(JavaName name, List<TypeRef> arguments, int dimensions) {
  static TypeRef primitive(String keyword) {
    return new TypeRef(JavaName.of("", keyword), List.of(), 0);
  }

  TypeRef arrayOf() {
    return new TypeRef(name, arguments, dimensions + 1);
  }
}
