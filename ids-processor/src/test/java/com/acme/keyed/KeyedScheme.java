// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.keyed;

import dev.ids.Bits128Scheme;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import java.util.UUID;

/** The UUID of a key and a random number. */
public final class KeyedScheme implements Bits128Scheme.Keyed<UUID> {
  private static final int TEXT_LENGTH = 36;

  public static KeyedScheme of(KeyedId declaration) {
    return new KeyedScheme();
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
    return new UUID(high, low).toString();
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    if (!text.matches("[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}")) {
      throw new InvalidIdException("keyed", text, "needs 36 characters of a UUID");
    }
    UUID uuid = UUID.fromString(text);
    return factory.of(high(uuid), low(uuid));
  }

  @Override
  public KeyedSource source(Issuer issuer) {
    return new KeyedSource() {
      @Override
      public <T> T next(String key, Factory<T> factory) {
        return factory.of(key.hashCode(), issuer.random().nextLong());
      }

      @Override
      public <T> T lowest(String key, Factory<T> factory) {
        return factory.of(key.hashCode(), 0);
      }

      @Override
      public <T> T highest(String key, Factory<T> factory) {
        return factory.of(key.hashCode(), -1L);
      }
    };
  }

  @Override
  public String name() {
    return "keyed";
  }

  @Override
  public int textLength() {
    return TEXT_LENGTH;
  }

  @Override
  public boolean textSorts() {
    return true;
  }
}
