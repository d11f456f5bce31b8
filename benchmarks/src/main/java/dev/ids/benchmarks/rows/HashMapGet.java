// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.Ulid;
import dev.ids.ulid.UlidGenerator;
import java.util.Arrays;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.function.Function;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Finds an id, read anew as from a request, in a map of 1,024. */
@State(Scope.Benchmark)
public class HashMapGet {
  private static final List<Ulid> ULIDS = UlidGenerator.monotonic().next(Samples.COUNT);

  private final Sought<OrderId> ids = new Sought<>(OrderId::of);
  private final Sought<RawUlid> rawUlid =
      new Sought<>(ulid -> new RawUlid(new Ulid(ulid.high(), ulid.low())));
  private final Sought<RawText> rawText = new Sought<>(ulid -> new RawText(ulid.toString()));

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public int ids() {
    return ids.findAll();
  }

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public int rawUlid() {
    return rawUlid.findAll();
  }

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public int rawText() {
    return rawText.findAll();
  }

  private static final class Sought<T> {
    private final Map<T, Integer> map = new HashMap<>();
    private final Object[] sought;

    Sought(Function<Ulid, T> make) {
      ULIDS.forEach(ulid -> map.put(make.apply(ulid), (int) ulid.low()));
      List<Object> again = Arrays.asList(ULIDS.stream().map(make).toArray());
      Collections.shuffle(again, new Random(1));
      this.sought = again.toArray();
    }

    int findAll() {
      int sum = 0;
      for (Object id : sought) {
        sum += Objects.requireNonNull(map.get(id));
      }
      return sum;
    }
  }
}
