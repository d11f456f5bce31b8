// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Bits128Scheme;
import dev.ids.Bits64Scheme;
import dev.ids.BytesScheme;
import dev.ids.IdScheme;
import dev.ids.Issuer;
import dev.ids.TextScheme;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The ids that a scheme issues, as text without a prefix. Thread-safe.
 *
 * @param numbers new ids as numbers, where they are numbers
 * @param texts new ids that need no input
 * @param keyed ids for a key, where they are issued for one
 */
record IssuedTexts(
    @Nullable LongSupplier numbers, @Nullable Supplier<String> texts, @Nullable Keyed keyed) {
  /** Ids for keys. */
  interface Keyed {
    String next(String key);

    String lowest(String key);

    String highest(String key);
  }

  static boolean canIssue(IdScheme scheme) {
    return scheme instanceof IdScheme.SelfIssuing || scheme instanceof IdScheme.KeyIssuing;
  }

  /** A new source of ids. */
  static IssuedTexts of(IdScheme scheme, Issuer issuer) {
    if (scheme instanceof Bits64Scheme.Issuing bits) {
      LongSupplier numbers = bits.source(issuer);
      return new IssuedTexts(numbers, () -> bits.format(numbers.getAsLong()), null);
    }
    if (scheme instanceof Bits128Scheme.Issuing<?> bits) {
      Bits128Scheme.Source source = bits.source(issuer);
      return new IssuedTexts(null, () -> source.next(bits::format), null);
    }
    if (scheme instanceof Bits128Scheme.Keyed<?> bits) {
      return new IssuedTexts(null, null, keyed(bits, issuer));
    }
    if (scheme instanceof BytesScheme.Issuing<?> bytes) {
      BytesScheme.Source source = bytes.source(issuer);
      return new IssuedTexts(null, () -> source.next(bytes::format), null);
    }
    if (scheme instanceof TextScheme.Issuing text) {
      return new IssuedTexts(null, text.source(issuer), null);
    }
    throw new IllegalArgumentException(scheme.name() + " issues no ids");
  }

  private static Keyed keyed(Bits128Scheme.Keyed<?> scheme, Issuer issuer) {
    Bits128Scheme.KeyedSource source = scheme.source(issuer);
    return new Keyed() {
      @Override
      public String next(String key) {
        return source.next(key, scheme::format);
      }

      @Override
      public String lowest(String key) {
        return source.lowest(key, scheme::format);
      }

      @Override
      public String highest(String key) {
        return source.highest(key, scheme::format);
      }
    };
  }

  /** The value of a text, as the scheme's own type. */
  static Object parse(IdScheme scheme, String text) {
    if (scheme instanceof Bits64Scheme bits) {
      return bits.parse(text);
    }
    if (scheme instanceof Bits128Scheme<?> bits) {
      return valueOf(bits, text);
    }
    return scheme instanceof BytesScheme<?> bytes
        ? valueOf(bytes, text)
        : ((TextScheme) scheme).parse(text);
  }

  private static <V> V valueOf(Bits128Scheme<V> scheme, String text) {
    return scheme.parse(text, scheme::value);
  }

  private static <V> V valueOf(BytesScheme<V> scheme, String text) {
    return scheme.parse(text, scheme::value);
  }
}
