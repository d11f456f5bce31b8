// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.github.f4b6a3.uuid.codec.base.Base58BtcCodec;
import dev.ids.uuid.Id22;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** A UUID from 22 characters of base 58. */
@State(Scope.Benchmark)
public class Id22Decode {
  private final String[] texts =
      Samples.of(String[]::new, i -> Id22.format(new UUID(Samples.high(i), Samples.low(i))));

  @Benchmark
  public Object ids(Samples samples) {
    return Id22.parse(texts[samples.next()]);
  }

  @Benchmark
  public Object uuidCreator(Samples samples) {
    return Base58BtcCodec.INSTANCE.decode(texts[samples.next()]);
  }
}
