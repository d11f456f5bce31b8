// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.github.f4b6a3.ulid.UlidCreator;
import dev.ids.ulid.UlidGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A new monotonic ULID as text. */
@State(Scope.Benchmark)
public class UlidText {
  private final UlidGenerator ids = UlidGenerator.monotonic();

  @Benchmark
  public String ids() {
    return ids.next().toString();
  }

  @Benchmark
  public String ulidCreator() {
    return UlidCreator.getMonotonicUlid().toString();
  }
}
