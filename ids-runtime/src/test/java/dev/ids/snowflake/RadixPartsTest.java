// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class RadixPartsTest {
  private static final Layout SMALL = Layout.of(Instant.EPOCH, ChronoUnit.MILLIS, 8, 4, 4);

  @Test
  void eachPartHasTheWidthOfItsBits() {
    PartsCodec base62 = PartsCodec.radix(SMALL, 62);
    PartsCodec base36 = PartsCodec.radix(SMALL, 36);

    assertThat(base62.encode(new IdParts(61, 7, 15))).isEqualTo("0z7F");
    assertThat(base62.decode("0z7F")).isEqualTo(new IdParts(61, 7, 15));
    assertThat(base36.encode(new IdParts(35, 7, 15))).isEqualTo("0Z7F");
    assertThat(base36.decode("0Z7F")).isEqualTo(new IdParts(35, 7, 15));
    for (String text : List.of("z7F", "0z7F0", "")) {
      assertThatThrownBy(() -> base62.decode(text))
          .isExactlyInstanceOf(InvalidIdException.class)
          .hasMessage(
              "invalid radix-62 text \"" + text + "\": needs 4 characters, has " + text.length());
    }
  }

  @Test
  void partsOutOfRangeAreRefusedBothWays() {
    PartsCodec codec = PartsCodec.radix(SMALL, 62);

    assertThatThrownBy(() -> codec.encode(new IdParts(256, 0, 0)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("time must be 0..255 (8 bits): 256");
    assertThatThrownBy(() -> codec.encode(new IdParts(0, 16, 0)))
        .hasMessage("node must be 0..15 (4 bits): 16");
    assertThatThrownBy(() -> codec.encode(new IdParts(0, 0, -1)))
        .hasMessage("seq must be 0..15 (4 bits): -1");
    assertThatThrownBy(() -> codec.decode("4800"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid radix-62 text \"4800\": time must be 0..255 (8 bits): 256");
    assertThatThrownBy(() -> codec.decode("00G0"))
        .hasMessage("invalid radix-62 text \"00G0\": node must be 0..15 (4 bits): 16");
    assertThatThrownBy(() -> codec.decode("000z"))
        .hasMessage("invalid radix-62 text \"000z\": seq must be 0..15 (4 bits): 61");
  }

  @Test
  void aLayoutWithoutNodeHasNoneInTheText() {
    Layout alone = Layout.of(Instant.EPOCH, ChronoUnit.MILLIS, 41, 0, 12);
    PartsCodec codec = PartsCodec.radix(alone, 62);

    assertThat(codec.length()).isEqualTo(7 + 3);
    assertThat(codec.encode(new IdParts(alone.maxTime(), 0, 4095))).isEqualTo("ciKbTd1143");
    assertThat(codec.decode("ciKbTd1143")).isEqualTo(new IdParts(alone.maxTime(), 0, 4095));
  }

  @Test
  void theWidestPartsComeBack() {
    Layout widest = Layout.of(Instant.EPOCH, ChronoUnit.MILLIS, 63, 31, 62);
    IdParts last = new IdParts(Long.MAX_VALUE, Integer.MAX_VALUE, (1L << 62) - 1);
    for (int radix = 2; radix <= 62; radix++) {
      PartsCodec codec = PartsCodec.radix(widest, radix);
      assertThat(codec.decode(codec.encode(last))).isEqualTo(last);
      assertThat(codec.encode(last)).hasSize(codec.length());
      String greatest = codec.encode(last).replaceAll(".", digit(radix - 1));
      if (!greatest.equals(codec.encode(last))) {
        assertThatThrownBy(() -> codec.decode(greatest))
            .isExactlyInstanceOf(InvalidIdException.class);
      }
    }
  }

  @ParameterizedTest
  @EnumSource(LayoutPreset.class)
  void anyPartsComeBackAndSortInEveryPreset(LayoutPreset preset) {
    Layout layout = preset.layout();
    SplittableRandom random = new SplittableRandom(20_261_130);
    for (int radix : new int[] {2, 10, 36, 62}) {
      PartsCodec codec = PartsCodec.radix(layout, radix);
      IdParts before = new IdParts(0, 0, 0);
      for (int i = 0; i < 2_000; i++) {
        IdParts parts =
            new IdParts(
                random.nextLong(layout.maxTime() + 1),
                random.nextInt(layout.maxNode() + 1),
                random.nextLong(layout.maxSeq() + 1));
        String text = codec.encode(parts);
        assertThat(codec.decode(text)).isEqualTo(parts);
        assertThat(Integer.signum(text.compareTo(codec.encode(before))))
            .isEqualTo(Integer.signum(parts.compareTo(before)));
        before = parts;
      }
    }
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 0, -1, 63, Integer.MAX_VALUE})
  void anotherRadixIsRefused(int radix) {
    assertThatThrownBy(() -> PartsCodec.radix(SMALL, radix))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith("[IDS030] radix: radix = " + radix + " is outside 2..62");
  }

  private static String digit(int value) {
    return "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
        .substring(value, value + 1);
  }
}
