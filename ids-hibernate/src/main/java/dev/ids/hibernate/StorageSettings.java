// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.hibernate.MappingException;
import org.hibernate.dialect.Dialect;
import org.jspecify.annotations.Nullable;

/**
 * How each id class is stored: as its declaration says, unless a setting {@code ids.storage.<simple
 * or qualified class name>} says otherwise. {@link #CHECK} and {@link #COLLATION} are no classes.
 */
final class StorageSettings {
  static final String PREFIX = "ids.storage.";

  /** Whether start-up looks at the columns that are there; {@code true} unless set. */
  static final String CHECK = "ids.storage.check";

  /** The collation of text columns that Hibernate creates, or {@code none}. */
  static final String COLLATION = "ids.storage.collation";

  private final Map<Class<?>, StorageKind> kinds = new HashMap<>();
  private final boolean checksColumns;
  private final @Nullable String collation;

  private StorageSettings(boolean checksColumns, @Nullable String collation) {
    this.checksColumns = checksColumns;
    this.collation = collation;
  }

  /**
   * Reads the {@code ids.storage.*} entries; others are left to their owners.
   *
   * @throws MappingException for a class that is in no index, or a kind that its scheme does not
   *     offer
   */
  static StorageSettings of(Map<?, ?> settings, List<IdType<?>> types) {
    // By length, so that a qualified name overrules a simple one.
    Map<String, String> byKey =
        new TreeMap<>(Comparator.comparingInt(String::length).thenComparing(key -> key));
    settings.forEach(
        (key, value) -> {
          if (key instanceof String name && name.startsWith(PREFIX) && value != null) {
            byKey.put(name, value.toString().strip());
          }
        });
    boolean check = isTrue(CHECK, byKey.remove(CHECK));
    StorageSettings storage = new StorageSettings(check, byKey.remove(COLLATION));
    byKey.forEach(
        (key, value) -> {
          IdType<?> type = named(key, types);
          storage.kinds.put(type.idClass(), kind(key, value, type));
        });
    return storage;
  }

  StorageKind of(IdType<?> type) {
    return kinds.getOrDefault(type.idClass(), type.declaration().storage());
  }

  boolean checksColumns() {
    return checksColumns;
  }

  /** The collation of text columns on a database. */
  Optional<String> collation(Dialect dialect) {
    if (collation == null) {
      return ByteOrder.collation(dialect);
    }
    return collation.equals("none") ? Optional.empty() : Optional.of(collation);
  }

  private static boolean isTrue(String key, @Nullable String value) {
    if (value == null || value.equalsIgnoreCase("true")) {
      return true;
    }
    if (value.equalsIgnoreCase("false")) {
      return false;
    }
    throw new MappingException(
        "setting " + Quoted.of(key) + " is " + Quoted.of(value) + "; write true or false");
  }

  private static IdType<?> named(String key, List<IdType<?>> types) {
    String name = key.substring(PREFIX.length());
    List<IdType<?>> meant =
        types.stream().filter(type -> names(type).anyMatch(name::equals)).toList();
    if (meant.size() > 1) {
      throw new MappingException(
          "setting "
              + Quoted.of(key)
              + " names more than one id class; write one of "
              + meant.stream()
                  .map(type -> PREFIX + type.idClass().getName())
                  .collect(Collectors.joining(", ")));
    }
    return meant.stream().findFirst().orElseThrow(() -> unknown(key, name, types));
  }

  private static Stream<String> names(IdType<?> type) {
    Class<?> idClass = type.idClass();
    String canonical = idClass.getCanonicalName();
    return Stream.of(
            idClass.getSimpleName(),
            idClass.getName(),
            canonical == null ? idClass.getName() : canonical)
        .distinct();
  }

  private static MappingException unknown(String key, String name, List<IdType<?>> types) {
    List<String> known = types.stream().flatMap(StorageSettings::names).distinct().toList();
    return new MappingException(
        "setting "
            + Quoted.of(key)
            + " names no id class of "
            + IdIndex.RESOURCE
            + Nearest.to(name, known)
                .map(near -> "; did you mean " + PREFIX + near + "?")
                .orElse(""));
  }

  private static StorageKind kind(String key, String value, IdType<?> type) {
    List<StorageKind> allowed = type.storageForms().stream().map(StorageForm::kind).toList();
    return allowed.stream()
        .filter(kind -> kind.name().equalsIgnoreCase(value))
        .findFirst()
        .orElseThrow(
            () ->
                new MappingException(
                    "setting "
                        + Quoted.of(key)
                        + " is "
                        + Quoted.of(value)
                        + ", but "
                        + type.idClass().getName()
                        + " ("
                        + type.scheme().name()
                        + ") can be stored as "
                        + allowed.stream()
                            .map(StorageKind::name)
                            .collect(Collectors.joining(", "))));
  }
}
