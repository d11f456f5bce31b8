// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Bits128Scheme;
import dev.ids.Bits64Scheme;
import dev.ids.BytesScheme;
import dev.ids.IdScheme;
import dev.ids.Issuer;
import dev.ids.TextScheme;
import java.util.function.LongSupplier;
import java.util.function.Supplier;

/** New ids of any shape as their canonical texts. */
final class Issuing {
  private Issuing() {}

  /**
   * A source of texts.
   *
   * @param key for schemes that issue ids for a key
   * @throws IllegalStateException if the issuer lacks what the scheme needs, or the scheme's ids
   *     are assigned by applications
   */
  static Supplier<String> of(IdScheme scheme, Issuer issuer, String key) {
    if (scheme instanceof Bits64Scheme.Issuing bits) {
      LongSupplier ids = bits.source(issuer);
      return () -> bits.format(ids.getAsLong());
    } else if (scheme instanceof Bits128Scheme.Issuing<?> bits) {
      Bits128Scheme.Source ids = bits.source(issuer);
      return () -> ids.next(bits::format);
    } else if (scheme instanceof Bits128Scheme.Keyed<?> bits) {
      Bits128Scheme.KeyedSource ids = bits.source(issuer);
      return () -> ids.next(key, bits::format);
    } else if (scheme instanceof BytesScheme.Issuing<?> bytes) {
      BytesScheme.Source ids = bytes.source(issuer);
      return () -> ids.next(bytes::format);
    } else if (scheme instanceof TextScheme.Issuing text) {
      return text.source(issuer);
    }
    throw new IllegalStateException(
        "ids of " + scheme.name() + " are assigned by the application, not issued");
  }
}
