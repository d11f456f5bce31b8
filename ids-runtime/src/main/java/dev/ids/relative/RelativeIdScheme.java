// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import dev.ids.Accessor;
import dev.ids.Bits128Scheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.Issuer;
import dev.ids.Secret;
import dev.ids.internal.Quoted;
import java.time.Instant;
import java.util.regex.Pattern;

/** The scheme of Relative IDs with one salt and one named secret. Immutable and thread-safe. */
public final class RelativeIdScheme implements Bits128Scheme.Keyed<Relid> {
  static final String NAME = "relative";

  private static final Pattern SECRET_NAME = Pattern.compile("[a-z0-9]+(-[a-z0-9]+)*");

  /** Fewer than the hex digits of the shortest secret, so that no secret is taken for a name. */
  private static final int MAX_SECRET_NAME = 2 * Secret.MIN_BYTES - 1;

  private final String salt;
  private final String secretName;

  private RelativeIdScheme(String salt, String secretName) {
    this.salt = salt;
    this.secretName = secretName;
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if the secret's name is none
   */
  public static RelativeIdScheme of(RelativeId declaration) {
    String name = declaration.secret();
    if (!SECRET_NAME.matcher(name).matches() || name.length() > MAX_SECRET_NAME) {
      // Not quoted: what stands here may be the secret itself.
      throw new InvalidDeclarationException(
          "IDS070",
          "secret",
          "secret takes the name of a secret, at most "
              + MAX_SECRET_NAME
              + " of a-z 0-9 and single hyphens, and never the secret itself",
          "secret = \"default\", and the setting ids.secret.default");
    }
    if (hasUnpairedSurrogate(declaration.salt())) {
      throw new InvalidDeclarationException(
          "IDS071",
          "salt",
          "salt " + Quoted.of(declaration.salt()) + " has an unpaired surrogate, which is no text",
          "salt = \"orders\"");
    }
    return new RelativeIdScheme(declaration.salt(), name);
  }

  /** The time of an id, to the millisecond. */
  @Accessor
  public static Instant timestamp(long high, long low) {
    return new Relid(high, low).timestamp();
  }

  /** The six characters that all ids of one key start with. */
  @Accessor
  public static String tag(long high, long low) {
    return new Relid(high, low).tagText();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int textLength() {
    return Relid.TEXT_LENGTH;
  }

  @Override
  public int minTextLength() {
    return textLength();
  }

  @Override
  public String textPattern() {
    return RelidCodec.PATTERN;
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
  public Relid value(long high, long low) {
    return new Relid(high, low);
  }

  @Override
  public long high(Relid value) {
    return value.high();
  }

  @Override
  public long low(Relid value) {
    return value.low();
  }

  @Override
  public String format(long high, long low) {
    return RelidCodec.format(high, low);
  }

  @Override
  public int format(long high, long low, byte[] ascii, int offset) {
    return RelidCodec.put(ascii, offset, high, low);
  }

  @Override
  public <T> T parse(String text, Factory<T> factory) {
    return RelidCodec.parse(text, factory);
  }

  @Override
  public KeyedSource source(Issuer issuer) {
    Tagger tagger = Tagger.of(issuer.secret(secretName), salt);
    RelidGenerator generator = RelidGenerator.of(tagger, issuer.clock(), issuer.random());
    return new KeyedSource() {
      @Override
      public <T> T next(String key, Factory<T> factory) {
        return generator.next(key, factory);
      }

      @Override
      public <T> T lowest(String key, Factory<T> factory) {
        Relid lowest = generator.rangeOf(key).lowest();
        return factory.of(lowest.high(), lowest.low());
      }

      @Override
      public <T> T highest(String key, Factory<T> factory) {
        Relid highest = generator.rangeOf(key).highest();
        return factory.of(highest.high(), highest.low());
      }
    };
  }

  private static boolean hasUnpairedSurrogate(String text) {
    return text.codePoints()
        .anyMatch(c -> c >= Character.MIN_SURROGATE && c <= Character.MAX_SURROGATE);
  }
}
