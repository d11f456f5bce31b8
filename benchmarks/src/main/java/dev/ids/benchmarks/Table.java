// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import dev.ids.benchmarks.Contender.Role;
import dev.ids.benchmarks.Measurements.Measured;
import dev.ids.benchmarks.Measurements.Setting;
import dev.ids.benchmarks.Row.Metric;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * Measurements as Markdown: for each setting one table of the rows, and one of all that they are
 * compared with. Stateless.
 */
final class Table {
  private static final String NOTHING = "–";

  private Table() {}

  static String of(List<Row> rows, Measurements measurements) {
    StringBuilder text = new StringBuilder();
    for (Setting setting : measurements.settings()) {
      text.append(
          "## JDK %d, %d thread%s\n\n"
              .formatted(setting.jdk(), setting.threads(), setting.threads() == 1 ? "" : "s"));
      text.append(summary(rows, measurements, setting)).append('\n');
      text.append(contenders(rows, measurements, setting)).append('\n');
    }
    return text.toString();
  }

  private static String summary(List<Row> rows, Measurements measurements, Setting setting) {
    Grid grid =
        new Grid("row", "ids ns", "B", "floor ns", "best peer", "ns", "B", "ratio", "aim", "met");
    for (Row row : rows) {
      Measured ours = measurements.find(setting, row.ids());
      if (ours == null) {
        continue;
      }
      Optional<Contender> best = best(row, measurements, setting);
      Measured theirs = best.map(b -> measured(measurements, setting, b)).orElse(null);
      Measured floor = row.floor() == null ? null : measurements.find(setting, row.floor());
      double ratio = theirs == null ? Double.NaN : value(row, theirs) / value(row, ours);
      grid.add(
          row.title(),
          nanos(ours.cpuNanos()),
          String.valueOf(ours.bytesPerOperation()),
          floor == null ? NOTHING : nanos(floor.cpuNanos()),
          best.map(Contender::name).orElse(NOTHING),
          theirs == null ? NOTHING : nanos(theirs.cpuNanos()),
          theirs == null ? NOTHING : String.valueOf(theirs.bytesPerOperation()),
          theirs == null ? NOTHING : times(ratio),
          aim(row, setting),
          met(row, setting, ratio, ours.bytesPerOperation()));
    }
    return grid.toString();
  }

  private static String contenders(List<Row> rows, Measurements measurements, Setting setting) {
    Grid grid = new Grid("row", "what", "ns", "least", "B", "ratio", "lacks");
    for (Row row : rows) {
      Measured ours = measurements.find(setting, row.ids());
      if (ours == null) {
        continue;
      }
      grid.add(
          row.title(),
          "ids",
          nanos(ours.cpuNanos()),
          nanos(ours.leastCpuNanos()),
          String.valueOf(ours.bytesPerOperation()),
          "1",
          "");
      for (Contender other : row.contenders()) {
        Measured theirs = measured(measurements, setting, other);
        if (theirs != null) {
          grid.add(
              "",
              (other.role() == Role.OURS ? "ids: " : "") + other.name(),
              nanos(theirs.cpuNanos()),
              nanos(theirs.leastCpuNanos()),
              String.valueOf(theirs.bytesPerOperation()),
              times(value(row, theirs) / value(row, ours)),
              lacks(other));
        }
      }
    }
    return grid.toString();
  }

  private static String lacks(Contender other) {
    return (other.role() == Role.WEAKER ? "**sets no aim**: " : "") + other.lacks();
  }

  private static Optional<Contender> best(Row row, Measurements measurements, Setting setting) {
    return row.contenders().stream()
        .filter(other -> other.role() == Role.PEER)
        .filter(other -> measurements.find(setting, other.benchmark()) != null)
        .min(
            Comparator.comparing(
                other ->
                    value(row, Objects.requireNonNull(measured(measurements, setting, other)))));
  }

  private static @Nullable Measured measured(
      Measurements measurements, Setting setting, Contender other) {
    return measurements.find(setting, other.benchmark());
  }

  private static double value(Row row, Measured measured) {
    return row.metric() == Metric.CPU ? measured.cpuNanos() : measured.bytesPerOperation();
  }

  private static String aim(Row row, Setting setting) {
    List<String> parts = new ArrayList<>();
    row.aim(setting.jdk(), setting.threads()).ifPresent(ratio -> parts.add("≥ " + times(ratio)));
    if (row.maxBytes() >= 0) {
      parts.add("≤ " + row.maxBytes() + " B");
    }
    return parts.isEmpty() ? NOTHING : String.join(", ", parts);
  }

  private static String met(Row row, Setting setting, double ratio, long bytes) {
    OptionalDouble aim = row.aim(setting.jdk(), setting.threads());
    if (aim.isEmpty() && row.maxBytes() < 0) {
      return NOTHING;
    }
    boolean fast = aim.isEmpty() || ratio >= aim.getAsDouble();
    boolean small = row.maxBytes() < 0 || bytes <= row.maxBytes();
    return fast && small ? "yes" : "**no**";
  }

  private static String nanos(double nanos) {
    return String.format(Locale.ROOT, nanos < 100 ? "%.1f" : "%.0f", nanos);
  }

  private static String times(double ratio) {
    return String.format(Locale.ROOT, ratio < 10 ? "%.2f×" : "%.0f×", ratio);
  }
}
