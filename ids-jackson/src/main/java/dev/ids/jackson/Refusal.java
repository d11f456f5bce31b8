// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.InvalidIdException;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.JavaType;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.util.ClassUtil;
import tools.jackson.databind.util.LinkedNode;

/**
 * Refuses what is no id in Jackson's own terms: the application's problem handlers may give an id
 * instead, which is returned; else Jackson's own exception is thrown. The message is ours, because
 * Jackson's repeats far more of the input, and unescaped.
 */
final class Refusal {
  private final DeserializationContext context;
  private final Class<?> idClass;
  private final Object value;
  private final InvalidIdException reason;

  private Refusal(
      DeserializationContext context, Class<?> idClass, Object value, InvalidIdException reason) {
    this.context = context;
    this.idClass = idClass;
    this.value = value;
    this.reason = reason;
  }

  /** A string that is no id. */
  static @Nullable Object ofText(
      DeserializationContext context, Class<?> idClass, String text, InvalidIdException reason) {
    return new Refusal(context, idClass, text, reason)
        .answer(
            "value",
            handler -> handler.handleWeirdStringValue(context, idClass, text, reason.getMessage()));
  }

  /** A number that is no id. */
  static @Nullable Object ofNumber(
      DeserializationContext context, Class<?> idClass, Number number, InvalidIdException reason) {
    return new Refusal(context, idClass, number, reason)
        .answer(
            "value",
            handler ->
                handler.handleWeirdNumberValue(context, idClass, number, reason.getMessage()));
  }

  /** Bytes that are no id. */
  static @Nullable Object ofBytes(
      DeserializationContext context,
      JavaType type,
      byte[] bytes,
      JsonParser in,
      InvalidIdException reason) {
    return new Refusal(context, type.getRawClass(), bytes, reason)
        .answer("value", handler -> handler.handleWeirdNativeValue(context, type, bytes, in));
  }

  /** The key of a map that is no id. */
  static @Nullable Object ofKey(
      DeserializationContext context, Class<?> idClass, String key, InvalidIdException reason) {
    return new Refusal(context, idClass, key, reason)
        .answer(
            "Map key",
            handler -> handler.handleWeirdKey(context, idClass, key, reason.getMessage()));
  }

  /**
   * A token of another kind than ids are written as.
   *
   * @param expected what they are written as, such as {@code a string}
   */
  static @Nullable Object ofToken(
      DeserializationContext context, JavaType type, JsonParser in, String expected) {
    JsonToken token = in.currentToken();
    String rule = "needs " + expected + ", not " + describe(token);
    boolean hasText = token.isScalarValue() && token != JsonToken.VALUE_EMBEDDED_OBJECT;
    String problem =
        hasText
            ? new InvalidIdException(type.getRawClass().getSimpleName(), in.getString(), rule)
                .getMessage()
            : rule;
    return context.handleUnexpectedToken(
        type, token, in, message("value", type.getRawClass(), problem));
  }

  private @Nullable Object answer(
      String what, Function<DeserializationProblemHandler, @Nullable Object> ask) {
    LinkedNode<DeserializationProblemHandler> node = context.getConfig().getProblemHandlers();
    for (; node != null; node = node.next()) {
      Object answer = ask.apply(node.value());
      if (answer != DeserializationProblemHandler.NOT_HANDLED) {
        return checked(answer);
      }
    }
    InvalidFormatException refused =
        InvalidFormatException.from(
            context.getParser(), message(what, idClass, reason.getMessage()), value, idClass);
    refused.initCause(reason);
    throw refused;
  }

  private @Nullable Object checked(@Nullable Object answer) {
    if (answer != null && !idClass.isInstance(answer)) {
      context.reportBadDefinition(
          idClass,
          "DeserializationProblemHandler for "
              + ClassUtil.nameOf(idClass)
              + " returned a "
              + ClassUtil.classNameOf(answer));
    }
    return answer;
  }

  private static String message(String what, Class<?> idClass, @Nullable String problem) {
    return "Cannot deserialize " + what + " of type " + ClassUtil.nameOf(idClass) + ": " + problem;
  }

  private static String describe(JsonToken token) {
    return switch (token) {
      case VALUE_STRING -> "a string";
      case VALUE_NUMBER_INT -> "an integer";
      case VALUE_NUMBER_FLOAT -> "a decimal number";
      case VALUE_TRUE, VALUE_FALSE -> "a boolean";
      case VALUE_NULL -> "null";
      case VALUE_EMBEDDED_OBJECT -> "an embedded object";
      case START_OBJECT, PROPERTY_NAME -> "an object";
      case START_ARRAY -> "an array";
      case END_OBJECT, END_ARRAY, NOT_AVAILABLE -> "the end";
    };
  }
}
