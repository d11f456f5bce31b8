// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static dev.ids.StorageKind.BINARY;
import static dev.ids.StorageKind.LONG;
import static dev.ids.StorageKind.TEXT;
import static dev.ids.StorageKind.UUID;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestSettings;
import dev.ids.testkit.TickingClock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** Ids of any scheme to try its laws with. */
final class SchemeSamples {
  static final int ISSUED = 300;

  /** The schemes of the table, and a small one of each shape. */
  static Stream<SchemeRow> rows() {
    return Stream.concat(
        SchemeRow.all(),
        Stream.of(
            row("counted", "Counted", "long", 13, "next", LONG, TEXT),
            row("per-key", "PerKey", "java.util.UUID", 32, "key", UUID, BINARY, TEXT),
            row("hex10", "Ten", "java.math.BigInteger", 20, "next", BINARY, TEXT),
            row("hex20", "Twenty", "java.math.BigInteger", 40, "next", BINARY, TEXT),
            row("nick", "Nick", "java.lang.String", 8, "next", TEXT)));
  }

  private static SchemeRow row(
      String name, String shape, String value, int text, String issues, StorageKind... stores) {
    return new SchemeRow(
        name, "@dev.ids.shapes." + shape, value, text, List.of(stores), "TEXT", issues);
  }

  private final Issuer issuer =
      IdRuntime.of(TestSettings.all(), new TickingClock(1_767_225_600_000L), new Random(1));

  /** Issued ones, and those of the ends of the range that the scheme takes. */
  List<AnyId> all(IdType<AnyId> type) {
    List<AnyId> samples = new ArrayList<>(issue(type));
    for (AnyId id : edges(type.scheme())) {
      try {
        check(type.scheme(), id);
        samples.add(id);
      } catch (InvalidIdException e) {
        // No id of this scheme.
      }
    }
    return samples.stream().distinct().toList();
  }

  List<AnyId> issue(IdType<AnyId> type) {
    Supplier<AnyId> ids;
    if (type.scheme() instanceof IdScheme.KeyIssuing) {
      KeyedIds<AnyId> keyed = type.keyedSource(issuer);
      ids = () -> keyed.next("key");
    } else {
      ids = type.source(issuer);
    }
    List<AnyId> issued = new ArrayList<>();
    for (int i = 0; i < ISSUED; i++) {
      issued.add(ids.get());
    }
    return issued;
  }

  private static List<AnyId> edges(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme bits) {
      long max = -1L >>> (Long.SIZE - bits.bits());
      return List.of(AnyId.words(0, 0, 0, 0), AnyId.words(1, 0, 0, 0), AnyId.words(max, 0, 0, 0));
    } else if (scheme instanceof Bits128Scheme) {
      List<AnyId> edges = new ArrayList<>();
      for (long high : new long[] {0, Long.MAX_VALUE, Long.MIN_VALUE, -1}) {
        for (long low : new long[] {0, Long.MAX_VALUE, Long.MIN_VALUE, -1}) {
          edges.add(AnyId.words(high, low, 0, 0));
        }
      }
      return edges;
    } else if (scheme instanceof BytesScheme<?> bytes) {
      long[] max = new long[4];
      int words = (bytes.size() + Long.BYTES - 1) / Long.BYTES;
      Arrays.fill(max, 0, words, -1L);
      max[0] >>>= (words * Long.BYTES - bytes.size()) * Byte.SIZE;
      return List.of(AnyId.words(0, 0, 0, 0), AnyId.words(max[0], max[1], max[2], max[3]));
    } else {
      return List.of();
    }
  }

  /** Also that a check of a 64-bit id gives back what it got. */
  static void check(IdScheme scheme, AnyId id) {
    if (scheme instanceof Bits64Scheme bits) {
      assertThat(bits.check(bits.check(id.w0()))).isEqualTo(id.w0());
    } else if (scheme instanceof Bits128Scheme<?> bits) {
      bits.check(id.w0(), id.w1());
    } else if (scheme instanceof BytesScheme<?> bytes) {
      bytes.check(id.w0(), id.w1(), id.w2(), id.w3());
    } else if (scheme instanceof TextScheme text) {
      assertThat(text.parse(id.text())).isEqualTo(id.text());
    }
  }
}
