// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.jackson.IdsModule;
import java.io.OutputStream;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;
import tools.jackson.databind.ObjectWriter;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.module.SimpleModule;
import tools.jackson.databind.ser.std.ToStringSerializer;

/** Writes ids into UTF-8 with Jackson 3, an array of 1,024 at once. */
@State(Scope.Benchmark)
public class Jackson3Uuid {
  private final ObjectWriter ids =
      JsonMapper.builder().addModule(new IdsModule()).build().writerFor(CustomerId[].class);
  private final ObjectWriter viaString =
      JsonMapper.builder()
          .addModule(new SimpleModule().addSerializer(UUID.class, ToStringSerializer.instance))
          .build()
          .writerFor(UUID[].class);
  private final ObjectWriter jackson = JsonMapper.builder().build().writerFor(UUID[].class);
  private final CustomerId[] typed =
      Samples.of(CustomerId[]::new, i -> CustomerId.of(new UUID(Samples.high(i), Samples.low(i))));
  private final UUID[] raw =
      Samples.of(UUID[]::new, i -> new UUID(Samples.high(i), Samples.low(i)));

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public void ids() {
    ids.writeValue(OutputStream.nullOutputStream(), typed);
  }

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public void viaString() {
    viaString.writeValue(OutputStream.nullOutputStream(), raw);
  }

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public void jackson() {
    jackson.writeValue(OutputStream.nullOutputStream(), raw);
  }
}
