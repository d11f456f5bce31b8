// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import dev.ids.benchmarks.rows.CompareTo;
import dev.ids.benchmarks.rows.Cosid80Text;
import dev.ids.benchmarks.rows.CrockfordDecode;
import dev.ids.benchmarks.rows.CrockfordEncode;
import dev.ids.benchmarks.rows.HashMapGet;
import dev.ids.benchmarks.rows.Heap;
import dev.ids.benchmarks.rows.Id22Decode;
import dev.ids.benchmarks.rows.Id22Encode;
import dev.ids.benchmarks.rows.Id25Encode;
import dev.ids.benchmarks.rows.Jackson2Ulid;
import dev.ids.benchmarks.rows.Jackson2Uuid;
import dev.ids.benchmarks.rows.Jackson3Ulid;
import dev.ids.benchmarks.rows.Jackson3Uuid;
import dev.ids.benchmarks.rows.NanoId21;
import dev.ids.benchmarks.rows.Radix62Decode;
import dev.ids.benchmarks.rows.Radix62Encode;
import dev.ids.benchmarks.rows.RelativeHandle;
import dev.ids.benchmarks.rows.RelativeKeys;
import dev.ids.benchmarks.rows.Samples;
import dev.ids.benchmarks.rows.Scru128;
import dev.ids.benchmarks.rows.TimeBased;
import dev.ids.benchmarks.rows.TimeBasedBatch;
import dev.ids.benchmarks.rows.UlidBatch;
import dev.ids.benchmarks.rows.UlidMonotonic;
import dev.ids.benchmarks.rows.UlidRandom;
import dev.ids.benchmarks.rows.UlidText;
import dev.ids.benchmarks.rows.Uuid7Batch;
import dev.ids.benchmarks.rows.Uuid7Counter;
import dev.ids.benchmarks.rows.Uuid7Monotonic;
import dev.ids.benchmarks.rows.Uuid7Random;
import dev.ids.benchmarks.rows.UuidParse;
import java.lang.management.ManagementFactory;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How many bytes each row may allocate for an operation, which does not depend on how busy the
 * machine is. Runs in a virtual machine of its own, with no agent: see the pom.
 */
class AllocationTest {
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();
  private static final Samples SAMPLES = new Samples();
  private static final RelativeKeys.Position POSITION = new RelativeKeys.Position();
  private static final int BATCH = 64;
  private static final int ROUNDS = 60;
  private static final int CALLS = 2_000;

  @SuppressWarnings("unused") // a value that nobody could read need not be made
  private static volatile Object sink = "";

  @FunctionalInterface
  interface Operation {
    Object run() throws Exception;
  }

  /**
   * @param bytes at most so many for an id, to the nearest one
   * @param ids how many a call makes
   */
  record Allowed(String row, int bytes, int ids, Operation operation) {
    Allowed(String row, int bytes, Operation operation) {
      this(row, bytes, 1, operation);
    }

    @Override
    public String toString() {
      return row;
    }
  }

  static Stream<Allowed> allowed() {
    return Stream.of(generators(), texts(), typed()).flatMap(List::stream);
  }

  private static List<Allowed> generators() {
    UlidRandom ulidRandom = new UlidRandom();
    Uuid7Random uuid7Random = new Uuid7Random();
    UlidMonotonic ulid = new UlidMonotonic();
    Uuid7Monotonic uuid7 = new Uuid7Monotonic();
    return List.of(
        new Allowed("UlidMonotonic", 32, ulid::ids),
        new Allowed("UlidMonotonic.typed", 32, ulid::typed),
        new Allowed("Uuid7Monotonic", 32, uuid7::ids),
        new Allowed("Uuid7Monotonic.typed", 32, uuid7::typed),
        new Allowed("UlidBatch", 37, BATCH, new UlidBatch()::ids),
        new Allowed("Uuid7Batch", 37, BATCH, new Uuid7Batch()::ids),
        new Allowed("UlidRandom", 42, ulidRandom::ids),
        new Allowed("Uuid7Random", 42, uuid7Random::ids),
        new Allowed("Uuid7Counter", 39, new Uuid7Counter()::ids),
        new Allowed("Scru128", 36, new Scru128()::ids),
        new Allowed("NanoId21", 125, new NanoId21()::ids),
        new Allowed("RelativeHandle", 32, new RelativeHandle()::ids),
        new Allowed("RelativeKeys", 496, with(new RelativeKeys())),
        // The Long that carries it to the sink.
        new Allowed("TimeBased", 24, new TimeBased()::ids),
        new Allowed("TimeBasedBatch", 9, BATCH, new TimeBasedBatch()::ids));
  }

