// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal.time;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.ScriptedRandom;
import java.math.BigInteger;
import java.util.UUID;
import org.junit.jupiter.api.Test;

class RandomBitsTest {
  @Test
  void everyWidthTakesTheFewestBytesAndCutsWhatIsAbove() {
    for (int width = 1; width <= 127; width++) {
      int bytes = (width + 7) / 8;
      UUID drawn = RandomBits.of(width).draw(ScriptedRandom.of("ff".repeat(bytes)), UUID::new);
      BigInteger all = BigInteger.ONE.shiftLeft(width).subtract(BigInteger.ONE);

      assertThat(drawn.getMostSignificantBits()).isEqualTo(all.shiftRight(64).longValue());
      assertThat(drawn.getLeastSignificantBits()).isEqualTo(all.longValue());
      assertThat(RandomBits.of(width).maxHigh()).isEqualTo(all.shiftRight(64).longValue());
      assertThat(RandomBits.of(width).maxLow()).isEqualTo(all.longValue());
    }
  }

  @Test
  void bytesAreOneBigEndianNumber() {
    assertThat(RandomBits.of(80).draw(ScriptedRandom.of("0123456789abcdef0123"), UUID::new))
        .isEqualTo(new UUID(0x0123, 0x456789abcdef0123L));
    assertThat(RandomBits.of(50).draw(ScriptedRandom.of("ff123456789abc"), UUID::new))
        .isEqualTo(new UUID(0, 0x3123456789abcL));
    assertThat(RandomBits.of(1).draw(ScriptedRandom.of("fe"), UUID::new)).isEqualTo(new UUID(0, 0));
  }

  @Test
  void aSeedOfItsOwnIsCutToTheWidthToo() {
    RandomBits bits =
        new RandomBits(
            66,
            new RandomBits.Seed() {
              @Override
              public long high(long drawnHigh, long drawnLow) {
                assertThat(drawnHigh).isEqualTo(1);
                return -1;
              }

              @Override
              public long low(long drawnHigh, long drawnLow) {
                return drawnLow;
              }
            });

    assertThat(bits.draw(ScriptedRandom.of("010000000000000007"), UUID::new))
        .isEqualTo(new UUID(3, 7));
  }
}
