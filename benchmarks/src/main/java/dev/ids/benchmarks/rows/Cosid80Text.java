// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.snowflake.Layout;
import dev.ids.snowflake.PartsCodec;
import dev.ids.snowflake.TimeBasedGenerator;
import me.ahoo.cosid.cosid.Radix62CosIdGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A new 80-bit CosId as text. */
@State(Scope.Benchmark)
public class Cosid80Text {
  private final TimeBasedGenerator ids = TimeBasedGenerator.of(Layout.COSID_80, 1);
  private final PartsCodec codec = PartsCodec.radix(Layout.COSID_80, 62);
  private final Radix62CosIdGenerator cosid = new Radix62CosIdGenerator(1);

  @Benchmark
  public String ids() {
    return codec.encode(ids.nextParts());
  }

  @Benchmark
  public String cosid() {
    return cosid.generateAsString();
  }
}
