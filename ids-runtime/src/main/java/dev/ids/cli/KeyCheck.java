// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Bits128Scheme;
import dev.ids.IdScheme;
import dev.ids.runtime.IdRuntime;
import java.io.UncheckedIOException;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Supplier;

/** Tells whether ids were issued for a key; needs the secret that they were issued with. */
final class KeyCheck {
  private final String key;
  private final Supplier<IdRuntime> runtime;
  private final Map<IdScheme, Bits128Scheme.KeyedSource> sources = new HashMap<>();

  KeyCheck(String key, Supplier<IdRuntime> runtime) {
    this.key = key;
    this.runtime = runtime;
  }

  /** Whether the scheme's ids belong to keys at all. */
  static boolean applies(IdScheme scheme) {
    return scheme instanceof Bits128Scheme.Keyed<?>;
  }

  /**
   * Whether an id lies in the range of the key.
   *
   * @throws SetupException if the secret is not configured
   */
  boolean isOfKey(Hit hit) {
    Bits128Scheme.KeyedSource source =
        sources.computeIfAbsent(hit.candidate().scheme(), this::source);
    RawId id = hit.id();
    RawId lowest = source.lowest(key, KeyCheck::raw);
    RawId highest = source.highest(key, KeyCheck::raw);
    return compare(lowest, id) <= 0 && compare(id, highest) <= 0;
  }

  private Bits128Scheme.KeyedSource source(IdScheme scheme) {
    try {
      return ((Bits128Scheme.Keyed<?>) scheme).source(runtime.get());
    } catch (IllegalStateException | IllegalArgumentException | UncheckedIOException e) {
      throw new SetupException("--key cannot be checked: " + e.getMessage(), e);
    }
  }

  private static RawId raw(long high, long low) {
    return RawId.words(high, low, 0, 0);
  }

  private static int compare(RawId a, RawId b) {
    int high = Long.compareUnsigned(a.w0(), b.w0());
    return high != 0 ? high : Long.compareUnsigned(a.w1(), b.w1());
  }
}
