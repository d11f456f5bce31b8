// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import dev.ids.InvalidIdException;
import dev.ids.jackson.internal.IdInput;
import dev.ids.jackson.internal.TokenKind;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadCapability;
import tools.jackson.databind.DeserializationContext;
import tools.jackson.databind.cfg.CoercionAction;
import tools.jackson.databind.cfg.CoercionInputShape;
import tools.jackson.databind.deser.DeserializationProblemHandler;
import tools.jackson.databind.exc.InvalidDefinitionException;
import tools.jackson.databind.exc.InvalidFormatException;
import tools.jackson.databind.type.LogicalType;
import tools.jackson.databind.util.LinkedNode;

/**
 * The current token of a parser of Jackson 3.
 *
 * @param array reads an id from an array, as the mapper's features say
 */
record ParserInput(JsonParser in, DeserializationContext context, Class<?> idClass, ArrayRead array)
    implements IdInput<JacksonException> {
  @FunctionalInterface
  interface ArrayRead {
    @Nullable Object read();
  }

  @Override
  public TokenKind kind() {
    return TokenKind.of(in.currentTokenId());
  }

  @Override
  public String text() {
    return in.getString();
  }

  @Override
  public boolean isBig() {
    return in.getNumberType() == JsonParser.NumberType.BIG_INTEGER;
  }

  @Override
  public long integer() {
    return in.getLongValue();
  }

  @Override
  public Number number() {
    return in.getNumberValue();
  }

  @Override
  public @Nullable Object embedded() {
    return in.getEmbeddedObject();
  }

  @Override
  public boolean hasOnlyText() {
    return context.isEnabled(StreamReadCapability.UNTYPED_SCALARS);
  }

  @Override
  public boolean becomesNull(TokenKind kind, boolean emptyText) {
    CoercionInputShape shape =
        switch (kind) {
          case INTEGER -> CoercionInputShape.Integer;
          case DECIMAL -> CoercionInputShape.Float;
          case BOOLEAN -> CoercionInputShape.Boolean;
          default -> emptyText ? CoercionInputShape.EmptyString : CoercionInputShape.String;
        };
    CoercionAction action = context.findCoercionAction(LogicalType.OtherScalar, idClass, shape);
    return action == CoercionAction.AsNull || action == CoercionAction.AsEmpty;
  }

  @Override
  public @Nullable Object fromArray() {
    return array.read();
  }

  @Override
  public @Nullable Object ask(Refused what, Object value, String message) {
    LinkedNode<DeserializationProblemHandler> node = context.getConfig().getProblemHandlers();
    for (; node != null; node = node.next()) {
      Object answer = ask(node.value(), what, value, message);
      if (answer != DeserializationProblemHandler.NOT_HANDLED) {
        return answer;
      }
    }
    return NOT_HANDLED;
  }

  private @Nullable Object ask(
      DeserializationProblemHandler handler, Refused what, Object value, String message) {
    return switch (what) {
      case TEXT -> handler.handleWeirdStringValue(context, idClass, (String) value, message);
      case NUMBER -> handler.handleWeirdNumberValue(context, idClass, (Number) value, message);
      case BYTES ->
          handler.handleWeirdNativeValue(context, context.constructType(idClass), value, in);
      case KEY -> handler.handleWeirdKey(context, idClass, (String) value, message);
    };
  }

  @Override
  public @Nullable Object refuseToken(String message) {
    return context.handleUnexpectedToken(
        context.constructType(idClass), in.currentToken(), in, message);
  }

  @Override
  public JacksonException invalid(String message, Object value, InvalidIdException reason) {
    InvalidFormatException refused = InvalidFormatException.from(in, message, value, idClass);
    refused.initCause(reason);
    return refused;
  }

  @Override
  public JacksonException badDefinition(String message) {
    return InvalidDefinitionException.from(in, message, context.constructType(idClass));
  }
}
