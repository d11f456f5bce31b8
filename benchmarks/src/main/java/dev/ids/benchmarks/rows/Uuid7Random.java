// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.fasterxml.uuid.Generators;
import com.fasterxml.uuid.NoArgGenerator;
import com.github.f4b6a3.uuid.UuidCreator;
import dev.ids.uuid.Uuid7Generator;
import org.hibernate.id.uuid.UuidVersion7Strategy;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A UUID of version 7 with randomness of its own. */
@State(Scope.Benchmark)
public class Uuid7Random {
  private final Uuid7Generator ids = Uuid7Generator.random();
  private final NoArgGenerator javaUuidGenerator = Generators.timeBasedEpochRandomGenerator();

  @Benchmark
  public Object ids() {
    return ids.next();
  }

  @Benchmark
  public Object uuidCreator() {
    return UuidCreator.getTimeOrderedEpoch();
  }

  @Benchmark
  public Object javaUuidGenerator() {
    return javaUuidGenerator.generate();
  }

  /** As Hibernate calls it; it does not look at the session. */
  @Benchmark
  public Object hibernate() {
    return UuidVersion7Strategy.INSTANCE.generateUuid(null);
  }

  @Benchmark
  public Object uuidCreatorFast() {
    return UuidCreator.getTimeOrderedEpochFast();
  }
}
