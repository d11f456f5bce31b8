// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import org.jspecify.annotations.Nullable;

/**
 * A codec of the application's own, held to what every codec promises: one text for an id, and no
 * other text that reads as that id. Thread-safe if the codec is.
 */
final class CustomCodec implements IdCodec {
  private final Class<?> type;
  private volatile @Nullable IdCodec codec;

  private CustomCodec(Class<?> type, @Nullable IdCodec codec) {
    this.type = type;
    this.codec = codec;
  }

  /** Made at first use; the class is not initialised before. */
  static CustomCodec of(Class<? extends IdCodec> type) {
    return new CustomCodec(type, null);
  }

  static CustomCodec of(IdCodec codec) {
    return codec instanceof CustomCodec custom ? custom : new CustomCodec(codec.getClass(), codec);
  }

  /**
   * Throws if it is known already that the class cannot be made.
   *
   * @throws InvalidDeclarationException if so
   */
  void check() {
    // While a class is being compiled, a proxy stands in for it.
    if (codec == null && !Proxy.isProxyClass(type)) {
      constructor();
    }
  }

  @Override
  public String encode(long id) {
    IdCodec own = codec();
    String text = own.encode(id);
    // From code of others, which need not be null-marked.
    if (((@Nullable Object) text) == null || text.isEmpty() || text.length() > length(own)) {
      throw new IllegalStateException(
          type.getName()
              + " writes "
              + (((@Nullable Object) text) == null ? "null" : Quoted.of(text))
              + " for "
              + id
              + "; a text has 1 to "
              + length(own)
              + " characters, its maxLength()");
    }
    if (!Quoted.isVisible(text)) {
      throw new IllegalStateException(
          type.getName()
              + " writes "
              + Quoted.of(text)
              + " for "
              + id
              + ", with characters that do not show, or blanks");
    }
    checkReads(own, text, id);
    return text;
  }

  private void checkReads(IdCodec own, String text, long id) {
    boolean same;
    try {
      same = own.decode(text) == id;
    } catch (RuntimeException e) {
      throw new IllegalStateException(
          type.getName() + " writes " + Quoted.of(text) + " for " + id + " and does not read it",
          e);
    }
    if (!same) {
      throw new IllegalStateException(
          type.getName() + " writes " + Quoted.of(text) + " for " + id + " and reads another id");
    }
  }

  @Override
  public long decode(String text) {
    IdCodec own = codec();
    if (text.length() > length(own)) {
      throw refused(
          text, "needs at most " + length(own) + " characters, has " + text.length(), null);
    }
    long id;
    try {
      id = own.decode(text);
      if (id >= 0 && text.equals(own.encode(id))) {
        return id;
      }
    } catch (InvalidIdException e) {
      throw e;
    } catch (RuntimeException e) {
      throw refused(text, "is refused with " + e.getClass().getName(), e);
    }
    throw refused(text, "is not what the codec writes for " + id, null);
  }

  @Override
  public int maxLength() {
    return length(codec());
  }

  @Override
  public boolean isOrdered() {
    return codec().isOrdered();
  }

  @Override
  public boolean needsCase() {
    return codec().needsCase();
  }

  private int length(IdCodec own) {
    int length = own.maxLength();
    if (length < 1) {
      throw new IllegalStateException(type.getName() + ": maxLength() must be positive: " + length);
    }
    return length;
  }

  private IdCodec codec() {
    IdCodec made = codec;
    return made != null ? made : make();
  }

  private synchronized IdCodec make() {
    IdCodec made = codec;
    if (made != null) {
      return made;
    }
    Constructor<?> constructor = constructor();
    try {
      if (!constructor.trySetAccessible()) {
        throw unusable(
            "is not accessible; make it public, in a package open to dev.ids.runtime", null);
      }
      made = (IdCodec) constructor.newInstance();
    } catch (InvocationTargetException e) {
      throw unusable("fails in its constructor: " + e.getCause(), e.getCause());
    } catch (ReflectiveOperationException | LinkageError e) {
      throw unusable("cannot be made: " + e, e);
    }
    codec = made;
    return made;
  }

  private Constructor<?> constructor() {
    try {
      Constructor<?> constructor = type.getConstructor();
      if (!java.lang.reflect.Modifier.isAbstract(type.getModifiers())) {
        return constructor;
      }
    } catch (NoSuchMethodException e) {
      // As below.
    }
    throw unusable("has no public constructor without parameters, or is abstract", null);
  }

  private InvalidDeclarationException unusable(String why, @Nullable Throwable cause) {
    InvalidDeclarationException unusable =
        new InvalidDeclarationException(
            "IDS039",
            "custom",
            "codec " + type.getName() + " " + why,
            "a class with a public constructor without parameters");
    if (cause != null) {
      unusable.initCause(cause);
    }
    return unusable;
  }

  private static InvalidIdException refused(String text, String rule, @Nullable Throwable cause) {
    InvalidIdException refused = new InvalidIdException("id text", text, rule);
    if (cause != null) {
      refused.initCause(cause);
    }
    return refused;
  }
}
