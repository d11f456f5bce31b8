// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import java.nio.file.Path;
import java.util.List;
import java.util.TreeSet;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.profile.GCProfiler;
import org.openjdk.jmh.results.format.ResultFormatType;
import org.openjdk.jmh.runner.Runner;
import org.openjdk.jmh.runner.RunnerException;
import org.openjdk.jmh.runner.options.ChainedOptionsBuilder;
import org.openjdk.jmh.runner.options.OptionsBuilder;
import org.openjdk.jmh.runner.options.TimeValue;

/**
 * One round over rows: each benchmark in one virtual machine of its own. Rounds are repeated,
 * rather than forks within a round, so that what else happens on the machine meets all benchmarks
 * alike.
 *
 * @param java the java command to measure with
 * @param threads how many call at once
 * @param length how long a benchmark runs
 */
record Suite(Path java, int threads, Length length) {
  /**
   * Compiles while the benchmark waits, so that a busy machine has not just a longer warm-up, and
   * touches the heap beforehand, so that no one pays for the first use of a page.
   */
  private static final String[] JVM_ARGUMENTS = {
    "-Xbatch", "-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch"
  };

  private static final String PACKAGE = "dev.ids.benchmarks.rows.";

  /** Iterations of warm-up and measurement, and how long one of each takes. */
  enum Length {
    QUICK(3, 200, 5, 100),
    FULL(3, 300, 5, 200);

    private final int warmUps;
    private final int warmUpMillis;
    private final int iterations;
    private final int millis;

    Length(int warmUps, int warmUpMillis, int iterations, int millis) {
      this.warmUps = warmUps;
      this.warmUpMillis = warmUpMillis;
      this.iterations = iterations;
      this.millis = millis;
    }
  }

  /** Runs the benchmarks of these rows and all that they are compared with. */
  void run(List<Row> rows, Path json) {
    ChainedOptionsBuilder options =
        new OptionsBuilder()
            .mode(Mode.AverageTime)
            .timeUnit(TimeUnit.NANOSECONDS)
            .threads(threads)
            .forks(1)
            .warmupIterations(length.warmUps)
            .warmupTime(TimeValue.milliseconds(length.warmUpMillis))
            .measurementIterations(length.iterations)
            .measurementTime(TimeValue.milliseconds(length.millis))
            .addProfiler(CpuProfiler.class)
            .addProfiler(GCProfiler.class)
            .jvm(java.toString())
            .jvmArgs(JVM_ARGUMENTS)
            .shouldFailOnError(true)
            .resultFormat(ResultFormatType.JSON)
            .result(json.toString())
            .output(json + ".log");
    for (String benchmark : benchmarks(rows)) {
      options.include("^" + (PACKAGE + benchmark).replace(".", "\\.") + "$");
    }
    try {
      new Runner(options.build()).run();
    } catch (RunnerException e) {
      throw new IllegalStateException("see " + json + ".log: " + e.getMessage(), e);
    }
  }

  /** Class and method of everything that the rows need, sorted. */
  static TreeSet<String> benchmarks(List<Row> rows) {
    TreeSet<String> benchmarks = new TreeSet<>();
    for (Row row : rows) {
      benchmarks.add(row.ids());
      if (row.floor() != null) {
        benchmarks.add(row.floor());
      }
      row.contenders().forEach(contender -> benchmarks.add(contender.benchmark()));
    }
    return benchmarks;
  }
}
