// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.InvalidDeclarationException;
import dev.ids.RawType;
import java.util.Optional;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import org.jspecify.annotations.Nullable;

/** Checks attributes that hold an id without an id class, by the rules that hold at run time. */
final class RawRule {
  private RawRule() {}

  /** Whether a type can name no class to generate, since it is the JDK's. */
  static boolean isRaw(TypeMirror type) {
    return !name(type).isEmpty();
  }

  /** What is wrong, if something is. */
  static Optional<Finding> check(Place place, AnnotationModel declaration, SchemeModel scheme) {
    try {
      RawType.check(
          name(place.type()),
          "@" + scheme.annotation().simple(),
          scheme.stores(),
          member -> shown(declaration.member(member)),
          member -> shown(declaration.defaults().get(member)),
          scheme.textOnly().stream().filter(declaration.written()::containsKey).toList());
      return Optional.empty();
    } catch (InvalidDeclarationException e) {
      // The processor knows more than the rule: how the attribute is written.
      String help =
          e.member().isEmpty()
              ? place.declaring(e.help())
                  + ", or "
                  + place.suggestion()
                  + ", which generates a class"
              : e.help();
      return Optional.of(
          new Finding(e.code(), Finding.Severity.ERROR, e.member(), e.problem(), help));
    }
  }

  /** In full, as {@code Class.getTypeName} has it; empty if the type is not the JDK's. */
  private static String name(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return Mirrors.display(type);
    }
    if (type instanceof ArrayType array) {
      return array.getComponentType().getKind() == TypeKind.BYTE ? "byte[]" : "";
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return "";
    }
    DeclaredType declared = (DeclaredType) type;
    String name = Mirrors.qualifiedName(declared);
    return name.startsWith("java.") && declared.getTypeArguments().isEmpty() ? name : "";
  }

  private static Object shown(@Nullable Value value) {
    if (value instanceof Value.Literal literal) {
      return literal.value();
    }
    return value instanceof Value.EnumConstant constant ? constant.name() : "";
  }
}
