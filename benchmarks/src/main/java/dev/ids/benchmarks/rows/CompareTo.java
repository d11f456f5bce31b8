// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.Ulid;
import dev.ids.ulid.UlidGenerator;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Random;
import java.util.function.Function;
import java.util.function.IntFunction;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Compares ids of a few milliseconds, in random order, with their neighbours. */
@State(Scope.Benchmark)
public class CompareTo {
  private static final List<Ulid> ULIDS = shuffled();

  private final OrderId[] ids = of(OrderId[]::new, OrderId::of);
  private final RawUlid[] rawUlid =
      of(RawUlid[]::new, ulid -> new RawUlid(new Ulid(ulid.high(), ulid.low())));
  private final RawText[] rawText = of(RawText[]::new, ulid -> new RawText(ulid.toString()));

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public int ids() {
    return compareAll(ids);
  }

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public int rawUlid() {
    return compareAll(rawUlid);
  }

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public int rawText() {
    return compareAll(rawText);
  }

  private static <T extends Comparable<T>> int compareAll(T[] all) {
    int sum = 0;
    T last = all[all.length - 1];
    for (T id : all) {
      sum += id.compareTo(last);
      last = id;
    }
    return sum;
  }

  private static List<Ulid> shuffled() {
    UlidGenerator random = UlidGenerator.random();
    List<Ulid> ulids = new ArrayList<>();
    while (ulids.size() < Samples.COUNT) {
      ulids.add(random.next());
    }
    Collections.shuffle(ulids, new Random(1));
    return ulids;
  }

  private static <T> T[] of(IntFunction<T[]> array, Function<Ulid, T> make) {
    return ULIDS.stream().map(make).toArray(array);
  }
}
