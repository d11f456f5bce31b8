// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Bits64Scheme;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.codec.CodecChain;
import dev.ids.codec.CodecStep;
import dev.ids.codec.IdGenerator;
import dev.ids.codec.IdSpace;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Modifier;
import java.util.List;
import java.util.function.LongSupplier;
import java.util.stream.Stream;

/** Ids that a class of the application issues. Thread-safe if that class is. */
final class CustomScheme implements Bits64Scheme.Issuing {
  private static final int BITS = 63;

  private final Class<? extends IdGenerator> type;
  private final CodecChain codec;

  CustomScheme(Class<? extends IdGenerator> type, List<CodecStep> codec) {
    this.type = type;
    this.codec = CodecChain.of(codec, IdSpace.ofBits(BITS));
  }

  /** Why a class cannot issue ids, empty if it can. */
  static String problem(Class<?> type) {
    if (Modifier.isAbstract(type.getModifiers()) || !Modifier.isPublic(type.getModifiers())) {
      return "is not a public class that can be made";
    }
    return Stream.of(type.getConstructors()).anyMatch(c -> c.getParameterCount() == 0)
        ? ""
        : "has no public constructor without parameters";
  }

  @Override
  public String name() {
    return type.getName();
  }

  @Override
  public int textLength() {
    return codec.maxLength();
  }

  @Override
  public boolean textSorts() {
    return false;
  }

  @Override
  public int bits() {
    return BITS;
  }

  @Override
  public long check(long bits) {
    if (bits < 0) {
      throw new InvalidIdException(name(), Long.toString(bits), "must be 0 or more");
    }
    return bits;
  }

  @Override
  public String format(long bits) {
    return codec.encode(bits);
  }

  @Override
  public long parse(String text) {
    return codec.decode(text);
  }

  @Override
  public LongSupplier source(Issuer issuer) {
    IdGenerator generator = make();
    return () -> {
      long id = generator.generate();
      if (id < 0) {
        throw new IllegalStateException(name() + " issued " + id + "; an id must be 0 or more");
      }
      return id;
    };
  }

  private IdGenerator make() {
    try {
      Constructor<? extends IdGenerator> constructor = type.getConstructor();
      return constructor.newInstance();
    } catch (InvocationTargetException e) {
      throw new IllegalStateException(
          name() + " fails in its constructor: " + e.getCause(), e.getCause());
    } catch (IllegalAccessException e) {
      throw new IllegalStateException(
          name() + " is not accessible; export its package to dev.ids.runtime", e);
    } catch (ReflectiveOperationException | LinkageError e) {
      throw new IllegalStateException(name() + " cannot be made: " + e, e);
    }
  }
}
