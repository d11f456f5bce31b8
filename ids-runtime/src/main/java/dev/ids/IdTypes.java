// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Which id class has which type; forgets a class with its loader. */
final class IdTypes {
  private static final ClassValue<Slot> SLOTS =
      new ClassValue<>() {
        @Override
        protected Slot computeValue(Class<?> idClass) {
          return new Slot();
        }
      };

  private IdTypes() {}

  static void register(IdType<?> type) {
    SLOTS.get(type.idClass()).type = type;
  }

  static Optional<IdType<?>> find(Class<?> candidate) {
    if (!TypedId.class.isAssignableFrom(candidate)) {
      return Optional.empty();
    }
    Slot slot = SLOTS.get(candidate);
    if (slot.type == null) {
      initialize(candidate);
    }
    return Optional.ofNullable(slot.type);
  }

  @SuppressWarnings("unchecked") // registered under its own class
  static <T extends TypedId<T>> IdType<T> of(Class<T> idClass) {
    return (IdType<T>)
        find(idClass)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        idClass.getName()
                            + " is no id class: it needs public static final IdType<"
                            + idClass.getSimpleName()
                            + "> TYPE = IdType.of(…)"));
  }

  /** Initialising runs the class's {@code TYPE = IdType.of(…)}, exported or not. */
  private static void initialize(Class<?> idClass) {
    try {
      Class.forName(idClass.getName(), true, idClass.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(idClass.getName() + " is not visible to its own loader", e);
    }
  }

  private static final class Slot {
    volatile @Nullable IdType<?> type;
  }
}
