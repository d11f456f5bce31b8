// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.codec.Radix;
import me.ahoo.cosid.converter.Radix62IdConverter;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** 63 bits from the 11 digits of radix 62. */
@State(Scope.Benchmark)
public class Radix62Decode {
  private final Radix ids = Radix.of(62, 11, true);
  private final String[] texts = Samples.of(String[]::new, i -> ids.encode(Samples.low(i) >>> 1));

  @Benchmark
  public long ids(Samples samples) {
    return ids.decode(texts[samples.next()]);
  }

  @Benchmark
  public long cosid(Samples samples) {
    return Radix62IdConverter.PAD_START.asLong(texts[samples.next()]);
  }
}
