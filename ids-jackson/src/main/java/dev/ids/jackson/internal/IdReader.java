// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.internal;

import dev.ids.InvalidIdException;
import dev.ids.StorageForm;
import dev.ids.TypedId;
import dev.ids.jackson.internal.IdInput.Refused;
import java.io.Serializable;
import org.jspecify.annotations.Nullable;

/**
 * Reads an id from exactly the tokens that it is written as. A number never becomes text, text
 * never a number, and an empty string is no id; a mapper's coercion configuration may make null of
 * what is refused, its problem handlers an id. Immutable and thread-safe.
 */
public final class IdReader<T extends TypedId<T>> implements Serializable {
  private static final long serialVersionUID = 1L;

  private static final String VALUE = "value";

  private final IdForms<T> forms;

  public IdReader(IdForms<T> forms) {
    this.forms = forms;
  }

  /** The id at the current token. */
  public <X extends Exception> @Nullable T read(IdInput<X> in) throws X {
    StorageForm<T, Long> number = forms.number();
    TokenKind kind = in.kind();
    return switch (kind) {
      case STRING -> number == null ? fromText(in) : fromDigits(number, in);
      case INTEGER -> number == null ? refuseToken(in, kind) : fromNumber(number, in);
      case EMBEDDED -> fromEmbedded(in);
      case ARRAY -> cast(in.fromArray());
      case NULL -> null;
      case DECIMAL, BOOLEAN, OBJECT, END -> refuseToken(in, kind);
    };
  }

  /** The id that is the key of a map: always its text. */
  public <X extends Exception> @Nullable T readKey(String key, IdInput<X> in) throws X {
    try {
      return forms.type().parse(key);
    } catch (InvalidIdException e) {
      return refuse(in, Refused.KEY, key, e);
    }
  }

  private <X extends Exception> @Nullable T fromText(IdInput<X> in) throws X {
    String text = in.text();
    try {
      return forms.type().parse(text);
    } catch (InvalidIdException e) {
      return text.isBlank() && in.becomesNull(TokenKind.STRING, true)
          ? null
          : refuse(in, Refused.TEXT, text, e);
    }
  }

  private <X extends Exception> @Nullable T fromNumber(StorageForm<T, Long> form, IdInput<X> in)
      throws X {
    try {
      if (in.isBig()) {
        throw new InvalidIdException(forms.name(), in.text(), "does not fit 64 bits");
      }
      long number = in.integer();
      if (number == 0 && in.text().startsWith("-")) {
        throw new InvalidIdException(forms.name(), in.text(), "zero has no sign");
      }
      return form.fromStored().apply(number);
    } catch (InvalidIdException e) {
      return refuse(in, Refused.NUMBER, in.number(), e);
    }
  }

  /** In formats without numbers, such as CSV, a string token is how a number is written. */
  private <X extends Exception> @Nullable T fromDigits(StorageForm<T, Long> form, IdInput<X> in)
      throws X {
    if (!in.hasOnlyText()) {
      return refuseToken(in, TokenKind.STRING);
    }
    String text = in.text();
    try {
      return form.fromStored().apply(forms.digits(text));
    } catch (InvalidIdException e) {
      return text.isBlank() && in.becomesNull(TokenKind.STRING, true)
          ? null
          : refuse(in, Refused.TEXT, text, e);
    }
  }

  private <X extends Exception> @Nullable T fromEmbedded(IdInput<X> in) throws X {
    Object embedded = in.embedded();
    if (forms.type().idClass().isInstance(embedded)) {
      return cast(embedded); // from a buffer of Java objects
    }
    StorageForm<T, byte[]> form = forms.bytes();
    if (form == null || !(embedded instanceof byte[] bytes)) {
      return refuseToken(in, TokenKind.EMBEDDED);
    }
    try {
      return form.fromStored().apply(bytes);
    } catch (InvalidIdException e) {
      return refuse(in, Refused.BYTES, bytes, e);
    }
  }

  private <X extends Exception> @Nullable T refuseToken(IdInput<X> in, TokenKind kind) throws X {
    String text = kind.hasText() ? in.text() : "";
    if (kind.hasText() && in.becomesNull(kind, text.isBlank())) {
      return null;
    }
    String expected = forms.number() == null ? "a string" : "an integer";
    String rule = "needs " + expected + ", not " + kind.words();
    String problem =
        kind.hasText()
            ? String.valueOf(new InvalidIdException(forms.name(), text, rule).getMessage())
            : rule;
    return cast(in.refuseToken(message(VALUE, problem)));
  }

  /** The message is ours, because Jackson's repeats far more of the input, and unescaped. */
  private <X extends Exception> @Nullable T refuse(
      IdInput<X> in, Refused what, Object value, InvalidIdException reason) throws X {
    String problem = String.valueOf(reason.getMessage());
    Object answer = in.ask(what, value, problem);
    if (answer == IdInput.NOT_HANDLED) {
      throw in.invalid(message(what == Refused.KEY ? "Map key" : VALUE, problem), value, reason);
    }
    if (answer != null && !forms.type().idClass().isInstance(answer)) {
      throw in.badDefinition(
          "DeserializationProblemHandler for "
              + named(forms.type().idClass())
              + " returned a "
              + named(answer.getClass()));
    }
    return cast(answer);
  }

  private String message(String what, String problem) {
    return "Cannot deserialize "
        + what
        + " of type "
        + named(forms.type().idClass())
        + ": "
        + problem;
  }

  private static String named(Class<?> named) {
    return "`" + named.getName() + "`";
  }

  private @Nullable T cast(@Nullable Object id) {
    return forms.type().idClass().cast(id);
  }
}
