// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * A row of the table: a benchmark class, whose method {@code ids} is ours.
 *
 * @param id simple name of the benchmark class
 * @param title as the table shows it
 * @param metric what the ratio is taken of
 * @param shared whether threads share what is measured, so that it is run with two as well
 * @param floor the benchmark that does the least that the contract demands; null if there is none
 * @param maxBytes the most bytes per operation that the aim allows; negative if it says nothing
 * @param aims the ratios to reach
 * @param contenders what it is compared with
 */
record Row(
    String id,
    String title,
    Metric metric,
    boolean shared,
    @Nullable String floor,
    int maxBytes,
    List<Aim> aims,
    List<Contender> contenders) {
  enum Metric {
    CPU,
    BYTES
  }

  /**
   * @param jdk feature version, 0 for each
   * @param threads how many
   * @param ratio at least this
   */
  record Aim(int jdk, int threads, double ratio) {}

  /** The benchmark of ours. */
  String ids() {
    return id + ".ids";
  }

  /** The ratio to reach in one setting; empty if nothing was promised for it. */
  OptionalDouble aim(int jdk, int threads) {
    return aims.stream()
        .filter(aim -> (aim.jdk == 0 || aim.jdk == jdk) && aim.threads == threads)
        .mapToDouble(Aim::ratio)
        .findFirst();
  }

  /** Collects a row. */
  static final class Builder {
    private final String id;
    private final String title;
    private final List<Aim> aims = new ArrayList<>();
    private final List<Contender> contenders = new ArrayList<>();
    private Metric metric = Metric.CPU;
    private boolean shared;
    private @Nullable String floor;
    private int maxBytes = -1;

    Builder(String id, String title) {
      this.id = id;
      this.title = title;
    }

    /** The same ratio on every JDK with one thread. */
    Builder aim(double ratio) {
      aims.add(new Aim(0, 1, ratio));
      return this;
    }

    /** Ratios with one thread on 17 and on 25. */
    Builder aim(double on17, double on25) {
      aims.add(new Aim(17, 1, on17));
      aims.add(new Aim(25, 1, on25));
      return this;
    }

    Builder aimOfTwoThreads(double ratio) {
      aims.add(new Aim(0, 2, ratio));
      return this;
    }

    Builder shared() {
      shared = true;
      return this;
    }

    Builder ofBytes() {
      metric = Metric.BYTES;
      return this;
    }

    Builder maxBytes(int bytes) {
      maxBytes = bytes;
      return this;
    }

    Builder floor(String method) {
      floor = "Floors." + method;
      return this;
    }

    Builder peer(String method, String name, String lacks) {
      return add(method, name, Contender.Role.PEER, lacks);
    }

    Builder weaker(String method, String name, String lacks) {
      return add(method, name, Contender.Role.WEAKER, lacks);
    }

    Builder shown(String method, String name) {
      return add(method, name, Contender.Role.SHOWN, "");
    }

    Builder ours(String method, String name) {
      return add(method, name, Contender.Role.OURS, "");
    }

    private Builder add(String method, String name, Contender.Role role, String lacks) {
      String benchmark = method.contains(".") ? method : id + "." + method;
      contenders.add(new Contender(benchmark, name, role, lacks));
      return this;
    }

    Row build() {
      return new Row(
          id, title, metric, shared, floor, maxBytes, List.copyOf(aims), List.copyOf(contenders));
    }
  }
}
