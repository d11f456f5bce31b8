// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.uuid.Id25;
import dev.ids.uuid.Uuids;
import io.github.scru128.Scru128Id;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** 128 bits to 25 characters. */
@State(Scope.Benchmark)
public class Id25Encode {
  private final UUID[] uuids =
      Samples.of(UUID[]::new, i -> new UUID(Samples.high(i), Samples.low(i)));
  private final Scru128Id[] scru128 =
      Samples.of(Scru128Id[]::new, i -> Scru128Id.fromByteArray(Uuids.toBytes(uuids[i])));

  @Benchmark
  public String ids(Samples samples) {
    return Id25.format(uuids[samples.next()]);
  }

  @Benchmark
  public String scru128(Samples samples) {
    return scru128[samples.next()].toString();
  }
}
