// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Quoted;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;

/** The Java types that hold ids without an id class, and the one place of the rules for them. */
public final class RawType {
  private static final Map<String, StorageKind> KINDS =
      Map.of(
          "long", StorageKind.LONG,
          "java.lang.Long", StorageKind.LONG,
          "java.lang.String", StorageKind.TEXT,
          "java.util.UUID", StorageKind.UUID,
          "byte[]", StorageKind.BINARY);

  private static final List<String> TEXTS = List.of("prefix", "in");

  private RawType() {}

  /** How a type stores an id; empty if no id is held in it. */
  public static Optional<StorageKind> of(String typeName) {
    return Optional.ofNullable(KINDS.get(typeName));
  }

  /** The types for ways of storing ids, as they are written in source. */
  public static List<String> names(List<StorageKind> stores) {
    return stores.stream()
        .flatMap(
            kind ->
                switch (kind) {
                  case LONG -> Stream.of("long", "Long");
                  case TEXT -> Stream.of("String");
                  case UUID -> Stream.of("UUID");
                  case BINARY -> Stream.of("byte[]");
                })
        .toList();
  }

  static StorageKind check(Annotation declaration, Class<?> type) {
    List<StorageKind> stores = List.of(SchemeAnnotation.marker(declaration).stores());
    return check(
        type.getTypeName(),
        "@" + declaration.annotationType().getSimpleName(),
        stores,
        member -> Declaration.member(declaration, member, Object.class),
        member -> defaultValue(declaration, member),
        textOnly(declaration));
  }

  /** The members that shape the text only, and are written. */
  private static List<String> textOnly(Annotation declaration) {
    return Stream.of(declaration.annotationType().getDeclaredMethods())
        .filter(member -> member.isAnnotationPresent(TextOnly.class))
        .map(Method::getName)
        .filter(
            member ->
                !Objects.deepEquals(
                    Declaration.member(declaration, member, Object.class),
                    defaultValue(declaration, member)))
        .sorted()
        .toList();
  }

  /** Reads a member of an annotation. */
  @FunctionalInterface
  public interface Members {
    Object get(String name);
  }

  /**
   * Checks the declaration of a raw attribute.
   *
   * @param typeName in full
   * @param annotationName for messages, such as {@code @UlidId}
   * @param stores the ways in which the scheme's ids can be stored
   * @param members of the annotation; the value of an enum may be its name
   * @param defaults of these members
   * @param textOnly the written members that are {@link TextOnly}
   * @return how the attribute stores the id
   * @throws InvalidDeclarationException if the type cannot hold the id, or a member is of no use
   */
  public static StorageKind check(
      String typeName,
      String annotationName,
      List<StorageKind> stores,
      Members members,
      Members defaults,
      List<String> textOnly) {
    StorageKind kind = KINDS.get(typeName);
    if (kind == null || !stores.contains(kind)) {
      throw new InvalidDeclarationException(
          "IDS001",
          "",
          simple(typeName)
              + " cannot hold an id of "
              + annotationName
              + "; without an id class only "
              + String.join(", ", names(stores))
              + " can",
          names(stores).get(0));
    }
    checkUnused(typeName, "prefix", members, defaults, "it is part of an id class's text");
    checkUnused(
        typeName, "json", members, defaults, "JSON shows the value as any " + simple(typeName));
    checkUnused(typeName, "in", members, defaults, "no class is generated");
    if (!members.get("storage").toString().equals(kind.name())) {
      checkUnused(typeName, "storage", members, defaults, "the column follows the type");
    }
    if (kind != StorageKind.TEXT && !textOnly.isEmpty()) {
      throw unused(typeName, textOnly.get(0), "", "it says how an id is written as text");
    }
    return kind;
  }

  private static void checkUnused(
      String typeName, String member, Members members, Members defaults, String why) {
    Object value = members.get(member);
    if (!Objects.equals(value.toString(), defaults.get(member).toString())) {
      String shown = TEXTS.contains(member) ? Quoted.of(value.toString()) : value.toString();
      throw unused(typeName, member, " = " + shown, why);
    }
  }

  private static InvalidDeclarationException unused(
      String typeName, String member, String value, String why) {
    String type = simple(typeName);
    return new InvalidDeclarationException(
        "IDS024",
        member,
        member + value + " is of no use on a raw " + type + ": " + why,
        "leave out " + member + ", or declare an id class by naming one in place of " + type);
  }

  private static Object defaultValue(Annotation declaration, String member) {
    try {
      Object value = declaration.annotationType().getDeclaredMethod(member).getDefaultValue();
      return Objects.requireNonNullElse(value, "");
    } catch (NoSuchMethodException e) {
      throw new IllegalArgumentException(
          "@" + declaration.annotationType().getName() + " has no member " + member, e);
    }
  }

  private static String simple(String typeName) {
    return typeName.substring(typeName.lastIndexOf('.') + 1);
  }
}
