// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.DeserializationConfig;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonDeserializer;
import com.fasterxml.jackson.databind.KeyDeserializer;
import com.fasterxml.jackson.databind.deser.Deserializers;
import com.fasterxml.jackson.databind.deser.KeyDeserializers;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Finds the deserializer of an id class, as a value and as a map key. */
final class IdDeserializers {
  private IdDeserializers() {}

  static final class Values extends Deserializers.Base implements Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public boolean hasDeserializerFor(DeserializationConfig config, Class<?> valueType) {
      return IdType.find(valueType).isPresent();
    }

    @Override
    public @Nullable JsonDeserializer<?> findBeanDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription beanDescription) {
      return IdType.find(type.getRawClass()).map(Values::deserializer).orElse(null);
    }

    private static <T extends TypedId<T>> JsonDeserializer<?> deserializer(IdType<T> type) {
      return new IdDeserializer<>(IdForms.of(type));
    }
  }

  static final class Keys implements KeyDeserializers, Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable KeyDeserializer findKeyDeserializer(
        JavaType type, DeserializationConfig config, BeanDescription beanDescription) {
      return IdType.find(type.getRawClass()).map(Keys::deserializer).orElse(null);
    }

    private static <T extends TypedId<T>> KeyDeserializer deserializer(IdType<T> type) {
      return new IdKeyDeserializer<>(type);
    }
  }
}
