// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.aventrix.jnanoid.jnanoid.NanoIdUtils;
import dev.ids.nanoid.NanoIdGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A Nano ID of 21 symbols. */
@State(Scope.Benchmark)
public class NanoId21 {
  private final NanoIdGenerator ids = NanoIdGenerator.of();

  @Benchmark
  public String ids() {
    return ids.next();
  }

  @Benchmark
  public String jnanoid() {
    return NanoIdUtils.randomNanoId();
  }
}
