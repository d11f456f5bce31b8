// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.uuid.Uuid7Generator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** 64 monotonic UUIDs of version 7 at once, each an operation. */
@State(Scope.Benchmark)
public class Uuid7Batch {
  private static final int SIZE = 64;

  private final Uuid7Generator ids = Uuid7Generator.monotonic();

  @Benchmark
  @OperationsPerInvocation(SIZE)
  public Object ids() {
    return ids.next(SIZE);
  }
}
