// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.ulid.Ulid;
import java.nio.charset.StandardCharsets;
import java.util.UUID;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** Makes an id and nothing besides, so that what is allocated is its size on the heap. */
@State(Scope.Benchmark)
public class Heap {
  private final UUID[] uuids =
      Samples.of(UUID[]::new, i -> new UUID(Samples.high(i) & Long.MAX_VALUE, Samples.low(i)));
  private final byte[][] texts =
      Samples.of(
          byte[][]::new,
          i ->
              new Ulid(uuids[i].getMostSignificantBits(), uuids[i].getLeastSignificantBits())
                  .toString()
                  .getBytes(StandardCharsets.ISO_8859_1));
  private final StorageForm<OrderId, ?> form = OrderId.TYPE.form(StorageKind.UUID);

  @Benchmark
  public Object ids(Samples samples) {
    return from(form, uuids[samples.next()]);
  }

  @Benchmark
  public Object rawUlid(Samples samples) {
    UUID uuid = uuids[samples.next()];
    return new RawUlid(new Ulid(uuid.getMostSignificantBits(), uuid.getLeastSignificantBits()));
  }

  @Benchmark
  public Object rawText(Samples samples) {
    return new RawText(new String(texts[samples.next()], StandardCharsets.ISO_8859_1));
  }

  private static <S> OrderId from(StorageForm<OrderId, S> form, UUID uuid) {
    return form.fromStored().apply(form.storedType().cast(uuid));
  }
}
