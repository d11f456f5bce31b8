// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.UlidGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** 64 monotonic ULIDs at once, each an operation. */
@State(Scope.Benchmark)
public class UlidBatch {
  private static final int SIZE = 64;

  private final UlidGenerator ids = UlidGenerator.monotonic();

  @Benchmark
  @OperationsPerInvocation(SIZE)
  public Object ids() {
    return ids.next(SIZE);
  }
}
