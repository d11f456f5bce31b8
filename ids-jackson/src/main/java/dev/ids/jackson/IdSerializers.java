// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import com.fasterxml.jackson.annotation.JsonFormat;
import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdForms;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.BeanDescription;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.SerializationConfig;
import tools.jackson.databind.ValueSerializer;
import tools.jackson.databind.ser.Serializers;

/** Finds the serializer of an id class, as a value and as a map key. */
final class IdSerializers {
  private IdSerializers() {}

  static final class Values extends Serializers.Base {
    @Override
    public @Nullable ValueSerializer<?> findSerializer(
        SerializationConfig config,
        JavaType type,
        BeanDescription.Supplier beanDescription,
        JsonFormat.@Nullable Value format) {
      return IdForms.findToWrite(type.getRawClass()).map(Values::serializer).orElse(null);
    }

    private static <T extends TypedId<T>> ValueSerializer<?> serializer(IdType<T> type) {
      return new IdSerializer<>(IdForms.of(type));
    }
  }

  static final class Keys extends Serializers.Base {
    @Override
    public @Nullable ValueSerializer<?> findSerializer(
        SerializationConfig config,
        JavaType type,
        BeanDescription.Supplier beanDescription,
        JsonFormat.@Nullable Value format) {
      Class<?> keyClass = type.getRawClass();
      return keyClass == TypedId.class
          ? new AnyIdKeySerializer()
          : IdForms.findToWrite(keyClass).map(Keys::serializer).orElse(null);
    }

    private static <T extends TypedId<T>> ValueSerializer<?> serializer(IdType<T> type) {
      return new IdKeySerializer<>(IdForms.of(type));
    }
  }
}
