// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.Ulid;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A ULID from its 26 characters. */
@State(Scope.Benchmark)
public class CrockfordDecode {
  private final String[] texts =
      Samples.of(String[]::new, i -> new Ulid(Samples.high(i), Samples.low(i)).toString());

  @Benchmark
  public Object ids(Samples samples) {
    return Ulid.parse(texts[samples.next()]);
  }

  @Benchmark
  public Object ulidCreator(Samples samples) {
    return com.github.f4b6a3.ulid.Ulid.from(texts[samples.next()]);
  }
}