  private static Operation with(RelativeKeys keys) {
    return () -> keys.ids(POSITION);
  }

  private static List<Allowed> texts() {
    CrockfordEncode crockfordEncode = new CrockfordEncode();
    CrockfordDecode crockfordDecode = new CrockfordDecode();
    Radix62Encode radix62Encode = new Radix62Encode();
    Radix62Decode radix62Decode = new Radix62Decode();
    Id22Encode id22Encode = new Id22Encode();
    Id22Decode id22Decode = new Id22Decode();
    Id25Encode id25Encode = new Id25Encode();
    UuidParse uuidParse = new UuidParse();
    return List.of(
        new Allowed("UlidText", 152, new UlidText()::ids),
        new Allowed("Cosid80Text", 120, new Cosid80Text()::ids),
        new Allowed("CrockfordEncode", 120, () -> crockfordEncode.ids(SAMPLES)),
        new Allowed("CrockfordDecode", 32, () -> crockfordDecode.ids(SAMPLES)),
        new Allowed("Radix62Encode", 88, () -> radix62Encode.ids(SAMPLES)),
        new Allowed("Radix62Decode", 24, () -> radix62Decode.ids(SAMPLES)),
        new Allowed("Id22Encode", 104, () -> id22Encode.ids(SAMPLES)),
        new Allowed("Id22Decode", 32, () -> id22Decode.ids(SAMPLES)),
        new Allowed("Id25Encode", 120, () -> id25Encode.ids(SAMPLES)),
        new Allowed("UuidParse", 32, () -> uuidParse.ids(SAMPLES)));
  }

  private static List<Allowed> typed() {
    Heap heap = new Heap();
    HashMapGet hashMapGet = new HashMapGet();
    CompareTo compareTo = new CompareTo();
    Jackson2Ulid jackson2Ulid = new Jackson2Ulid();
    Jackson2Uuid jackson2Uuid = new Jackson2Uuid();
    Jackson3Ulid jackson3Ulid = new Jackson3Ulid();
    Jackson3Uuid jackson3Uuid = new Jackson3Uuid();
    return List.of(
        new Allowed("Heap", 32, () -> heap.ids(SAMPLES)),
        of1024("HashMapGet", hashMapGet::ids),
        of1024("CompareTo", compareTo::ids),
        of1024("Jackson2Ulid", () -> nothing(jackson2Ulid::ids)),
        of1024("Jackson2Uuid", () -> nothing(jackson2Uuid::ids)),
        of1024("Jackson3Ulid", () -> nothing(jackson3Ulid::ids)),
        of1024("Jackson3Uuid", () -> nothing(jackson3Uuid::ids)));
  }

  private static Allowed of1024(String row, Operation operation) {
    return new Allowed(row, 0, 1024, operation);
  }

  private interface Writes {
    void run() throws Exception;
  }

  private static Object nothing(Writes writes) throws Exception {
    writes.run();
    return "";
  }

  @ParameterizedTest
  @MethodSource("allowed")
  void nothingIsAllocatedBeyondWhatTheRowMay(Allowed row) throws Exception {
    assertThat(Math.round(leastBytes(row))).isLessThanOrEqualTo(row.bytes);
  }

  @Test
  void everyRowHasItsFigure() {
    assertThat(allowed().map(Allowed::row)).containsAll(Rows.ALL.stream().map(Row::id).toList());
  }

  @Test
  void anAllocationIsSeen() throws Exception {
    byte[][] last = new byte[1][];
    Allowed sixteen = new Allowed("planted", 0, () -> last[0] = new byte[0]);
    assertThat(leastBytes(sixteen)).isEqualTo(16.0);
  }

  /** The least of many rounds: until all is compiled, and when a thread starts, it is more. */
  private static double leastBytes(Allowed row) throws Exception {
    int calls = Math.max(20, CALLS / row.ids);
    double least = Double.MAX_VALUE;
    for (int round = 0; round < ROUNDS; round++) {
      long before = THREADS.getCurrentThreadAllocatedBytes();
      for (int i = 0; i < calls; i++) {
        sink = row.operation.run();
      }
      long bytes = THREADS.getCurrentThreadAllocatedBytes() - before;
      least = Math.min(least, (double) bytes / calls / row.ids);
    }
    return least;
  }
}
