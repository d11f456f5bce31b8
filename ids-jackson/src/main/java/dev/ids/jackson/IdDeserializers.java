// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.DeserializationConfig;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.KeyDeserializer;
import tools.jackson.databind.ValueDeserializer;
import tools.jackson.databind.deser.Deserializers;
import tools.jackson.databind.deser.KeyDeserializers;

/** Finds the deserializer of an id class, as a value and as a map key. */
final class IdDeserializers {
  private IdDeserializers() {}

  static final class Values extends Deserializers.Base {
    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> valueType) {
      return IdType.find(valueType).isPresent();
    }

    @Override
    public @Nullable ValueDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription.Supplier beanDescription) {
      return IdType.find(type.getRawClass()).map(Values::deserializer).orElse(null);
    }

    private static <T extends TypedId<T>> ValueDeserializer<?> deserializer(IdType<T> type) {
      return new IdDeserializer<>(IdForms.of(type));
    }
  }

  static final class Keys implements KeyDeserializers {
    @Override
    public @Nullable KeyDeserializer findKeyDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription.Supplier beanDescription) {
      return IdType.find(type.getRawClass()).map(Keys::deserializer).orElse(null);
    }

    private static <T extends TypedId<T>> KeyDeserializer deserializer(IdType<T> type) {
      return new IdKeyDeserializer<>(type);
    }
  }
}
