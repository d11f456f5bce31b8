// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.codec.Radix;
import me.ahoo.cosid.converter.Radix62IdConverter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** 63 bits to the 11 digits of radix 62. */
@State(Scope.Benchmark)
public class Radix62Encode {
  private final Radix ids = Radix.of(62, 11, true);

  @Benchmark
  public String ids(Samples samples) {
    return ids.encode(Samples.low(samples.next()) >>> 1);
  }

  @Benchmark
  public String cosid(Samples samples) {
    return Radix62IdConverter.PAD_START.asString(Samples.low(samples.next()) >>> 1);
  }
}
