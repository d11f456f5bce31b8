// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.also;

import com.github.f4b6a3.tsid.Tsid;
import com.github.f4b6a3.tsid.TsidFactory;
import dev.ids.benchmarks.Grid;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.SnowflakeGenerator;
import dev.ids.snowflake.TimeBasedGenerator;
import io.hypersistence.tsid.TSID;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import me.ahoo.cosid.snowflake.MillisecondSnowflakeId;

/**
 * What happens at the cap: how many ids a millisecond has when it is used up, and how far the time
 * in the ids runs ahead of the clock.
 */
public final class Cap {
  private static final int MILLIS = 1_000;

  private Cap() {}

  /** Measures ours and others, and returns a Markdown table. */
  public static String run() {
    Grid grid = new Grid("12 bits of sequence", "most ids in a ms", "ms ahead of the clock");
    Layout layout = Layout.SNOWFLAKE_MS;
    LongUnaryOperator timeOf = id -> layout.instantOf(id).toEpochMilli();
    add(grid, "ids, time-based", TimeBasedGenerator.of(layout, 1)::generate, timeOf);
    SnowflakeGenerator classic = SnowflakeGenerator.of();
    add(
        grid,
        "ids, classic",
        classic::generate,
        id -> classic.layout().instantOf(id).toEpochMilli());
    add(
        grid,
        "CosId",
        new MillisecondSnowflakeId(layout.epoch().toEpochMilli(), 41, 10, 12, 1)::generate,
        timeOf);
    TsidFactory creator = TsidFactory.newInstance1024(1);
    add(
        grid,
        "tsid-creator",
        () -> creator.create().toLong(),
        id -> Tsid.from(id).getUnixMilliseconds());
    TSID.Factory hypersistence = TSID.Factory.newInstance1024(1);
    add(
        grid,
        "hypersistence-tsid",
        () -> hypersistence.generate().toLong(),
        id -> TSID.from(id).getUnixMilliseconds());
    return grid.toString();
  }

  private static void add(Grid grid, String name, LongSupplier ids, LongUnaryOperator timeOf) {
    Map<Long, Integer> perMillisecond = new HashMap<>();
    long ahead = Long.MIN_VALUE;
    long end = System.currentTimeMillis() + MILLIS;
    for (long now = 0; now < end; ) {
      long time = timeOf.applyAsLong(ids.getAsLong());
      now = System.currentTimeMillis();
      perMillisecond.merge(time, 1, Integer::sum);
      ahead = Math.max(ahead, time - now);
    }
    int most = perMillisecond.values().stream().mapToInt(Integer::intValue).max().orElse(0);
    grid.add(name, String.valueOf(most), String.valueOf(Math.max(0, ahead)));
  }
}
