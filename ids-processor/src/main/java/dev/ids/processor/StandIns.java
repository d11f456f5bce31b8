// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The classes that a refused declaration names, as in {@code List<OrderId> ids}. They are written
 * all the same where nobody else does, so that they are not missed in a second error.
 */
final class StandIns {
  private StandIns() {}

  static List<JavaName> namedAt(Place place) {
    return missing(place.type())
        .filter(SourceVersion::isIdentifier)
        .map(name -> JavaName.of(place.packageName(), name))
        .distinct()
        .toList();
  }

  private static Stream<String> missing(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return missing(array.getComponentType());
    }
    if (!(type instanceof DeclaredType declared)) {
      return Stream.empty();
    }
    Stream<String> arguments = declared.getTypeArguments().stream().flatMap(StandIns::missing);
    boolean isMissing = type.getKind() == TypeKind.ERROR && declared.getTypeArguments().isEmpty();
    return isMissing
        ? Stream.concat(Stream.of(Mirrors.qualifiedName(declared)), arguments)
        : arguments;
  }
}
