// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import dev.ids.Accessor;
import dev.ids.Bits128Scheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.Issuer;
import dev.ids.codec.Radix128;
import dev.ids.runtime.RandomSource;
import java.time.Instant;
import java.time.InstantSource;
import java.util.UUID;
import java.util.random.RandomGenerator;

/** The scheme of UUIDs with one kind of generator and one text. Immutable and thread-safe. */
public final class UuidScheme implements Bits128Scheme.Issuing<UUID> {
  static final String NAME = "uuid";

  private final int version;
  private final UuidGenerator generator;
  private final UuidText text;

  private UuidScheme(int version, UuidGenerator generator, UuidText text) {
    this.version = version;
    this.generator = generator;
    this.text = text;
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if the version is neither 4 nor 7, or has no such generator
   */
  public static UuidScheme of(UuidId declaration) {
    int version = declaration.version();
    if (version != 4 && version != 7) {
      throw new InvalidDeclarationException(
          "IDS060",
          "version",
          "version = " + version + " is neither 7, which sorts by time, nor 4, which is random",
          "version = 7");
    }
    if (version == 4 && declaration.generator() == UuidGenerator.COUNTER) {
      throw new InvalidDeclarationException(
          "IDS061",
          "generator",
          "generator = COUNTER counts within a millisecond, but version 4 has no time",
          "version = 7");
    }
    return new UuidScheme(version, declaration.generator(), declaration.text());
  }

  /**
   * The time of an id of version 7, to the millisecond.
   *
   * @throws UnsupportedOperationException for any other version
   */
  @Accessor
  public static Instant timestamp(long high, long low) {
    return Uuids.timestamp(new UUID(high, low));
  }

  /** The version in the id's bits. */
  @Accessor
  public static int version(long high, long low) {
    return new UUID(high, low).version();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int textLength() {
    return switch (text) {
      case CANONICAL -> UuidCodec.TEXT_LENGTH;
      case ID25, ID22 -> radix().length();
    };
  }

  @Override
  public int minTextLength() {
    return textLength();
  }

  @Override
  public String textPattern() {
    return text == UuidText.CANONICAL ? UuidCodec.PATTERN : radix().pattern();
  }

  @Override
  public boolean textSorts() {
    return true;
  }

  @Override
  public boolean textNeedsCase() {
    return text == UuidText.ID22;
  }

  @Override
  public UUID value(long high, long low) {
    return new UUID(high, low);
  }

  @Override
  public long high(UUID value) {
    return value.getMostSignificantBits();
  }

  @Override
  public long low(UUID value) {
    return value.getLeastSignificantBits();
  }

  @Override
  public String format(long high, long low) {
    return text == UuidText.CANONICAL ? UuidCodec.format(high, low) : radix().format(high, low);
  }

  @Override
  public int format(long high, long low, byte[] ascii, int offset) {
    return text == UuidText.CANONICAL
        ? UuidCodec.put(ascii, offset, high, low)
        : radix().put(ascii, offset, high, low);
  }

  @Override
  public <T> T parse(String input, Factory<T> factory) {
    return text == UuidText.CANONICAL
        ? UuidCodec.parse(input, factory)
        : radix().parse(input, factory);
  }

  @Override
  public Source source(Issuer issuer) {
    InstantSource clock = issuer.clock();
    RandomGenerator random = issuer.random();
    if (version == 4) {
      return version4(random);
    }
    return switch (generator) {
      case MONOTONIC -> Uuid7Generator.monotonic(clock, random)::next;
      case RANDOM -> Uuid7Generator.random(clock, random)::next;
      case COUNTER -> counter(clock, random)::next;
    };
  }

  private Radix128 radix() {
    return text == UuidText.ID25 ? Id25.CODEC : Id22.CODEC;
  }

  /**
   * One order for the whole process, unless the application has a clock or randomness of its own.
   */
  private static CounterUuid7Generator counter(InstantSource clock, RandomGenerator random) {
    boolean system = random == RandomSource.system() && clock.equals(InstantSource.system());
    return system ? CounterUuid7Generator.shared() : CounterUuid7Generator.of(clock, random);
  }

  /** By the JDK, unless the application installed a randomness of its own. */
  private static Source version4(RandomGenerator random) {
    if (random instanceof RandomSource) {
      return new Source() {
        @Override
        public <T> T next(Factory<T> factory) {
          return made(UUID.randomUUID(), factory);
        }
      };
    }
    return new Source() {
      @Override
      public <T> T next(Factory<T> factory) {
        byte[] bytes = new byte[Uuids.BYTES];
        random.nextBytes(bytes);
        return made(Uuids.v4(bytes), factory);
      }
    };
  }

  private static <T> T made(UUID uuid, Factory<T> factory) {
    return factory.of(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
  }
}
