// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.IdType;
import dev.ids.TypedId;
import java.util.Optional;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Types;

/** Checks an id class that a user wrote. */
final class HandWritten {
  private HandWritten() {}

  /**
   * Checks the form of an id class.
   *
   * @return what is unwise about it, if something is
   * @throws Refusal if integrations could not use it
   */
  static Optional<Finding> check(Place place, SchemeModel scheme, Types types) throws Refusal {
    TypeElement idClass = place.owner();
    String name = idClass.getSimpleName().toString();
    boolean isTypedId =
        Mirrors.superType(idClass.asType(), TypedId.class.getCanonicalName(), types)
            .filter(typedId -> isOf(typedId, idClass, types))
            .isPresent();
    if (!isTypedId) {
      throw Problem.NO_ID_CLASS.refusal(name, place.annotationName());
    }
    boolean hasType =
        ElementFilter.fieldsIn(idClass.getEnclosedElements()).stream()
            .anyMatch(field -> isType(field, idClass, types));
    if (!hasType) {
      throw Problem.NO_TYPE_CONSTANT.refusal(
          name,
          scheme.annotation().simple(),
          scheme.scheme().simple(),
          scheme.shape().carrierFactory());
    }
    return idClass.getModifiers().contains(Modifier.FINAL)
        ? Optional.empty()
        : Optional.of(Problem.NOT_FINAL.find(name));
  }

  private static boolean isType(VariableElement field, TypeElement idClass, Types types) {
    return field.getSimpleName().contentEquals("TYPE")
        && field.getModifiers().contains(Modifier.STATIC)
        && field.asType() instanceof DeclaredType type
        && Mirrors.qualifiedName(type).equals(IdType.class.getCanonicalName())
        && isOf(type, idClass, types);
  }

  /** Whether {@code generic} is {@code Generic<IdClass>}. */
  private static boolean isOf(DeclaredType generic, TypeElement idClass, Types types) {
    return generic.getTypeArguments().stream()
        .anyMatch((TypeMirror argument) -> types.isSameType(argument, idClass.asType()));
  }
}
