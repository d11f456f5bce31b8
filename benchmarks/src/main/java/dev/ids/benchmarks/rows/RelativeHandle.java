// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.relative.RelidGenerator;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A Relative ID of a key that is known beforehand. */
@State(Scope.Benchmark)
public class RelativeHandle {
  private final RelidGenerator.ForKey ids = RelativeKeys.generator().forKey("acme-corporation");

  @Benchmark
  public Object ids() {
    return ids.next();
  }
}
