// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class UlidTest {
  private static final Ulid EXAMPLE = Ulid.parse("01ARYZ6S41TSV4RRFFQ69G5FAV");

  @Test
  void theGreatestTextIsTheLastMillisecondAndOneMoreOverflows() {
    assertThat(Ulid.parse("7ZZZZZZZZZZZZZZZZZZZZZZZZZ").epochMillis()).isEqualTo(281474976710655L);
    assertThatThrownBy(() -> Ulid.parse("8ZZZZZZZZZZZZZZZZZZZZZZZZZ"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid ulid \"8ZZZZZZZZZZZZZZZZZZZZZZZZZ\": overflow: the first character must be 0-7");
  }

  @Test
  void anExcludedLetterAndForeignCharactersAreNamed() {
    assertThatThrownBy(() -> Ulid.parse("01ARZ3NDEITSV4RRFFQ69G5FAV"))
        .hasMessage(
            "invalid ulid \"01ARZ3NDEITSV4RRFFQ69G5FAV\":"
                + " character 'I' at index 9 is not in 0-9 A-H J K M N P-T V-Z");
    assertThatThrownBy(() -> Ulid.parse(",".repeat(26)))
        .hasMessage(
            "invalid ulid \",,,,,,,,,,,,,,,,,,,,,,,,,,\":"
                + " character ',' at index 0 is not in 0-9 A-H J K M N P-T V-Z");
    assertThatThrownBy(() -> Ulid.parse("01ARZ3NDEKTSV4RRFFQ69G5FA"))
        .hasMessage("invalid ulid \"01ARZ3NDEKTSV4RRFFQ69G5FA\": needs 26 characters, has 25");
  }

  @Test
  void lowerCaseComesBackInUpperCase() {
    String lower = "01gzg7pcspvhf0s44w7g5re071";

    assertThat(Ulid.parse(lower)).hasToString(lower.toUpperCase(Locale.ROOT));
    assertThat(Ulid.parse(Ulid.parse(lower).toString())).isEqualTo(Ulid.parse(lower));
  }

  @Test
  void orderIsUnsignedLikeThatOfTextAndBytes() {
    List<Ulid> ascending =
        List.of(
            new Ulid(0, 0),
            new Ulid(0, 0x7fff_ffff_ffff_ffffL),
            new Ulid(0, 0x8000_0000_0000_0000L),
            new Ulid(0, -1),
            new Ulid(0x7fff_ffff_ffff_ffffL, -1),
            new Ulid(0x8000_0000_0000_0000L, 0),
            new Ulid(0x8000_0000_0000_0000L, 0x7fff_ffff_ffff_ffffL),
            new Ulid(0x8000_0000_0000_0000L, 0x8000_0000_0000_0000L),
            new Ulid(-1, -1));

    for (int i = 0; i < ascending.size(); i++) {
      for (int j = 0; j < ascending.size(); j++) {
        Ulid a = ascending.get(i);
        Ulid b = ascending.get(j);
        int expected = Integer.compare(i, j);
        assertThat(Integer.signum(a.compareTo(b))).isEqualTo(expected);
        assertThat(Integer.signum(a.toString().compareTo(b.toString()))).isEqualTo(expected);
        assertThat(Integer.signum(Arrays.compareUnsigned(a.toBytes(), b.toBytes())))
            .isEqualTo(expected);
        assertThat(a.equals(b)).isEqualTo(i == j);
      }
    }
  }

  @Test
  void twoMillionInALoopIncreaseAsValueAsTextAndAsBytes() {
    UlidGenerator ulids = UlidGenerator.monotonic();
    Ulid last = ulids.next();
    String lastText = last.toString();
    byte[] lastBytes = last.toBytes();
    int increasing = 0;
    for (int i = 0; i < 2_000_000; i++) {
      Ulid next = ulids.next();
      String text = next.toString();
      byte[] bytes = next.toBytes();
      if (last.compareTo(next) < 0
          && lastText.compareTo(text) < 0
          && Arrays.compareUnsigned(lastBytes, bytes) < 0) {
        increasing++;
      }
      last = next;
      lastText = text;
      lastBytes = bytes;
    }
    assertThat(increasing).isEqualTo(2_000_000);
  }

  @ParameterizedTest
  @ValueSource(longs = {0, 1, 1_767_225_600_000L, Ulid.MAX_EPOCH_MILLIS})
  void lowestAndHighestEncloseTheirMillisecond(long epochMillis) {
    Instant time = Instant.ofEpochMilli(epochMillis);

    assertThat(Ulid.lowest(time)).isEqualTo(Ulid.of(epochMillis, new byte[10]));
    assertThat(Ulid.highest(time)).isEqualTo(Ulid.of(epochMillis, filled((byte) -1)));
    assertThat(Ulid.lowest(time.plusNanos(999_999))).isEqualTo(Ulid.lowest(time));
    assertThat(Ulid.highest(time.plusNanos(999_999))).isEqualTo(Ulid.highest(time));
  }

  @Test
  void millisecondsFollowOneAnotherWithoutGap() {
    Ulid last = Ulid.highest(Instant.ofEpochMilli(4_095));
    Ulid first = Ulid.lowest(Instant.ofEpochMilli(4_096));

    assertThat(new Ulid(last.high() + 1, last.low() + 1)).isEqualTo(first);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1969-12-31T23:59:59.999999999Z",
        "-1000000000-01-01T00:00:00Z",
        "+10889-08-02T05:31:50.656Z",
        "+1000000000-12-31T23:59:59.999999999Z"
      })
  void boundsOfATimeOutOfRangeAreRefused(String text) {
    Instant time = Instant.parse(text);
    String message =
        "time must be 1970-01-01T00:00:00Z..+10889-08-02T05:31:50.655Z (48 bits of ms): " + text;

    assertThatThrownBy(() -> Ulid.lowest(time))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> Ulid.highest(time))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @ParameterizedTest
  @ValueSource(ints = {0, 9, 11, 16})
  void theRandomnessIsTenBytes(int length) {
    assertThatThrownBy(() -> Ulid.of(0, new byte[length]))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("random must have 10 bytes: " + length);
  }

  @Test
  void otherThanSixteenBytesAreRefused() {
    assertThatThrownBy(() -> Ulid.fromBytes(Arrays.copyOf(EXAMPLE.toBytes(), 15)))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid ulid \"01563df36481d6764c61efb99302bd\": needs 16 bytes, has 15");
    assertThatThrownBy(() -> Ulid.fromBytes(new byte[0]))
        .hasMessage("invalid ulid \"\": needs 16 bytes, has 0");
    assertThatThrownBy(() -> Ulid.fromBytes(new byte[1_000_000]))
        .hasMessage("invalid ulid \"" + "0".repeat(64) + "\": needs 16 bytes, has 1000000");
  }

  @Test
  void theUuidHasTheSameBitsAndNoVersionIsForced() {
    assertThat(EXAMPLE.toUuid())
        .isEqualTo(UUID.fromString("01563df3-6481-d676-4c61-efb99302bd5b"))
        .satisfies(uuid -> assertThat(uuid.version()).isEqualTo(0xd));
    assertThat(Ulid.fromUuid(new UUID(0, 0))).isEqualTo(new Ulid(0, 0));
    assertThat(Ulid.fromUuid(new UUID(-1, -1))).isEqualTo(new Ulid(-1, -1));
  }

  @Test
  void theTimestampIsReadFromTheBits() {
    assertThat(EXAMPLE.timestamp()).isEqualTo("2016-07-30T22:36:16.385Z");
    assertThat(UlidScheme.timestamp(EXAMPLE.high(), EXAMPLE.low())).isEqualTo(EXAMPLE.timestamp());
    assertThat(UlidScheme.timestamp(-1, -1)).isEqualTo(Instant.ofEpochMilli(Ulid.MAX_EPOCH_MILLIS));
  }

  @Test
  void arraysAreCopies() {
    byte[] random = filled((byte) 1);
    Ulid ulid = Ulid.of(1, random);
    random[0] = 9;
    ulid.random()[1] = 9;
    ulid.toBytes()[2] = 9;

    assertThat(ulid).isEqualTo(Ulid.of(1, filled((byte) 1)));
  }

  @Test
  void serializationKeepsTheValue() throws Exception {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(EXAMPLE);
    }
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      assertThat(in.readObject()).isEqualTo(EXAMPLE);
    }
  }

  @Test
  @SuppressWarnings("NullAway") // the point of the test
  void nullIsRefused() {
    assertThatThrownBy(() -> Ulid.parse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Ulid.fromBytes(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Ulid.fromUuid(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Ulid.of(0, null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Ulid.lowest(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> EXAMPLE.compareTo(null)).isInstanceOf(NullPointerException.class);
  }

  private static byte[] filled(byte value) {
    byte[] bytes = new byte[10];
    Arrays.fill(bytes, value);
    return bytes;
  }
}
