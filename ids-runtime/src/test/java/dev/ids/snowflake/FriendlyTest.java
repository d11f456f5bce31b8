// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Random;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;

class FriendlyTest {
  private static final int TRIES = 5_000;

  private final Random random = new Random(1);

  @Test
  void theExampleOfTheSpecification() {
    Friendly friendly = Friendly.of(Layout.SNOWFLAKE_MS, ZoneId.of("Asia/Shanghai"), true);

    assertThat(friendly.encode(905478981279559697L)).isEqualTo("20261027153012123-0003-0017");
    assertThat(friendly.decode("20261027153012123-0003-0017")).isEqualTo(905478981279559697L);
    assertThat(Layout.SNOWFLAKE_MS.unpack(friendly.decode("20261027153012123-0003-0017")))
        .isEqualTo(new IdParts(215_883_012_123L, 3, 17));
  }

  @Test
  void aLayoutOfMoreThanALongHasNone() {
    assertThatThrownBy(() -> Friendly.of(Layout.COSID_80, ZoneId.of("UTC"), true))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith("[IDS044] node: time 44 + node 20 + seq 16 = 80 bits");
  }

  @Test
  void idsOutOfRangeAreRefused() {
    Friendly friendly = Friendly.of(Layout.JS_SAFE_MS, ZoneId.of("UTC"), false);
    for (long id : new long[] {-1, Long.MIN_VALUE, 1L << 53, Long.MAX_VALUE}) {
      assertThatThrownBy(() -> friendly.encode(id))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("id must be 0..9007199254740991 (53 bits): " + id);
    }
    assertThat(friendly.maxLength()).isEqualTo(23);
  }

  /**
   * Against the JDK's own formatter, in every zone; what does not decode is said to be ambiguous.
   */
  @Test
  void everyZoneAgreesWithTheJdk() {
    DateTimeFormatter format = DateTimeFormatter.ofPattern("uuuuMMddHHmmssSSS");
    int ambiguous = 0;
    for (String name : new TreeSet<>(ZoneId.getAvailableZoneIds())) {
      ZoneId zone = ZoneId.of(name);
      Friendly friendly = Friendly.of(Layout.CLASSIC, zone, random.nextBoolean());
      for (int i = 0; i < 50; i++) {
        long id = random.nextLong() >>> 1;
        String text = friendly.encode(id);
        LocalDateTime local = LocalDateTime.ofInstant(Layout.CLASSIC.instantOf(id), zone);
        check(text.startsWith(local.format(format) + "-"), text);
        try {
          check(friendly.decode(text) == id, text);
        } catch (InvalidIdException e) {
          check(zone.getRules().getValidOffsets(local).size() == 2, text);
          check(String.valueOf(e.getMessage()).contains(" twice, at offsets ["), text);
          ambiguous++;
        }
      }
    }
    // 30,000 times of which one in 15,000 or so falls into such an hour.
    assertThat(ambiguous).isLessThan(60);
  }

  @Test
  void textThatIsReadIsWhatIsWritten() {
    for (Layout layout :
        List.of(
            Layout.SNOWFLAKE_MS,
            Layout.JS_SAFE_S,
            Layout.of(Instant.parse("0000-01-01T00:00:00Z"), ChronoUnit.SECONDS, 38, 1, 24))) {
      for (boolean padStart : new boolean[] {true, false}) {
        Friendly friendly = Friendly.of(layout, ZoneId.of("Europe/Berlin"), padStart);
        int read = 0;
        for (int i = 0; i < TRIES; i++) {
          read += readsOnlyWhatItWrites(friendly, layout) ? 1 : 0;
        }
        assertThat(read).isPositive();
      }
    }
  }

  private boolean readsOnlyWhatItWrites(Friendly friendly, Layout layout) {
    String text = friendly.encode(random.nextLong() & Layout.mask(layout.totalBits()));
    StringBuilder changed = new StringBuilder(text);
    int at = random.nextInt(text.length());
    switch (random.nextInt(4)) {
      case 0 -> changed.setCharAt(at, (char) ('0' + random.nextInt(10)));
      case 1 -> changed.setCharAt(at, (char) random.nextInt(0x180));
      case 2 -> changed.deleteCharAt(at);
      default -> changed.insert(at, "-0".charAt(random.nextInt(2)));
    }
    try {
      check(friendly.encode(friendly.decode(changed.toString())).contentEquals(changed), text);
      return true;
    } catch (InvalidIdException e) {
      return false;
    }
  }

  @Test
  void aTimeJustBeyondTheYearsOfFourDigitsHasNoText() {
    Layout seconds = Layout.of(Instant.parse("0000-01-01T00:00:00Z"), ChronoUnit.SECONDS, 40, 1, 9);
    long last = ChronoUnit.SECONDS.between(seconds.epoch(), Instant.parse("9999-12-31T23:59:59Z"));
    Friendly utc = Friendly.of(seconds, ZoneId.of("UTC"), true);
    Friendly west = Friendly.of(seconds, ZoneId.of("-03:00"), true);

    assertThat(utc.encode(seconds.pack(last, 1, 7))).isEqualTo("99991231235959-1-007");
    assertThat(utc.encode(0)).isEqualTo("00000101000000-0-000");
    assertNoText(utc, seconds.pack(last + 1, 0, 0));
    assertNoText(utc, Layout.mask(seconds.totalBits()));
    assertNoText(west, 0);
    assertThat(west.encode(seconds.pack(last + 1, 0, 0))).isEqualTo("99991231210000-0-000");
  }

  @Test
  void aTimeThatNoLongHoldsHasNoText() {
    Layout wide = Layout.of(Instant.parse("2024-01-01T00:00:00Z"), ChronoUnit.SECONDS, 61, 1, 1);

    assertNoText(Friendly.of(wide, ZoneId.of("UTC"), true), Layout.mask(63));
  }

  private static void assertNoText(Friendly friendly, long id) {
    assertThatThrownBy(() -> friendly.encode(id))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("year must be 0..9999, to have four digits");
  }

  private static void check(boolean holds, String tried) {
    if (!holds) {
      throw new AssertionError("does not hold for " + tried);
    }
  }
}
