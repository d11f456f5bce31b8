// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * The clock's millisecond and fresh randomness for every id; there is no state but the clock's.
 *
 * @param subject the scheme's name, for messages
 */
public record FreshState(String subject, RandomBits bits, InstantSource clock, TimedBytes random)
    implements TimedRandom {
  public FreshState(String subject, RandomBits bits, InstantSource clock, RandomGenerator random) {
    this(subject, bits, clock, TimedBytes.of(random, clock));
  }

  @Override
  public <C, T> T next(C context, ContextFactory<C, T> factory) {
    long now = now();
    Drawn drawn = random.draw(bits.bytes(), now);
    return factory.of(context, now, bits.high(drawn), bits.low(drawn));
  }

  @Override
  public <T> List<T> next(int n, Factory<T> factory) {
    if (Batch.check(n) == 0) {
      return List.of();
    }
    long now = now();
    Object[] ids = new Object[n];
    for (int i = 0; i < n; i++) {
      ids[i] = at(now, factory);
    }
    return Batch.list(ids);
  }

  private long now() {
    return Millis48.ofClock(subject, clock.millis());
  }

  private <T> T at(long epochMillis, Factory<T> factory) {
    Drawn drawn = random.draw(bits.bytes(), epochMillis);
    return factory.of(epochMillis, bits.high(drawn), bits.low(drawn));
  }
}
