// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import dev.ids.Accessor;
import dev.ids.Bits128Scheme;
import dev.ids.Issuer;
import dev.ids.codec.Base32;
import java.time.Instant;

/** The ULID scheme. It has no parameters. Immutable and thread-safe. */
public final class UlidScheme implements Bits128Scheme.Issuing<Ulid> {
  static final String NAME = "ulid";
  private static final UlidScheme INSTANCE = new UlidScheme();

  private UlidScheme() {}

  /** The scheme of a declaration. */
  public static UlidScheme of(UlidId declaration) {
    return INSTANCE;
  }

  /** The time of an id, to the millisecond. */
  @Accessor
  public static Instant timestamp(long high, long low) {
    return new Ulid(high, low).timestamp();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int textLength() {
    return Ulid.TEXT_LENGTH;
  }

  @Override
  public int minTextLength() {
    return textLength();
  }

  @Override
  public String textPattern() {
    return Base32.CROCKFORD.pattern128();
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
  public Ulid value(long high, long low) {
    return new Ulid(high, low);
  }

  @Override
  public long high(Ulid value) {
    return value.high();
  }

  @Override
  public long low(Ulid value) {
    return value.low();
  }

  @Override
  public String format(long high, long low) {
    return Base32.CROCKFORD.format128(high, low);
  }

  @Override
  public int format(long high, long low, byte[] ascii, int offset) {
    return Base32.CROCKFORD.put128(ascii, offset, high, low);
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    return parseText(text, factory);
  }

  @Override
  public Source source(Issuer issuer) {
    return UlidGenerator.monotonic(issuer.clock(), issuer.random())::next;
  }

  static <T> T parseText(String text, Factory<T> factory) {
    return Base32.CROCKFORD.parse128(NAME, text, factory);
  }
}
