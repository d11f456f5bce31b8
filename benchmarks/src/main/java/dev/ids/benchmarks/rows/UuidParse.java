// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.github.f4b6a3.uuid.codec.StandardStringCodec;
import dev.ids.uuid.Uuids;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A UUID from its 36 characters. */
@State(Scope.Benchmark)
public class UuidParse {
  private final String[] texts =
      Samples.of(String[]::new, i -> new UUID(Samples.high(i), Samples.low(i)).toString());

  @Benchmark
  public Object ids(Samples samples) {
    return Uuids.parse(texts[samples.next()]);
  }

  @Benchmark
  public Object uuidCreator(Samples samples) {
    return StandardStringCodec.INSTANCE.decode(texts[samples.next()]);
  }

  @Benchmark
  public Object jdk(Samples samples) {
    return UUID.fromString(texts[samples.next()]);
  }
}
