// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.openapi;

import com.fasterxml.jackson.annotation.JsonFormat;
import com.fasterxml.jackson.databind.JavaType;
import com.google.auto.service.AutoService;
import dev.ids.Bits64Scheme;
import dev.ids.IdType;
import dev.ids.JsonForm;
import dev.ids.TypedId;
import io.swagger.v3.core.converter.AnnotatedType;
import io.swagger.v3.core.converter.ModelConverter;
import io.swagger.v3.core.converter.ModelConverterContext;
import io.swagger.v3.core.util.Json;
import io.swagger.v3.oas.models.SpecVersion;
import io.swagger.v3.oas.models.media.JsonSchema;
import io.swagger.v3.oas.models.media.Schema;
import java.lang.annotation.Annotation;
import java.math.BigDecimal;
import java.util.Iterator;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Describes typed ids as what they are in JSON: a string with pattern, lengths and an example, or
 * an integer with its range. What {@code @Schema} says on a property stays. Map keys are described
 * by {@code propertyNames}, which OpenAPI 3.1 has and 3.0 has not.
 *
 * <p>Immutable and thread-safe.
 */
@AutoService(ModelConverter.class)
public final class IdModelConverter implements ModelConverter {
  @Override
  public @Nullable Schema<?> resolve(
      AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
    JavaType described = Json.mapper().constructType(type.getType());
    Optional<IdType<?>> id = described == null ? Optional.empty() : find(described);
    if (id.isPresent()) {
      return describe(id.get(), type, context, chain);
    }
    Schema<?> schema = next(type, context, chain);
    if (schema != null && described != null && described.isMapLikeType()) {
      find(described.getKeyType()).ifPresent(key -> describeKeys(key, schema));
    }
    return schema;
  }

  private static <T extends TypedId<T>> @Nullable Schema<?> describe(
      IdType<T> id,
      AnnotatedType type,
      ModelConverterContext context,
      Iterator<ModelConverter> chain) {
    boolean number = id.declaration().json() == JsonForm.NUMBER && !asksForText(type);
    Schema<?> schema = next(standIn(type, number ? Long.class : String.class), context, chain);
    if (schema == null) {
      return null;
    }
    return number ? number(id, schema) : text(id, schema);
  }

  private static void describeKeys(IdType<?> key, Schema<?> map) {
    if (map.getSpecVersion() == SpecVersion.V31) {
      map.setPropertyNames(text(key, new JsonSchema().typesItem("string")));
    }
  }

  private static <T extends TypedId<T>> Schema<?> text(IdType<T> id, Schema<?> schema) {
    if (schema.getPattern() == null) {
      schema.setPattern(id.textPattern());
    }
    if (schema.getMinLength() == null) {
      schema.setMinLength(id.minTextLength());
    }
    if (schema.getMaxLength() == null) {
      schema.setMaxLength(id.textLength());
    }
    if (schema.getExample() == null) {
      id.example().ifPresent(example -> schema.setExample(id.format(example)));
    }
    return schema;
  }

  private static <T extends TypedId<T>> Schema<?> number(IdType<T> id, Schema<?> schema) {
    if (schema.getMinimum() == null) {
      schema.setMinimum(BigDecimal.ZERO);
    }
    if (schema.getMaximum() == null && id.scheme() instanceof Bits64Scheme scheme) {
      schema.setMaximum(BigDecimal.valueOf((1L << scheme.bits()) - 1));
    }
    if (schema.getExample() == null) {
      id.example().ifPresent(example -> schema.setExample(id.number(example)));
    }
    return schema;
  }

  /** The same place with a class that swagger-core knows, so that its annotations are read. */
  private static AnnotatedType standIn(AnnotatedType type, Class<?> known) {
    return new AnnotatedType(known)
        .ctxAnnotations(type.getCtxAnnotations())
        .parent(type.getParent())
        .propertyName(type.getPropertyName())
        .schemaProperty(type.isSchemaProperty())
        .jsonViewAnnotation(type.getJsonViewAnnotation());
  }

  private static boolean asksForText(AnnotatedType type) {
    Annotation[] annotations = type.getCtxAnnotations();
    if (annotations == null) {
      return false;
    }
    for (Annotation annotation : annotations) {
      if (annotation instanceof JsonFormat format) {
        return format.shape() == JsonFormat.Shape.STRING;
      }
    }
    return false;
  }

  private static Optional<IdType<?>> find(JavaType type) {
    return IdType.find(type.getRawClass());
  }

  private static @Nullable Schema<?> next(
      AnnotatedType type, ModelConverterContext context, Iterator<ModelConverter> chain) {
    return chain.hasNext() ? chain.next().resolve(type, context, chain) : null;
  }
}
