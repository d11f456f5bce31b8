// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.snowflake.Layout;
import dev.ids.snowflake.TimeBasedGenerator;
import java.time.temporal.ChronoUnit;
import me.ahoo.cosid.snowflake.MillisecondSnowflakeId;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A time-based id whose sequence is never used up: what the service costs. */
@State(Scope.Benchmark)
public class TimeBased {
  private static final int TIME_BITS = 41;
  private static final int NODE_BITS = 1;
  private static final int SEQ_BITS = 21;

  static final Layout WIDE =
      Layout.of(Layout.COSID_EPOCH, ChronoUnit.MILLIS, TIME_BITS, NODE_BITS, SEQ_BITS);

  private final TimeBasedGenerator ids = TimeBasedGenerator.of(WIDE, 1);
  private final MillisecondSnowflakeId cosid =
      new MillisecondSnowflakeId(
          Layout.COSID_EPOCH.toEpochMilli(), TIME_BITS, NODE_BITS, SEQ_BITS, 1);

  @Benchmark
  public long ids() {
    return ids.generate();
  }

  @Benchmark
  public long cosid() {
    return cosid.generate();
  }
}
