// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.scru128.Scru128Generator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A SCRU128. */
@State(Scope.Benchmark)
public class Scru128 {
  private final Scru128Generator ids = Scru128Generator.of();
  private final io.github.scru128.Scru128Generator scru128 =
      new io.github.scru128.Scru128Generator();

  @Benchmark
  public Object ids() {
    return ids.next();
  }

  @Benchmark
  public Object scru128() {
    return scru128.generate();
  }
}
