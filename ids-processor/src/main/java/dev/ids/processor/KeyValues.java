// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.TypedId;
import dev.ids.processor.Attributes.Attribute;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/** Which attributes hold a key, and which lead on to one; ids-hibernate's KeyReader agrees. */
final class KeyValues {
  private static final Set<String> KEYS =
      Set.of(
          "java.lang.String",
          "java.util.UUID",
          "java.math.BigInteger",
          "java.lang.Long",
          "java.lang.Integer",
          "java.lang.Short",
          "java.lang.Byte");
  private static final Set<TypeKind> PRIMITIVE_KEYS =
      Set.of(TypeKind.LONG, TypeKind.INT, TypeKind.SHORT, TypeKind.BYTE);
  private static final String JPA = "jakarta.persistence.";
  private static final List<String> TO_ONE = List.of(JPA + "ManyToOne", JPA + "OneToOne");

  /** How many entities are identified by one another before the search for a key is given up. */
  private static final int MAX_DEPTH = 4;

  private final Types types;

  KeyValues(Types types) {
    this.types = types;
  }

  /** The class that a path can go on in. */
  Optional<DeclaredType> hop(TypeMirror type) {
    if (type instanceof TypeVariable variable) {
      return hop(variable.getUpperBound());
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    DeclaredType declared = (DeclaredType) type;
    boolean isValue =
        declared.asElement().getKind() == ElementKind.ENUM
            || Mirrors.qualifiedName(declared).startsWith("java.")
            || isA(type, TypedId.class.getCanonicalName())
            || isA(type, "java.util.Collection")
            || isA(type, "java.util.Map");
    return isValue ? Optional.empty() : Optional.of(declared);
  }

  /** Whether an attribute has one text that stays, and so can be a key. */
  boolean isKey(Attribute attribute) {
    return isKey(attribute, 0);
  }

  private boolean isKey(Attribute attribute, int depth) {
    TypeMirror type = attribute.type();
    if (PRIMITIVE_KEYS.contains(type.getKind())
        // An id class still to be generated; a type that each subclass chooses.
        || type.getKind() == TypeKind.ERROR
        || type.getKind() == TypeKind.TYPEVAR) {
      return true;
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return false;
    }
    DeclaredType declared = (DeclaredType) type;
    return KEYS.contains(Mirrors.qualifiedName(declared))
        || declared.asElement().getKind() == ElementKind.ENUM
        || isA(type, TypedId.class.getCanonicalName())
        || (isToOne(attribute.element(), declared) && hasKeyAsId(declared, depth));
  }

  private static boolean isToOne(Element attribute, DeclaredType type) {
    return TO_ONE.stream().anyMatch(each -> Mirrors.annotation(attribute, each).isPresent())
        || Mirrors.annotation(type.asElement(), JPA + "Entity").isPresent();
  }

  /** Without a plain @Id, an entity's identifier is not known, or has several parts. */
  private boolean hasKeyAsId(DeclaredType entity, int depth) {
    List<Attribute> ids =
        Attributes.of(entity, types).values().stream()
            .filter(each -> Mirrors.annotation(each.element(), JPA + "Id").isPresent())
            .toList();
    return ids.isEmpty() || (ids.size() == 1 && depth < MAX_DEPTH && isKey(ids.get(0), depth + 1));
  }

  private boolean isA(TypeMirror type, String name) {
    return Mirrors.superType(type, name, types).isPresent();
  }
}
