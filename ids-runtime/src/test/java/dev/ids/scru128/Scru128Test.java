// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigInteger;
import java.time.Instant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class Scru128Test {
  private static final Scru128 EXAMPLE = Scru128.parse("00QBTG0FERFTCCNFISUBO489DI");

  @Scru128Id Object declared;

  @Test
  void theExampleOfTheSpecificationIsItsNumberAndItsTime() {
    assertThat(new BigInteger(1, EXAMPLE.toBytes()))
        .isEqualTo(new BigInteger("1095473244246772103403544935821223346"));
    assertThat(EXAMPLE.instant()).isEqualTo("2021-10-17T11:50:39.325Z");
  }

  @Test
  void theLastInstantIsThatOfFortyFourBits() {
    assertThat(Scru128.EPOCH).isEqualTo("2020-01-01T00:00:00Z");
    assertThat(Scru128.parse("7VVVVVVVVVVVVVVVVVVVVVVVVV").instant())
        .isEqualTo("2577-06-22T06:20:44.415Z");
  }

  @Test
  void theExamplesOfTheSpecificationAreInOrder() {
    assertThat(
            List.of(
                EXAMPLE,
                Scru128.parse("00qbtg0ferftccpfisu9nef4cj"),
                Scru128.parse("00QBTG0FERFTCCRFISU97R5OTB"),
                Scru128.parse("00qbtg0ferftcctfisua4b4dfk"),
                Scru128.parse("00QBTG0FF6ULUKDFISU93H7KA9"),
                Scru128.parse("00QBTG0FF6ULUKFFISU9OC8U2F")))
        .isSorted();
  }

  @Test
  void orderIsUnsignedLikeThatOfTextAndBytes() {
    List<Scru128> ascending =
        List.of(
            new Scru128(0, 0),
            new Scru128(0, Long.MAX_VALUE),
            new Scru128(0, Long.MIN_VALUE),
            new Scru128(0, -1),
            new Scru128(Long.MAX_VALUE, -1),
            new Scru128(Long.MIN_VALUE, 0),
            new Scru128(Long.MIN_VALUE, Long.MIN_VALUE),
            new Scru128(-1, -1));
    for (int i = 0; i < ascending.size(); i++) {
      for (int j = 0; j < ascending.size(); j++) {
        Scru128 a = ascending.get(i);
        Scru128 b = ascending.get(j);
        int expected = Integer.compare(i, j);
        assertThat(Integer.signum(a.compareTo(b))).isEqualTo(expected);
        assertThat(Integer.signum(a.toString().compareTo(b.toString()))).isEqualTo(expected);
        assertThat(Integer.signum(Arrays.compareUnsigned(a.toBytes(), b.toBytes())))
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void otherThanSixteenBytesAreRefused() {
    assertThatThrownBy(() -> Scru128.fromBytes(new byte[] {1, 2}))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid scru128 \"0102\": needs 16 bytes, has 2");
  }

  @Test
  void aDeclarationIssuesAndReads() throws Exception {
    Scru128Scheme scheme =
        Scru128Scheme.of(
            Scru128Test.class.getDeclaredField("declared").getAnnotation(Scru128Id.class));
    Instant time = Instant.parse("2021-10-17T11:50:39.325Z");
    IdRuntime runtime =
        IdRuntime.of(
            Map.of(),
            ScriptedClock.at(time.toEpochMilli()),
            ScriptedRandom.of("0b7f58cb", "be5cf2", "f04425b2"));

    assertThat(scheme.advice()).isEmpty();
    assertThat(scheme.source(runtime).next(Scru128::new)).isEqualTo(EXAMPLE);
    assertThat(scheme.parse("00qbtg0ferftccnfisubo489di", Scru128::new)).isEqualTo(EXAMPLE);
    assertThat(Scru128Scheme.timestamp(EXAMPLE.high(), EXAMPLE.low())).isEqualTo(time);
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
    assertThatThrownBy(() -> Scru128.parse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Scru128.fromBytes(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Scru128.fromUuid(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> EXAMPLE.compareTo(null)).isInstanceOf(NullPointerException.class);
  }
}
