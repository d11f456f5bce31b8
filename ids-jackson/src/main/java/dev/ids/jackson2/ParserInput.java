// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.StreamReadCapability;
import com.fasterxml.jackson.databind.DeserializationContext;
import com.fasterxml.jackson.databind.cfg.CoercionAction;
import com.fasterxml.jackson.databind.cfg.CoercionInputShape;
import com.fasterxml.jackson.databind.deser.DeserializationProblemHandler;
import com.fasterxml.jackson.databind.exc.InvalidDefinitionException;
import com.fasterxml.jackson.databind.exc.InvalidFormatException;
import com.fasterxml.jackson.databind.type.LogicalType;
import com.fasterxml.jackson.databind.util.LinkedNode;
import dev.ids.InvalidIdException;
import dev.ids.jackson.internal.IdInput;
import dev.ids.jackson.internal.TokenKind;
import java.io.IOException;
import org.jspecify.annotations.Nullable;

/**
 * The current token of a parser of Jackson 2.
 *
 * @param array reads an id from an array, as the mapper's features say
 */
record ParserInput(JsonParser in, DeserializationContext context, Class<?> idClass, ArrayRead array)
    implements IdInput<IOException> {
  @FunctionalInterface
  interface ArrayRead {
    @Nullable Object read() throws IOException;
  }

  @Override
  public TokenKind kind() {
    return TokenKind.of(in.currentTokenId());
  }

  @Override
  public String text() throws IOException {
    return in.getText();
  }

  @Override
  public boolean isBig() throws IOException {
    return in.getNumberType() == JsonParser.NumberType.BIG_INTEGER;
  }

  @Override
  public long integer() throws IOException {
    return in.getLongValue();
  }

  @Override
  public Number number() throws IOException {
    return in.getNumberValue();
  }

  @Override
  public @Nullable Object embedded() throws IOException {
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
  public @Nullable Object fromArray() throws IOException {
    return array.read();
  }

  @Override
  public @Nullable Object ask(Refused what, Object value, String message) throws IOException {
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
      DeserializationProblemHandler handler, Refused what, Object value, String message)
      throws IOException {
    return switch (what) {
      case TEXT -> handler.handleWeirdStringValue(context, idClass, (String) value, message);
      case NUMBER -> handler.handleWeirdNumberValue(context, idClass, (Number) value, message);
      case BYTES ->
          handler.handleWeirdNativeValue(context, context.constructType(idClass), value, in);
      case KEY -> handler.handleWeirdKey(context, idClass, (String) value, message);
    };
  }

  @Override
  public @Nullable Object refuseToken(String message) throws IOException {
    return context.handleUnexpectedToken(
        context.constructType(idClass), in.currentToken(), in, message);
  }

  @Override
  public IOException invalid(String message, Object value, InvalidIdException reason) {
    InvalidFormatException refused = InvalidFormatException.from(in, message, value, idClass);
    refused.initCause(reason);
    return refused;
  }

  @Override
  public IOException badDefinition(String message) {
    return InvalidDefinitionException.from(in, message, context.constructType(idClass));
  }
}
