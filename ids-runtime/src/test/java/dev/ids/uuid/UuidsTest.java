// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UuidsTest {
  private static final UUID EXAMPLE = Uuids.parse("017F22E2-79B0-7CC3-98C4-DC0C0C07398F");

  @Test
  void theExampleOfRfc9562IsReadInItsUpperCase() {
    assertThat(EXAMPLE).hasToString("017f22e2-79b0-7cc3-98c4-dc0c0c07398f");
    assertThat(Uuids.timestamp(EXAMPLE)).isEqualTo(Instant.ofEpochMilli(0x17F22E279B0L));
    assertThat(EXAMPLE.getMostSignificantBits() & 0xFFF).isEqualTo(0xCC3);
    assertThat(EXAMPLE.getLeastSignificantBits()).isEqualTo(0b10L << 62 | 0x18C4DC0C0C07398FL);
  }

  @Test
  void theJdksParserTakesMoreThanOurs() {
    assertThat(UUID.fromString("1-1-1-1-1")).hasToString("00000001-0001-0001-0001-000000000001");
    assertThatThrownBy(() -> Uuids.parse("1-1-1-1-1"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid uuid \"1-1-1-1-1\": needs 36 characters, has 9");
  }

  @Test
  void orderIsUnsignedLikeThatOfTextAndBytes() {
    List<UUID> ascending =
        List.of(
            new UUID(0, 0),
            new UUID(0, Long.MAX_VALUE),
            new UUID(0, Long.MIN_VALUE),
            new UUID(0, -1),
            new UUID(Long.MAX_VALUE, -1),
            new UUID(Long.MIN_VALUE, 0),
            new UUID(Long.MIN_VALUE, Long.MIN_VALUE),
            new UUID(-1, -1));

    assertThat(ascending.get(4).compareTo(ascending.get(5))).as("the JDK's order").isPositive();
    for (int i = 0; i < ascending.size(); i++) {
      for (int j = 0; j < ascending.size(); j++) {
        UUID a = ascending.get(i);
        UUID b = ascending.get(j);
        int expected = Integer.compare(i, j);
        assertThat(Integer.signum(Uuids.order().compare(a, b))).isEqualTo(expected);
        assertThat(Integer.signum(a.toString().compareTo(b.toString()))).isEqualTo(expected);
        assertThat(Integer.signum(Arrays.compareUnsigned(Uuids.toBytes(a), Uuids.toBytes(b))))
            .isEqualTo(expected);
      }
    }
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 1_767_225_600_000L, Uuids.MAX_EPOCH_MILLIS})
  void lowestAndHighestEncloseTheirMillisecond(long epochMillis) {
    Instant time = Instant.ofEpochMilli(epochMillis);
    byte[] ones = new byte[10];
    Arrays.fill(ones, (byte) -1);

    assertThat(Uuids.lowest(time)).isEqualTo(Uuids.v7(epochMillis, new byte[10]));
    assertThat(Uuids.highest(time)).isEqualTo(Uuids.v7(epochMillis, ones));
    assertThat(Uuids.highest(time.plusNanos(999_999))).isEqualTo(Uuids.highest(time));
    assertThat(Uuids.timestamp(Uuids.highest(time))).isEqualTo(time);
  }

  @ParameterizedTest
  @ValueSource(strings = {"1969-12-31T23:59:59.999999999Z", "+10889-08-02T05:31:50.656Z"})
  void boundsOfATimeOutOfRangeAreRefused(String text) {
    Instant time = Instant.parse(text);
    String message =
        "time must be 1970-01-01T00:00:00Z..+10889-08-02T05:31:50.655Z (48 bits of ms): " + text;

    assertThatThrownBy(() -> Uuids.lowest(time))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> Uuids.highest(time))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void theRandomnessHasItsLength() {
    for (int length : new int[] {0, 15, 17}) {
      assertThatThrownBy(() -> Uuids.v4(new byte[length]))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("random must have 16 bytes: " + length);
    }
    for (int length : new int[] {0, 9, 11, 16}) {
      assertThatThrownBy(() -> Uuids.v7(0, new byte[length]))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("random must have 10 bytes: " + length);
    }
  }

  @Test
  void otherThanSixteenBytesAreRefused() {
    assertThatThrownBy(() -> Uuids.fromBytes(new byte[] {1, 2}))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid uuid \"0102\": needs 16 bytes, has 2");
  }

  @Test
  void bytesAreCopies() {
    byte[] bytes = Uuids.toBytes(EXAMPLE);
    UUID uuid = Uuids.fromBytes(bytes);
    bytes[0] = 9;

    assertThat(uuid).isEqualTo(EXAMPLE);
  }

  @Test
  @SuppressWarnings("NullAway") // the point of the test
  void nullIsRefused() {
    assertThatThrownBy(() -> Uuids.parse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Uuids.fromBytes(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Uuids.toBytes(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Uuids.timestamp(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Id25.parse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Id22.parse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Id25.format(null)).isInstanceOf(NullPointerException.class);
  }

  @Test
  void oneCharacterDecidesWhetherATextIsAUuid() {
    String valid = "017f22e2-79b0-7cc3-98c4-dc0c0c07398f";
    StringBuilder text = new StringBuilder(valid);
    for (int index = 0; index < valid.length(); index++) {
      for (int c = Character.MIN_VALUE; c <= Character.MAX_VALUE; c++) {
        text.setCharAt(index, (char) c);
        boolean hyphen = valid.charAt(index) == '-';
        boolean right = hyphen ? c == '-' : c < 128 && Character.digit(c, 16) >= 0;
        if (right) {
          assertThat(Uuids.parse(text.toString())).isEqualTo(UUID.fromString(text.toString()));
        } else {
          assertRefused(text.toString());
        }
      }
      text.setCharAt(index, valid.charAt(index));
    }
  }

  @Test
  void bytesOfTheTextAreTheText() {
    Random random = new Random(7);
    for (int i = 0; i < 10_000; i++) {
      UUID uuid = new UUID(random.nextLong(), random.nextLong());
      byte[] ascii = new byte[UuidCodec.TEXT_LENGTH + 2];
      UuidCodec.put(ascii, 1, uuid.getMostSignificantBits(), uuid.getLeastSignificantBits());
      assertThat(new String(ascii, StandardCharsets.ISO_8859_1)).isEqualTo("\0" + uuid + "\0");
    }
  }

  private static void assertRefused(String text) {
    try {
      Uuids.parse(text);
    } catch (InvalidIdException e) {
      return;
    }
    throw new AssertionError("accepted: " + text);
  }
}
