// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.types;

import dev.ids.benchmarks.Grid;
import dev.ids.benchmarks.Jvm;
import dev.ids.hibernate.IdsIntegrator;
import dev.ids.jackson.IdsModule;
import dev.ids.runtime.IdRuntime;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a SessionFactory takes to start with 1 to 1,000 id classes, and with the same entities
 * without ids, neither in them nor on the class path. Each start has a virtual machine of its own;
 * both kinds take turns.
 */
public final class Types {
  private static final int[] COUNTS = {1, 10, 100, 1_000};
  private static final int ROUNDS = 5;

  /** One collector, one size of heap, and no compiler that depends on the number of processors. */
  private static final List<String> OPTIONS =
      List.of("-XX:+UseSerialGC", "-Xms512m", "-Xmx512m", "-XX:TieredStopAtLevel=1");

  private Types() {}

  /** What {@link Boot} prints, where it stands there, and by how much it is divided. */
  private enum Metric {
    CPU(0, "start, CPU ms", 1e6),
    CLASSES(1, "classes loaded", 1),
    METASPACE(2, "metaspace, KiB", 1024),
    HEAP(3, "heap, KiB", 1024);

    private final int position;
    private final String title;
    private final double unit;

    Metric(int position, String title, double unit) {
      this.position = position;
      this.title = title;
      this.unit = unit;
    }
  }

  /** Measures all, and returns a Markdown table. */
  public static String run() throws IOException, InterruptedException {
    Grid grid = new Grid("id types", "what", "raw ids", "ids", "more", "more for each type");
    List<Path> withoutIds = new ArrayList<>(Jvm.classPath());
    withoutIds.removeAll(ids());
    for (int count : COUNTS) {
      Path typedClasses = compiled(Entities.TYPED, count);
      Path rawClasses = compiled(Entities.RAW, count);
      List<long[]> typed = new ArrayList<>();
      List<long[]> raw = new ArrayList<>();
      for (int round = 0; round < ROUNDS; round++) {
        raw.add(start(count, rawClasses, withoutIds));
        typed.add(start(count, typedClasses, Jvm.classPath()));
      }
      delete(typedClasses);
      delete(rawClasses);
      for (Metric metric : Metric.values()) {
        String shown = metric == Metric.CPU ? String.format(Locale.ROOT, "%,d", count) : "";
        add(grid, shown, metric, count, median(raw, metric), median(typed, metric));
      }
    }
    return grid.toString();
  }

  private static void add(
      Grid grid, String shown, Metric metric, int count, double raw, double ids) {
    grid.add(
        shown,
        metric.title,
        format("%,.0f", raw),
        format("%,.0f", ids),
        format("%,.0f", ids - raw),
        format("%,.2f", (ids - raw) / count));
  }

  private static Path compiled(Entities kind, int count) throws IOException {
    Path folder = Files.createTempDirectory("ids-types");
    kind.compile(count, folder);
    return folder;
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }

  private static long[] start(int count, Path classes, List<Path> libraries)
      throws IOException, InterruptedException {
    List<Path> classPath = new ArrayList<>(libraries);
    classPath.add(0, classes);
    String printed = Jvm.run(classPath, OPTIONS, Boot.class, String.valueOf(count));
    return Arrays.stream(printed.strip().split(" ")).mapToLong(Long::parseLong).toArray();
  }

  /** Where our classes are, jars or folders. */
  private static Set<Path> ids() {
    Set<Path> paths = new HashSet<>();
    for (Class<?> type : List.of(IdRuntime.class, IdsIntegrator.class, IdsModule.class)) {
      try {
        paths.add(Path.of(type.getProtectionDomain().getCodeSource().getLocation().toURI()));
      } catch (URISyntaxException e) {
        throw new IllegalStateException(e);
      }
    }
    return paths;
  }

  private static double median(List<long[]> rounds, Metric metric) {
    long[] values = rounds.stream().mapToLong(round -> round[metric.position]).sorted().toArray();
    return values[values.length / 2] / metric.unit;
  }

  private static String format(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}
