// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import com.github.f4b6a3.uuid.UuidCreator;
import dev.ids.uuid.Uuid7Generator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** UUIDs of version 7 that strictly increase. */
@State(Scope.Benchmark)
public class Uuid7Monotonic {
  private final Uuid7Generator ids = Uuid7Generator.monotonic();
  private final NoArgGenerator javaUuidGenerator = Generators.timeBasedEpochGenerator();

  @Benchmark
  public Object ids() {
    return ids.next();
  }

  @Benchmark
  public Object typed() {
    return CustomerId.next();
  }

  @Benchmark
  public Object javaUuidGenerator() {
    return javaUuidGenerator.generate();
  }

  @Benchmark
  public Object uuidCreatorPlus1() {
    return UuidCreator.getTimeOrderedEpochPlus1();
  }
}
