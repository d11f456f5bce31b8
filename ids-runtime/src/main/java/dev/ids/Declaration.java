// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Annotations;
import dev.ids.internal.PlainText;
import dev.ids.internal.Quoted;
import java.lang.annotation.Annotation;
import java.lang.reflect.Method;
import java.util.List;
import java.util.stream.Collectors;

/**
 * The members that every scheme annotation shares, and the one place of their rules.
 *
 * @param prefix outermost part of the canonical text, such as {@code ord_}; empty for none. JSON
 *     and TEXT columns carry it, other columns do not
 * @param storage how the id is stored
 * @param json how the id appears in JSON
 * @param allowAssigned whether Hibernate keeps an id that is already set when an entity is
 *     persisted
 */
public record Declaration(
    String prefix, StorageKind storage, JsonForm json, boolean allowAssigned) {
  /** JavaScript numbers hold integers of this many bits exactly. */
  public static final int MAX_NUMBER_BITS = 53;

  /**
   * Reads the shared members of a scheme annotation and checks them.
   *
   * @throws InvalidDeclarationException if one cannot work with this scheme
   */
  public static Declaration of(Annotation annotation, IdScheme scheme) {
    SchemeOf schemeOf = annotation.annotationType().getAnnotation(SchemeOf.class);
    if (schemeOf == null) {
      throw new IllegalArgumentException(
          "@" + annotation.annotationType().getName() + " carries no @SchemeOf");
    }
    Declaration declaration =
        new Declaration(
            member(annotation, "prefix", String.class),
            member(annotation, "storage", StorageKind.class),
            member(annotation, "json", JsonForm.class),
            member(annotation, "allowAssigned", Boolean.class));
    int bits = scheme instanceof Bits64Scheme number ? number.bits() : Integer.MAX_VALUE;
    declaration.check(scheme.name(), List.of(schemeOf.stores()), bits);
    return declaration;
  }

  /**
   * Checks these members against a scheme known only by what its annotation says.
   *
   * @param schemeName for messages
   * @param stores the storage kinds that the scheme offers
   * @param bits bits of the largest id; {@link Integer#MAX_VALUE} if it is not a number
   * @throws InvalidDeclarationException if one cannot work
   */
  public void check(String schemeName, List<StorageKind> stores, int bits) {
    checkPrefix();
    if (stores.isEmpty()) {
      throw new InvalidDeclarationException(
          "IDS021",
          "storage",
          schemeName + " cannot be stored: @SchemeOf of its annotation names no storage kind",
          "stores = StorageKind.TEXT, on the scheme's annotation");
    }
    if (!stores.contains(storage)) {
      throw new InvalidDeclarationException(
          "IDS021",
          "storage",
          schemeName + " cannot be stored as " + storage + ", only as " + join(stores),
          "storage = " + stores.get(0));
    }
    if (json == JsonForm.NUMBER) {
      checkNumber(schemeName, bits);
    }
  }

  private void checkPrefix() {
    if (!PlainText.isPlain(prefix)) {
      throw new InvalidDeclarationException(
          "IDS020",
          "prefix",
          "prefix "
              + Quoted.of(prefix)
              + " has characters that need escaping in URLs or JSON; it may have "
              + PlainText.CHARACTERS,
          "prefix = \"" + PlainText.suggested(prefix) + "\"");
    }
    if (prefix.length() > PlainText.MAX_LENGTH) {
      throw new InvalidDeclarationException(
          "IDS020",
          "prefix",
          "prefix "
              + Quoted.of(prefix)
              + " has "
              + prefix.length()
              + " characters, more than "
              + PlainText.MAX_LENGTH,
          "prefix = \"" + prefix.substring(0, PlainText.MAX_LENGTH) + "\"");
    }
  }

  private void checkNumber(String schemeName, int bits) {
    if (bits > MAX_NUMBER_BITS) {
      String size = bits == Integer.MAX_VALUE ? "are no numbers" : "have " + bits + " bits";
      throw new InvalidDeclarationException(
          "IDS022",
          "json",
          "json = NUMBER needs ids of at most "
              + MAX_NUMBER_BITS
              + " bits, which a JavaScript number holds exactly; "
              + schemeName
              + " ids here "
              + size,
          "json = TEXT");
    }
    if (!prefix.isEmpty()) {
      throw new InvalidDeclarationException(
          "IDS023",
          "json",
          "a JSON number cannot carry the prefix " + Quoted.of(prefix),
          "json = TEXT");
    }
  }

  /** A member that scheme annotations share. */
  static <M> M member(Annotation annotation, String name, Class<M> type) {
    Class<? extends Annotation> annotationType = annotation.annotationType();
    try {
      Method member = annotationType.getDeclaredMethod(name);
      return type.cast(Annotations.value(annotation, member));
    } catch (NoSuchMethodException | IllegalArgumentException | ClassCastException e) {
      throw new IllegalArgumentException(
          "@"
              + annotationType.getName()
              + " lacks a member that all scheme annotations share: "
              + type.getSimpleName()
              + " "
              + name
              + "()",
          e);
    }
  }

  private static String join(List<StorageKind> kinds) {
    return kinds.stream().map(StorageKind::name).collect(Collectors.joining(", "));
  }
}
