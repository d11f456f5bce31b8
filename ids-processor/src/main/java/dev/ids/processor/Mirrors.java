// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Collectors;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Types;

/** Questions to the compiler's mirrors that several readers ask. */
final class Mirrors {
  private Mirrors() {}

  /** Walks outwards: ecj's {@code Elements.getPackageOf} fails for record components. */
  static PackageElement packageOf(Element element) {
    Element outer = element;
    while (!(outer instanceof PackageElement)) {
      outer = around(outer);
    }
    return (PackageElement) outer;
  }

  static JavaName nameOf(TypeElement type) {
    Deque<String> simpleNames = new ArrayDeque<>();
    Element outer = type;
    while (outer instanceof TypeElement) {
      simpleNames.addFirst(outer.getSimpleName().toString());
      outer = outer.getEnclosingElement();
    }
    return new JavaName(packageOf(type).getQualifiedName().toString(), List.copyOf(simpleNames));
  }

  static TypeElement elementOf(AnnotationMirror mirror) {
    return (TypeElement) mirror.getAnnotationType().asElement();
  }

  static String qualifiedName(AnnotationMirror mirror) {
    return elementOf(mirror).getQualifiedName().toString();
  }

  static Optional<AnnotationMirror> annotation(Element element, String qualifiedName) {
    return element.getAnnotationMirrors().stream()
        .filter(mirror -> qualifiedName(mirror).equals(qualifiedName))
        .<AnnotationMirror>map(mirror -> mirror)
        .findFirst();
  }

  /** Whether every package can see it: public, and so are the classes around it. */
  static boolean isPublic(Element element) {
    return element instanceof PackageElement
        || (element.getModifiers().contains(Modifier.PUBLIC) && isPublic(around(element)));
  }

  private static Element around(Element element) {
    return Objects.requireNonNull(element.getEnclosingElement());
  }

  /** The type for generated code; empty if it has parts that such code cannot name. */
  static Optional<TypeRef> typeRef(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return Optional.of(TypeRef.primitive(type.getKind().name().toLowerCase(Locale.ROOT)));
    }
    if (type.getKind() == TypeKind.ARRAY) {
      return typeRef(((ArrayType) type).getComponentType()).map(TypeRef::arrayOf);
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return Optional.empty();
    }
    DeclaredType declared = (DeclaredType) type;
    List<TypeRef> arguments =
        declared.getTypeArguments().stream().flatMap(each -> typeRef(each).stream()).toList();
    return arguments.size() == declared.getTypeArguments().size()
        ? Optional.of(new TypeRef(nameOf((TypeElement) declared.asElement()), arguments, 0))
        : Optional.empty();
  }

  /** Names in full, also those of classes that are not there yet. */
  static String qualifiedName(DeclaredType type) {
    return ((TypeElement) type.asElement()).getQualifiedName().toString();
  }

  /** The type as users write it, without annotations and packages. */
  static String display(TypeMirror type) {
    if (type.getKind().isPrimitive()) {
      return type.getKind().name().toLowerCase(Locale.ROOT);
    }
    if (type instanceof ArrayType array) {
      return display(array.getComponentType()) + "[]";
    }
    if (type instanceof TypeVariable variable) {
      return variable.asElement().getSimpleName().toString();
    }
    if (!(type instanceof DeclaredType declared)
        || !SourceVersion.isName(declared.asElement().getSimpleName())) {
      return type.getKind() == TypeKind.WILDCARD ? "?" : "the type";
    }
    String name = declared.asElement().getSimpleName().toString();
    return declared.getTypeArguments().isEmpty()
        ? name
        : declared.getTypeArguments().stream()
            .map(Mirrors::display)
            .collect(Collectors.joining(", ", name + "<", ">"));
  }

  /** The supertype of that name, with its type arguments. */
  static Optional<DeclaredType> superType(TypeMirror type, String name, Types types) {
    if (type instanceof DeclaredType declared && qualifiedName(declared).equals(name)) {
      return Optional.of(declared);
    }
    return types.directSupertypes(type).stream()
        .flatMap(superType -> superType(superType, name, types).stream())
        .findFirst();
  }
}
