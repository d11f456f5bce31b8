// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.ExecutableType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Types;

/** The attributes of entities and embeddables, by field or by getter. */
final class Attributes {
  private static final String TRANSIENT = "jakarta.persistence.Transient";

  private Attributes() {}

  /**
   * One attribute.
   *
   * @param type in the class that was asked, so that type variables of its superclasses are bound
   * @param unmapped why it is not persistent, such as {@code static}; empty if it is
   */
  record Attribute(String name, Element element, TypeMirror type, String unmapped) {
    boolean isPersistent() {
      return unmapped.isEmpty();
    }
  }

  /** Of a class and its superclasses; of two views of one attribute the persistent one. */
  static Map<String, Attribute> of(DeclaredType type, Types types) {
    Map<String, Attribute> attributes = new LinkedHashMap<>();
    for (TypeMirror c = type; c instanceof DeclaredType declared; c = superclass(declared, types)) {
      for (Element member : declared.asElement().getEnclosedElements()) {
        if (isAttribute(member)) {
          Attribute attribute = read(member, type, types);
          Attribute known = attributes.putIfAbsent(attribute.name(), attribute);
          if (known != null && !known.isPersistent() && attribute.isPersistent()) {
            attributes.put(attribute.name(), attribute);
          }
        }
      }
    }
    return attributes;
  }

  /** All views of the attribute that {@code element} is, itself included. */
  static List<Element> views(TypeElement owner, Element element) {
    List<Element> views = new ArrayList<>();
    Stream.concat(Stream.of(element), owner.getEnclosedElements().stream())
        .filter(each -> each.equals(element) || isAttribute(each))
        .filter(each -> name(each).equals(name(element)))
        .filter(each -> !views.contains(each))
        .forEach(views::add);
    return views;
  }

  /** The name of the attribute that a field or getter is. */
  static String name(Element element) {
    String name = element.getSimpleName().toString();
    String property = name.replaceFirst("^(get|is)(?=[A-Z])", "");
    boolean isGetter = element.getKind() == ElementKind.METHOD && !property.equals(name);
    return isGetter
        ? property.substring(0, 1).toLowerCase(Locale.ROOT) + property.substring(1)
        : name;
  }

  private static boolean isAttribute(Element member) {
    return member.getKind() == ElementKind.FIELD
        || (member instanceof ExecutableElement method
            && method.getKind() == ElementKind.METHOD
            && method.getParameters().isEmpty()
            && method.getReturnType().getKind() != TypeKind.VOID
            && !name(method).contentEquals(method.getSimpleName()));
  }

  private static Attribute read(Element member, DeclaredType type, Types types) {
    return new Attribute(name(member), member, typeIn(member, type, types), unmapped(member));
  }

  private static TypeMirror typeIn(Element member, DeclaredType type, Types types) {
    TypeMirror seen =
        member.getModifiers().contains(Modifier.STATIC)
            ? member.asType()
            : types.asMemberOf(type, member);
    return seen instanceof ExecutableType method ? method.getReturnType() : seen;
  }

  /** Why a field or getter is not persistent, such as {@code static}; empty if it is. */
  static String unmapped(Element member) {
    if (member.getModifiers().contains(Modifier.STATIC)) {
      return "static";
    }
    boolean isTransient =
        member.getModifiers().contains(Modifier.TRANSIENT)
            || Mirrors.annotation(member, TRANSIENT).isPresent();
    return isTransient ? "transient" : "";
  }

  private static TypeMirror superclass(DeclaredType type, Types types) {
    return types.directSupertypes(type).stream()
        .filter(each -> each instanceof DeclaredType c && c.asElement().getKind().isClass())
        .filter(each -> !Mirrors.qualifiedName((DeclaredType) each).equals("java.lang.Object"))
        .<TypeMirror>map(each -> each)
        .findFirst()
        .orElse(types.getNoType(TypeKind.NONE));
  }
}
