// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.codec.Codec;
import dev.ids.testkit.InvalidRow;
import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.math.BigInteger;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code cosid80.txt}. */
class Cosid80VectorsTest {
  @Cosid80 Object base62;

  @Cosid80(codec = @Codec(radix = 36))
  Object base36;

  @Cosid80(codec = @Codec(radix = 10))
  Object base10;

  @Cosid80(codec = @Codec(radix = 2))
  Object base2;

  record Vector(IdParts parts, String hex, Map<Integer, String> texts) {
    static Vector of(String[] cells) {
      IdParts parts =
          new IdParts(
              Long.parseLong(cells[0]), Integer.parseInt(cells[1]), Long.parseLong(cells[2]));
      Map<Integer, String> texts = Map.of(62, cells[4], 36, cells[5], 10, cells[6], 2, cells[7]);
      return new Vector(parts, cells[3], texts);
    }

    BigInteger number() {
      return new BigInteger(hex, 16);
    }
  }

  record Refused(int radix, InvalidRow row) {}

  static Stream<Vector> vectors() {
    return TestData.lines("cosid80.txt")
        .filter(line -> !line.startsWith("error"))
        .map(line -> Vector.of(line.split(" ")));
  }

  static Stream<Refused> refused() {
    return TestData.lines("cosid80.txt")
        .filter(line -> line.startsWith("error "))
        .map(line -> new LineReader(line.substring("error ".length())))
        .map(line -> new Refused(line.nextInt(), InvalidRow.read(line)));
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void partsTextAndWordsAreOneValue(Vector vector) throws Exception {
    long high = vector.number().shiftRight(64).longValueExact();
    long low = vector.number().longValue();
    for (Map.Entry<Integer, String> text : vector.texts.entrySet()) {
      Cosid80Scheme scheme = scheme(text.getKey());

      assertThat(scheme.format(high, low, 0, 0))
          .isEqualTo(text.getValue())
          .hasSize(scheme.textLength());
      List<Long> words = scheme.parse(text.getValue(), List::of);
      assertThat(words).containsExactly(high, low, 0L, 0L);
      assertThat(scheme.value(high, low, 0, 0)).isEqualTo(vector.parts);
      assertThat(scheme.word(vector.parts, 0)).isEqualTo(high);
      assertThat(scheme.word(vector.parts, 1)).isEqualTo(low);
      PartsCodec codec = PartsCodec.radix(Layout.COSID_80, text.getKey());
      assertThat(codec.encode(vector.parts)).isEqualTo(text.getValue());
      assertThat(codec.decode(text.getValue())).isEqualTo(vector.parts);
    }
  }

  @ParameterizedTest
  @MethodSource("refused")
  void otherTextIsRefusedWithTheReason(Refused refused) {
    assertThatThrownBy(() -> scheme(refused.radix).parse(refused.row.text(), List::of))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid cosid80 \"")
        .hasMessageEndingWith(": " + refused.row.reason());
    assertThatThrownBy(
            () -> PartsCodec.radix(Layout.COSID_80, refused.radix).decode(refused.row.text()))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid radix-" + refused.radix + " text \"")
        .hasMessageEndingWith(": " + refused.row.reason());
  }

  @Test
  void textsSortLikeTheNumbers() {
    List<Vector> sorted = vectors().sorted(Comparator.comparing(Vector::number)).toList();

    for (int radix : new int[] {62, 36, 10, 2}) {
      assertThat(sorted).extracting(vector -> vector.texts.get(radix)).isSorted();
    }
    assertThat(sorted).extracting(Vector::parts).isSorted();
    assertThat(sorted).hasSizeGreaterThan(120);
    assertThat(refused()).hasSizeGreaterThan(50);
  }

  private static Cosid80Scheme scheme(int radix) throws NoSuchFieldException {
    return Cosid80Scheme.of(
        Cosid80VectorsTest.class.getDeclaredField("base" + radix).getAnnotation(Cosid80.class));
  }
}
