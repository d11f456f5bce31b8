// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Bits64Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.IdScheme;
import dev.ids.InvalidIdException;
import dev.ids.codec.IdGenerator;
import dev.ids.internal.Quoted;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * A generator that configuration names: {@code ids.generators.order}. Get it from {@link
 * IdRuntime#generator(String)}.
 *
 * <pre>{@code
 * NamedGenerator orders = IdRuntime.current(loader).generator("order");
 * String text = orders.next();     // any strategy that needs no key
 * long id = orders.generate();     // strategies whose ids are numbers
 * long same = orders.decode(text);
 * }</pre>
 *
 * <p>Thread-safe. What issuing needs, a slot or a secret, is looked for with the first id; its
 * state lives on when one runtime follows another.
 */
public final class NamedGenerator implements IdGenerator {
  private final String name;
  private final String prefix;
  private final IdScheme scheme;
  private final Supplier<IssuedTexts> ids;

  NamedGenerator(String name, String prefix, IdScheme scheme, Supplier<IssuedTexts> ids) {
    this.name = name;
    this.prefix = prefix;
    this.scheme = scheme;
    this.ids = ids;
  }

  /** The name in configuration. */
  public String name() {
    return name;
  }

  /** What every text starts with, empty for nothing. */
  public String prefix() {
    return prefix;
  }

  /** The scheme with the configured options; its texts have no prefix. */
  public IdScheme scheme() {
    return scheme;
  }

  /**
   * The next id as a number, without codec and prefix.
   *
   * @throws UnsupportedOperationException if ids of this strategy are no numbers of 63 bits
   * @throws IdExhaustedException if there is none for now
   * @throws IllegalStateException if something is not configured that issuing needs
   */
  @Override
  public long generate() {
    if (!(scheme instanceof Bits64Scheme.Issuing)) {
      throw noNumbers("next() issues their text");
    }
    return must(issued().numbers(), "numbers").getAsLong();
  }

  /**
   * The text of the next id.
   *
   * @throws UnsupportedOperationException if ids of this strategy are issued for a key
   * @throws IdExhaustedException if there is none for now
   * @throws IllegalStateException if something is not configured that issuing needs
   */
  public String next() {
    if (scheme instanceof IdScheme.KeyIssuing) {
      throw new UnsupportedOperationException(subject() + " issues ids for a key; use next(key)");
    }
    return prefix + must(issued().texts(), "texts").get();
  }

  /**
   * The text of the next id of a key.
   *
   * @throws UnsupportedOperationException if ids of this strategy need no key
   * @throws IdExhaustedException if there is none for now
   * @throws IllegalStateException if something is not configured that issuing needs
   */
  public String next(String key) {
    return prefix + keyed().next(key);
  }

  /** The smallest text that an id of a key can have; throws as {@link #next(String)}. */
  public String lowest(String key) {
    return prefix + keyed().lowest(key);
  }

  /** The largest text that an id of a key can have; throws as {@link #next(String)}. */
  public String highest(String key) {
    return prefix + keyed().highest(key);
  }

  /**
   * The text of a number.
   *
   * @throws UnsupportedOperationException if ids of this strategy are no numbers of 63 bits
   * @throws IllegalArgumentException if the number is no id of this strategy
   */
  public String encode(long id) {
    Bits64Scheme numbers = numbers("they are texts already");
    return prefix + numbers.format(numbers.check(id));
  }

  /**
   * The number of a text.
   *
   * @throws UnsupportedOperationException if ids of this strategy are no numbers of 63 bits
   * @throws InvalidIdException if it is no text of this generator
   */
  public long decode(String text) {
    Bits64Scheme numbers = numbers("parse(text) reads their text");
    return (Long) parse(numbers, text);
  }

  /**
   * The value of a text: a {@code Long}, a {@code java.util.UUID}, or what else the scheme has.
   *
   * @throws InvalidIdException if it is no text of this generator
   */
  public Object parse(String text) {
    return parse(scheme, text);
  }

  private Object parse(IdScheme reader, String text) {
    if (!text.startsWith(prefix)) {
      String start = text.substring(0, Math.min(prefix.length(), text.length()));
      throw new InvalidIdException(
          name, text, "expected prefix " + Quoted.of(prefix) + ", got " + Quoted.of(start));
    }
    try {
      return IssuedTexts.parse(reader, text.substring(prefix.length()));
    } catch (InvalidIdException e) {
      throw prefix.isEmpty() ? e.in(name, text) : e.inRestOf(name, text);
    }
  }

  /** Name and strategy. */
  @Override
  public String toString() {
    return Settings.GENERATORS + name + " (" + scheme.name() + ")";
  }

  private Bits64Scheme numbers(String instead) {
    if (scheme instanceof Bits64Scheme numbers) {
      return numbers;
    }
    throw noNumbers(instead);
  }

  private UnsupportedOperationException noNumbers(String instead) {
    return new UnsupportedOperationException(
        subject() + " has ids that are no numbers of 63 bits; " + instead);
  }

  private IssuedTexts.Keyed keyed() {
    if (!(scheme instanceof IdScheme.KeyIssuing)) {
      throw new UnsupportedOperationException(subject() + " issues ids without a key; use next()");
    }
    return must(issued().keyed(), "keys");
  }

  private String subject() {
    return Settings.GENERATORS + name + ": strategy " + scheme.name();
  }

  private IssuedTexts issued() {
    try {
      return ids.get();
    } catch (IllegalStateException e) {
      throw new IllegalStateException(
          Settings.GENERATORS + name + " cannot issue: " + e.getMessage(), e);
    }
  }

  private static <T> T must(@Nullable T part, String what) {
    if (part == null) {
      throw new IllegalStateException("the scheme's capability says otherwise: " + what);
    }
    return part;
  }
}
