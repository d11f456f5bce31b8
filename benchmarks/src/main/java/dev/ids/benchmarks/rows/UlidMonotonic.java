// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.ids.ulid.UlidGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** ULIDs that strictly increase. */
@State(Scope.Benchmark)
public class UlidMonotonic {
  private final UlidGenerator ids = UlidGenerator.monotonic();

  @Benchmark
  public Object ids() {
    return ids.next();
  }

  @Benchmark
  public Object typed() {
    return OrderId.next();
  }

  @Benchmark
  public Object ulidCreator() {
    return UlidCreator.getMonotonicUlid();
  }
}
