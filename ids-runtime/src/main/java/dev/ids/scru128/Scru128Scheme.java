// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import dev.ids.Accessor;
import dev.ids.Bits128Scheme;
import dev.ids.Issuer;
import dev.ids.codec.Base32;
import java.time.Instant;

/** The SCRU128 v1.0.2 scheme. It has no parameters. Immutable and thread-safe. */
public final class Scru128Scheme implements Bits128Scheme.Issuing<Scru128> {
  static final String NAME = "scru128";
  private static final Scru128Scheme INSTANCE = new Scru128Scheme();

  private Scru128Scheme() {}

  /** The scheme of a declaration. */
  public static Scru128Scheme of(Scru128Id declaration) {
    return INSTANCE;
  }

  /** The time of an id, to the millisecond. */
  @Accessor
  public static Instant timestamp(long high, long low) {
    return new Scru128(high, low).instant();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int textLength() {
    return Scru128.TEXT_LENGTH;
  }

  @Override
  public int minTextLength() {
    return textLength();
  }

  @Override
  public String textPattern() {
    return Base32.DIGITS.pattern128();
  }

  @Override
  public boolean textSorts() {
    return true;
  }

  @Override
  public boolean textNeedsCase() {
    return false;
  }

  @Override
  public Scru128 value(long high, long low) {
    return new Scru128(high, low);
  }

  @Override
  public long high(Scru128 value) {
    return value.high();
  }

  @Override
  public long low(Scru128 value) {
    return value.low();
  }

  @Override
  public String format(long high, long low) {
    return Base32.DIGITS.format128(high, low);
  }

  @Override
  public int format(long high, long low, byte[] ascii, int offset) {
    return Base32.DIGITS.put128(ascii, offset, high, low);
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    return Base32.DIGITS.parse128(NAME, text, factory);
  }

  @Override
  public Source source(Issuer issuer) {
    return Scru128Generator.of(issuer.clock(), issuer.random())::next;
  }
}
