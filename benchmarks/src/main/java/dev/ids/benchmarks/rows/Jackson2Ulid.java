// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import com.fasterxml.jackson.databind.ObjectWriter;
import com.fasterxml.jackson.databind.json.JsonMapper;
import com.fasterxml.jackson.databind.module.SimpleModule;
import com.fasterxml.jackson.databind.ser.std.ToStringSerializer;
import dev.ids.jackson2.IdsModule;
import dev.ids.ulid.Ulid;
import java.io.IOException;
import java.io.OutputStream;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Writes ids into UTF-8 with Jackson 2, an array of 1,024 at once. */
@State(Scope.Benchmark)
public class Jackson2Ulid {
  private final ObjectWriter ids =
      JsonMapper.builder().addModule(new IdsModule()).build().writerFor(OrderId[].class);
  private final ObjectWriter viaString =
      JsonMapper.builder()
          .addModule(new SimpleModule().addSerializer(Ulid.class, ToStringSerializer.instance))
          .build()
          .writerFor(Ulid[].class);
  private final OrderId[] typed =
      Samples.of(OrderId[]::new, i -> OrderId.of(new Ulid(Samples.high(i), Samples.low(i))));
  private final Ulid[] raw =
      Samples.of(Ulid[]::new, i -> new Ulid(Samples.high(i), Samples.low(i)));

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public void ids() throws IOException {
    ids.writeValue(OutputStream.nullOutputStream(), typed);
  }

  @Benchmark
  @OperationsPerInvocation(Samples.COUNT)
  public void viaString() throws IOException {
    viaString.writeValue(OutputStream.nullOutputStream(), raw);
  }
}
