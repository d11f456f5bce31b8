// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import dev.ids.uuid.CounterUuid7Generator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A UUID of version 7 with a counter and randomness beside it. */
@State(Scope.Benchmark)
public class Uuid7Counter {
  private final CounterUuid7Generator ids = CounterUuid7Generator.shared();
  private final NoArgGenerator javaUuidGenerator = Generators.timeBasedEpochRandomGenerator();

  @Benchmark
  public Object ids() {
    return ids.next();
  }

  @Benchmark
  public Object javaUuidGenerator() {
    return javaUuidGenerator.generate();
  }
}
