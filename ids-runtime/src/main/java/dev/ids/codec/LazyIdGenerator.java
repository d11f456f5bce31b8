// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import java.util.Objects;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** Looks a generator up at the first id. Thread-safe. */
final class LazyIdGenerator implements IdGenerator {
  private final Supplier<? extends IdGenerator> source;
  private volatile @Nullable IdGenerator ids;

  LazyIdGenerator(Supplier<? extends IdGenerator> source) {
    this.source = Objects.requireNonNull(source, "ids");
  }

  @Override
  public long generate() {
    IdGenerator known = ids;
    return (known != null ? known : lookUp()).generate();
  }

  private synchronized IdGenerator lookUp() {
    IdGenerator known = ids;
    if (known == null) {
      known = Objects.requireNonNull(source.get(), "the look-up of a lazy generator gave null");
      if (known == this) {
        throw new IllegalStateException("a lazy generator that looks itself up has no ids");
      }
      ids = known;
    }
    return known;
  }
}
