// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import java.lang.management.ManagementFactory;
import java.lang.management.ThreadInfo;
import java.lang.management.ThreadMXBean;
import java.util.Collection;
import java.util.List;
import org.openjdk.jmh.infra.BenchmarkParams;
import org.openjdk.jmh.infra.IterationParams;
import org.openjdk.jmh.profile.InternalProfiler;
import org.openjdk.jmh.results.AggregationPolicy;
import org.openjdk.jmh.results.IterationResult;
import org.openjdk.jmh.results.Result;
import org.openjdk.jmh.results.ScalarResult;

/**
 * CPU time of JMH's worker threads for each operation, in nanoseconds. Where others share the
 * machine, wall time swings several-fold and this does not. It leaves out what the compiler's and
 * the collector's threads do; for the latter there are the bytes per operation.
 */
public final class CpuProfiler implements InternalProfiler {
  static final String METRIC = "cpu";

  private static final ThreadMXBean THREADS = ManagementFactory.getThreadMXBean();

  private long before;

  @Override
  public void beforeIteration(BenchmarkParams benchmark, IterationParams iteration) {
    before = nanosOfWorkers();
  }

  @Override
  public Collection<? extends Result<?>> afterIteration(
      BenchmarkParams benchmark, IterationParams iteration, IterationResult result) {
    double nanos = nanosOfWorkers() - before;
    double perOperation = nanos / result.getMetadata().getAllOps();
    return List.of(new ScalarResult(METRIC, perOperation, "ns/op", AggregationPolicy.AVG));
  }

  @Override
  public String getDescription() {
    return "CPU time of the worker threads";
  }

  private static long nanosOfWorkers() {
    long nanos = 0;
    for (ThreadInfo thread : THREADS.getThreadInfo(THREADS.getAllThreadIds())) {
      if (thread != null && thread.getThreadName().contains("-jmh-worker-")) {
        nanos += THREADS.getThreadCpuTime(thread.getThreadId());
      }
    }
    return nanos;
  }
}
