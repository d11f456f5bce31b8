// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.snowflake.TimeBasedGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** 64 time-based ids at once, each an operation. */
@State(Scope.Benchmark)
public class TimeBasedBatch {
  private static final int SIZE = 64;

  private final TimeBasedGenerator ids = TimeBasedGenerator.of(TimeBased.WIDE, 1);

  @Benchmark
  @OperationsPerInvocation(SIZE)
  public long[] ids() {
    return ids.generate(SIZE);
  }
}
