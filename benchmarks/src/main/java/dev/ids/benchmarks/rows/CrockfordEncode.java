// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.Ulid;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A ULID to its 26 characters. */
@State(Scope.Benchmark)
public class CrockfordEncode {
  private final Ulid[] ids =
      Samples.of(Ulid[]::new, i -> new Ulid(Samples.high(i), Samples.low(i)));
  private final com.github.f4b6a3.ulid.Ulid[] ulidCreator =
      Samples.of(
          com.github.f4b6a3.ulid.Ulid[]::new,
          i -> new com.github.f4b6a3.ulid.Ulid(Samples.high(i), Samples.low(i)));

  @Benchmark
  public String ids(Samples samples) {
    return ids[samples.next()].toString();
  }

  @Benchmark
  public String ulidCreator(Samples samples) {
    return ulidCreator[samples.next()].toString();
  }
}
