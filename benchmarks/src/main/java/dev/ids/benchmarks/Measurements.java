// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * What JMH has measured, of all rounds together, by setting and benchmark. Not thread-safe while
 * files are added.
 */
final class Measurements {
  private static final String BYTES_METRIC = "gc.alloc.rate.norm";

  /** JDK and threads. */
  record Setting(int jdk, int threads) implements Comparable<Setting> {
    @Override
    public int compareTo(Setting other) {
      int byJdk = Integer.compare(jdk, other.jdk);
      return byJdk != 0 ? byJdk : Integer.compare(threads, other.threads);
    }
  }

  /**
   * One benchmark: a value for each iteration of each fork.
   *
   * @param cpu nanoseconds per operation
   * @param bytes allocated per operation
   */
  record Measured(List<Double> cpu, List<Double> bytes) {
    Measured() {
      this(new ArrayList<>(), new ArrayList<>());
    }

    double cpuNanos() {
      return median(cpu);
    }

    double leastCpuNanos() {
      return Collections.min(cpu);
    }

    /** To a whole byte: what is less comes from threads of the virtual machine. */
    long bytesPerOperation() {
      return Math.round(median(bytes));
    }

    private static double median(List<Double> values) {
      List<Double> sorted = values.stream().sorted().toList();
      int middle = sorted.size() / 2;
      return sorted.size() % 2 == 1
          ? sorted.get(middle)
          : (sorted.get(middle - 1) + sorted.get(middle)) / 2;
    }
  }

  private final Map<Setting, Map<String, Measured>> bySetting = new TreeMap<>();
  private final Map<Integer, String> jdks = new TreeMap<>();

  /** All {@code .json} files of a folder. */
  static Measurements ofFolder(Path folder) {
    Measurements all = new Measurements();
    try (Stream<Path> files = Files.list(folder)) {
      files.filter(file -> file.toString().endsWith(".json")).sorted().forEach(all::add);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return all;
  }

  /** Adds a file that JMH wrote. */
  void add(Path json) {
    for (JsonNode run : new JsonMapper().readTree(json.toFile())) {
      String version = run.get("jdkVersion").asString();
      int jdk = Runtime.Version.parse(version).feature();
      jdks.put(jdk, version + " (" + run.get("vmVersion").asString() + ")");
      Setting setting = new Setting(jdk, run.get("threads").asInt());
      Measured measured =
          bySetting
              .computeIfAbsent(setting, s -> new TreeMap<>())
              .computeIfAbsent(shortName(run.get("benchmark").asString()), b -> new Measured());
      JsonNode metrics = run.get("secondaryMetrics");
      addAll(metrics.get(CpuProfiler.METRIC), measured.cpu());
      addAll(metrics.get(BYTES_METRIC), measured.bytes());
    }
  }

  /** The settings that something was measured in. */
  List<Setting> settings() {
    return List.copyOf(bySetting.keySet());
  }

  /** The full versions of the JDKs, by feature version. */
  Map<Integer, String> jdks() {
    return Collections.unmodifiableMap(jdks);
  }

  /** A benchmark in a setting; null if it was not measured. */
  @Nullable Measured find(Setting setting, String benchmark) {
    return bySetting.getOrDefault(setting, Map.of()).get(benchmark);
  }

  private static void addAll(@Nullable JsonNode metric, List<Double> values) {
    if (metric == null) {
      return;
    }
    for (JsonNode fork : metric.get("rawData")) {
      for (JsonNode value : fork) {
        values.add(value.asDouble());
      }
    }
  }

  /** Class and method, without the package. */
  private static String shortName(String benchmark) {
    int method = benchmark.lastIndexOf('.');
    return benchmark.substring(benchmark.lastIndexOf('.', method - 1) + 1);
  }
}
