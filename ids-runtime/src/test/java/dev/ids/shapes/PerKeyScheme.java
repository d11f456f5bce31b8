// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;

public final class PerKeyScheme implements Bits128Scheme.Keyed<UUID> {
  private PerKeyScheme() {}

  public static PerKeyScheme of(PerKey declaration) {
    return new PerKeyScheme();
  }

  @Override
  public String name() {
    return "per-key";
  }

  @Override
  public int textLength() {
    return 32;
  }

  @Override
  public boolean textSorts() {
    return true;
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
    return String.format("%016x%016x", high, low);
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    if (!text.matches("[0-9a-f]{32}")) {
      throw new InvalidIdException(name(), text, "needs 32 hex digits");
    }
    long high = Long.parseUnsignedLong(text, 0, 16, 16);
    long low = Long.parseUnsignedLong(text, 16, 32, 16);
    check(high, low);
    return factory.of(high, low);
  }

  @Override
  public void check(long high, long low) {
    if (low == 0) {
      throw new InvalidIdException(name(), format(high, low), "the count must be 1 or more");
    }
  }

  @Override
  public KeyedSource source(Issuer issuer) {
    AtomicLong count = new AtomicLong();
    return new KeyedSource() {
      @Override
      public <T> T next(String key, Factory<T> factory) {
        return factory.of(key.hashCode(), count.incrementAndGet());
      }

      @Override
      public <T> T lowest(String key, Factory<T> factory) {
        return factory.of(key.hashCode(), 1);
      }

      @Override
      public <T> T highest(String key, Factory<T> factory) {
        return factory.of(key.hashCode(), -1L);
      }
    };
  }
}
