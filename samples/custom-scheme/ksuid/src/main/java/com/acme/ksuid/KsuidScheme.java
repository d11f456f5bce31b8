// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.ksuid;

import dev.ids.Accessor;
import dev.ids.BytesScheme;
import dev.ids.IdExhaustedException;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import java.time.Instant;
import java.time.InstantSource;
import java.time.format.DateTimeParseException;
import java.time.temporal.ChronoUnit;
import java.util.random.RandomGenerator;

/**
 * The scheme of KSUIDs with one epoch. Ids of one second are in no order. Immutable and
 * thread-safe.
 */
public final class KsuidScheme implements BytesScheme.Issuing<Ksuid> {
  private final Instant epoch;

  private KsuidScheme(Instant epoch) {
    this.epoch = epoch;
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if the epoch is no whole second
   */
  public static KsuidScheme of(KsuidId declaration) {
    Instant epoch = parse(declaration.epoch());
    Instant second = epoch.truncatedTo(ChronoUnit.SECONDS);
    if (!second.equals(epoch)) {
      throw new InvalidDeclarationException(
          "KSUID2",
          "epoch",
          "epoch " + epoch + " is not a whole second, the unit of a KSUID's time",
          "epoch = \"" + second + "\"");
    }
    return new KsuidScheme(epoch);
  }

  private static Instant parse(String epoch) {
    try {
      return Instant.parse(epoch);
    } catch (DateTimeParseException e) {
      throw new InvalidDeclarationException(
          "KSUID1",
          "epoch",
          "epoch \"" + epoch + "\" is no instant",
          "epoch = \"" + Ksuid.EPOCH_TEXT + "\"");
    }
  }

  /** The second in which an id was issued. */
  @Accessor
  public Instant timestamp(long w0, long w1, long w2, long w3) {
    return epoch.plusSeconds(w0);
  }

  @Override
  public String name() {
    return Ksuid.NAME;
  }

  @Override
  public int size() {
    return Ksuid.BYTES;
  }

  @Override
  public int textLength() {
    return KsuidCodec.LENGTH;
  }

  @Override
  public boolean textSorts() {
    return true;
  }

  @Override
  public Ksuid value(long w0, long w1, long w2, long w3) {
    return new Ksuid(w0, w1, w2);
  }

  @Override
  public long word(Ksuid value, int index) {
    return switch (index) {
      case 0 -> value.seconds();
      case 1 -> value.high();
      case 2 -> value.low();
      default -> 0;
    };
  }

  @Override
  public String format(long w0, long w1, long w2, long w3) {
    return KsuidCodec.format(w0, w1, w2);
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    return KsuidCodec.parse(text, factory);
  }

  @Override
  public void check(long w0, long w1, long w2, long w3) {
    if (w0 < 0 || w0 > Ksuid.MAX_SECONDS || w3 != 0) {
      throw new InvalidIdException(Ksuid.NAME, Long.toHexString(w0), "has more than 160 bits");
    }
  }

  @Override
  public Source source(Issuer issuer) {
    InstantSource clock = issuer.clock();
    RandomGenerator random = issuer.random();
    return new Source() {
      @Override
      public <T> T next(Factory<T> factory) {
        return factory.of(seconds(clock.instant()), random.nextLong(), random.nextLong(), 0);
      }
    };
  }

  private long seconds(Instant now) {
    long seconds = Math.floorDiv(now.toEpochMilli() - epoch.toEpochMilli(), 1000L);
    if (seconds < 0 || seconds > Ksuid.MAX_SECONDS) {
      throw new IdExhaustedException(
          "the clock says " + now + ", which 32 bits of seconds since " + epoch + " do not hold");
    }
    return seconds;
  }
}
