// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import java.util.List;

/**
 * What is measured, what it is compared with, what each of those lacks, and the aims: the one place
 * of all that. What peers lack was read in the sources of the versions pinned in the root pom.
 */
final class Rows {
  private static final String NO_CSPRNG =
      "randomness of ThreadLocalRandom, which two outputs give away";
  private static final String CREATOR_V7 =
      "adds to the last id within a second, so its time may be 1 s ahead; one lock for all threads";
  private static final String LOCKED_RNG = "holds a lock while it draws randomness";
  private static final String HIBERNATE_V7 =
      "its time runs ahead of the clock; draws randomness again for each lost race";
  private static final String ULID_CREATOR_MONOTONIC =
      "an overflow carries into the time; a clock more than 10 s back breaks the order";
  private static final String JUG_MONOTONIC = "a clock that goes back breaks the order";
  private static final String PLUS_1 = "does not keep to the counter of RFC 9562, 6.2, method 2";
  private static final String ALIASES = "takes I, L and O for 1, 1 and 0: an id has several texts";
  private static final String COSID =
      "fails on any step back of the clock; no window of a leased slot; spins with the lock held";
  private static final String UNCHECKED = "no check for overflow: zzzzzzzzzzz is a negative number";
  private static final String COSID_80 = "fails on any step back of the clock";
  private static final String LENIENT_UUID = "takes 1-1-1-1-1 and more digits than there are";
  private static final String CREATOR_PARSE = "takes urn:uuid:, braces and 32 digits as well";

  private Rows() {}

