// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.util.Objects;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.random.RandomGenerator;

/** Generators made of generators. All are thread-safe if what they are made of is. */
public final class IdGenerators {
  private static final int MAX_RANDOM_BITS = 62;

  private IdGenerators() {}

  /**
   * The same ids as {@code int}s. An id past {@link Integer#MAX_VALUE} is used up all the same, and
   * refused with {@link IdOverflowException}.
   */
  public static IntIdGenerator toInt(IdGenerator ids) {
    Objects.requireNonNull(ids, "ids");
    return () -> {
      long id = ids.generate();
      if (id < 0 || id > Integer.MAX_VALUE) {
        throw new IdOverflowException(id, "must be 0.." + Integer.MAX_VALUE);
      }
      return (int) id;
    };
  }

  /**
   * Each id followed by random bits, so that nobody counts the ids by their difference; the order
   * of the ids stays. An id that leaves no room for them is used up, and refused with {@link
   * IdOverflowException}.
   *
   * @param bits 1 to 62; the ids may then have up to 63 − bits
   * @throws IllegalArgumentException if the bits are out of range
   */
  public static IdGenerator uncertain(IdGenerator ids, int bits, RandomGenerator random) {
    Objects.requireNonNull(ids, "ids");
    Objects.requireNonNull(random, "random");
    if (bits < 1 || bits > MAX_RANDOM_BITS) {
      throw new IllegalArgumentException("bits must be 1.." + MAX_RANDOM_BITS + ": " + bits);
    }
    long max = Long.MAX_VALUE >>> bits;
    return () -> {
      long id = ids.generate();
      if (id < 0 || id > max) {
        throw new IdOverflowException(
            id, "must be 0.." + max + ", to leave room for " + bits + " random bits");
      }
      return id << bits | (random.nextLong() >>> (Long.SIZE - bits));
    };
  }

  /**
   * Counts from 1 to {@link Long#MAX_VALUE} in this process, anew in each; then throws {@link
   * dev.ids.IdExhaustedException}.
   */
  public static IdGenerator local() {
    return new LocalIdGenerator(1);
  }

  /** Random UUIDs as text. They are no numbers, so this is no {@link IdGenerator}. */
  public static Supplier<String> uuid() {
    return () -> UUID.randomUUID().toString();
  }

  /**
   * A generator that is looked up at the first id and then kept. If the look-up throws, so does
   * {@code generate()}, and the next call tries again.
   *
   * @param ids called by one thread at a time until it returns a generator; null counts as a
   *     failure
   */
  public static IdGenerator lazy(Supplier<? extends IdGenerator> ids) {
    return new LazyIdGenerator(ids);
  }
}
