// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.ids.ulid.UlidGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A ULID with randomness of its own. */
@State(Scope.Benchmark)
public class UlidRandom {
  private final UlidGenerator ids = UlidGenerator.random();

  @Benchmark
  public Object ids() {
    return ids.next();
  }

  @Benchmark
  public Object ulidCreator() {
    return UlidCreator.getUlid();
  }

  @Benchmark
  public Object ulidCreatorFast() {
    return com.github.f4b6a3.ulid.Ulid.fast();
  }
}