  static final List<Row> ALL =
      List.of(
          row("Uuid7Random", "UUIDv7, random")
              .shared()
              .aim(2.5)
              .floor("random10")
              .peer("uuidCreator", "uuid-creator", CREATOR_V7)
              .peer("javaUuidGenerator", "java-uuid-generator", LOCKED_RNG)
              .peer("hibernate", "Hibernate 7 UuidVersion7Strategy", HIBERNATE_V7)
              .weaker("uuidCreatorFast", "uuid-creator, fast", NO_CSPRNG)
              .build(),
          row("UlidRandom", "ULID, random")
              .shared()
              .aim(2.5)
              .floor("random10")
              .peer("ulidCreator", "ulid-creator", LOCKED_RNG)
              .weaker("ulidCreatorFast", "ulid-creator, fast", NO_CSPRNG)
              .build(),
          row("Uuid7Monotonic", "UUIDv7, monotonic")
              .shared()
              .aim(1.0)
              .aimOfTwoThreads(1.0)
              .maxBytes(32)
              .floor("monotonic")
              .ours("typed", "CustomerId.next()")
              .peer("javaUuidGenerator", "java-uuid-generator", JUG_MONOTONIC)
              .peer("uuidCreatorPlus1", "uuid-creator, plus 1", PLUS_1)
              .build(),
          row("UlidMonotonic", "ULID, monotonic")
              .shared()
              .aim(1.0)
              .aimOfTwoThreads(1.0)
              .maxBytes(32)
              .floor("monotonic")
              .ours("typed", "OrderId.next()")
              .peer("ulidCreator", "ulid-creator", ULID_CREATOR_MONOTONIC)
              .build(),
          row("Uuid7Batch", "UUIDv7, monotonic, 64 at once, each")
              .shared()
              .aim(8)
              .floor("object")
              .peer("Uuid7Monotonic.javaUuidGenerator", "java-uuid-generator", JUG_MONOTONIC)
              .build(),
          row("UlidBatch", "ULID, monotonic, 64 at once, each")
              .shared()
              .aim(8)
              .floor("object")
              .peer("UlidMonotonic.ulidCreator", "ulid-creator", ULID_CREATOR_MONOTONIC)
              .build(),
          row("UlidText", "ULID, monotonic, as text")
              .shared()
              .aim(1.2, 1.4)
              .floor("monotonicText26")
              .peer("ulidCreator", "ulid-creator", ULID_CREATOR_MONOTONIC)
              .build(),
          row("TimeBased", "time-based, 21 bits of sequence")
              .shared()
              .aim(0.95)
              .floor("timeBased")
              .peer("cosid", "CosId", COSID)
              .build(),
          row("TimeBasedBatch", "time-based, 64 at once, each")
              .shared()
              .aim(10)
              .peer("TimeBased.cosid", "CosId", COSID)
              .build(),
          row("Scru128", "SCRU128")
              .shared()
              .aim(2.4)
              .floor("scru128")
              .peer("scru128", "scru128", LOCKED_RNG)
              .build(),
          row("Uuid7Counter", "UUIDv7, counter")
              .shared()
              .aim(2)
              .floor("counter7")
              .peer("javaUuidGenerator", "java-uuid-generator, random", LOCKED_RNG + "; no order")
              .build(),
          row("NanoId21", "Nano ID, 21 symbols")
              .shared()
              .aim(3.5)
              .floor("text21")
              .peer("jnanoid", "jnanoid", "")
              .build(),
          row("RelativeHandle", "Relative ID, known key")
              .shared()
              .aim(5)
              .floor("monotonic")
              .peer("RelativeKeys.macPerCall", "HMAC per call", "")
              .peer(
                  "RelativeKeys.macPerThread",
                  "HMAC per call, Mac per thread",
                  "leaves a Mac and its key in every thread")
              .build(),
          row("RelativeKeys", "Relative ID, any key")
              .shared()
              .aim(1.5)
              .floor("hmacAndMonotonic")
              .peer("macPerCall", "HMAC per call", "")
              .peer(
                  "macPerThread",
                  "HMAC per call, Mac per thread",
                  "leaves a Mac and its key in every thread")
              .build(),
          row("Cosid80Text", "80-bit CosId, as text")
              .shared()
              .aim(1.6)
              .floor("timeBasedText15")
              .peer("cosid", "CosId", COSID_80)
              .build(),
          row("CrockfordEncode", "ULID to text")
              .aim(1.05, 1.5)
              .floor("text26")
              .peer("ulidCreator", "ulid-creator", "")
              .build(),
          row("CrockfordDecode", "ULID from text")
              .aim(1.0)
              .peer("ulidCreator", "ulid-creator", ALIASES)
              .build(),
          row("Radix62Encode", "radix 62 to text")
              .aim(1.5)
              .floor("text11")
              .peer("cosid", "CosId", "")
              .build(),
          row("Radix62Decode", "radix 62 from text")
              .aim(0.8)
              .peer("cosid", "CosId", UNCHECKED)
              .build(),
          row("Id22Encode", "Id22 to text")
              .aim(4)
              .floor("text26")
              .peer("uuidCreator", "uuid-creator, base 58", "")
              .build(),
          row("Id22Decode", "Id22 from text")
              .aim(3.5)
              .peer("uuidCreator", "uuid-creator, base 58", "")
              .build(),
          row("Id25Encode", "Id25 to text")
              .aim(1.8)
              .floor("text26")
              .peer("scru128", "scru128, base 36", "")
              .build(),
          row("UuidParse", "UUID from text")
              .aim(0.9)
              .peer("uuidCreator", "uuid-creator", CREATOR_PARSE)
              .weaker("jdk", "UUID.fromString", LENIENT_UUID)
              .build(),
          jackson("Jackson3Ulid", "Jackson 3, write a ULID").build(),
          jackson("Jackson3Uuid", "Jackson 3, write a UUID")
              .shown("jackson", "Jackson's UUIDSerializer")
              .build(),
          jackson("Jackson2Ulid", "Jackson 2, write a ULID").build(),
          jackson("Jackson2Uuid", "Jackson 2, write a UUID")
              .shown("jackson", "Jackson's UUIDSerializer")
              .build(),
          typed("HashMapGet", "typed ULID, HashMap.get").build(),
          typed("CompareTo", "typed ULID, compareTo").build(),
          typed("Heap", "typed ULID, bytes on the heap").ofBytes().build());

  private static Row.Builder row(String id, String title) {
    return new Row.Builder(id, title);
  }

  private static Row.Builder jackson(String id, String title) {
    return row(id, title)
        .aim(2.5)
        .maxBytes(0)
        .floor("moved36")
        .peer("viaString", "writeString(toString())", "");
  }

  private static Row.Builder typed(String id, String title) {
    return row(id, title)
        .aim(1.0)
        .peer("rawUlid", "record(Ulid)", "")
        .peer("rawText", "record(String)", "checks nothing");
  }
}
