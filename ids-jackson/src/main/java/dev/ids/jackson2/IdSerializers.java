// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.databind.BeanDescription;
import com.fasterxml.jackson.databind.JavaType;
import com.fasterxml.jackson.databind.JsonSerializer;
import com.fasterxml.jackson.databind.SerializationConfig;
import com.fasterxml.jackson.databind.ser.Serializers;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/** Finds the serializer of an id class, as a value and as a map key. */
final class IdSerializers {
  private IdSerializers() {}

  static final class Values extends Serializers.Base implements Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription beanDescription) {
      return IdForms.findToWrite(type.getRawClass()).map(Values::serializer).orElse(null);
    }

    private static <T extends TypedId<T>> JsonSerializer<?> serializer(IdType<T> type) {
      return new IdSerializer<>(IdForms.of(type));
    }
  }

  static final class Keys extends Serializers.Base implements Serializable {
    private static final long serialVersionUID = 1L;

    @Override
    public @Nullable JsonSerializer<?> findSerializer(
        SerializationConfig config, JavaType type, BeanDescription beanDescription) {
      Class<?> keyClass = type.getRawClass();
      return keyClass == TypedId.class
          ? new AnyIdKeySerializer()
          : IdForms.findToWrite(keyClass).map(Keys::serializer).orElse(null);
    }

    private static <T extends TypedId<T>> JsonSerializer<?> serializer(IdType<T> type) {
      return new IdKeySerializer<>(IdForms.of(type));
    }
  }
}
