// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

class RelidTest {
  private static final Relid EXAMPLE = Relid.parse("3F8KQZ-01J8Y4Q9M3-X3B0N6E3P8");

  @Test
  void theExampleOfTheContractHasItsTime() {
    assertThat(EXAMPLE.timestamp()).isEqualTo("2024-09-29T05:40:43.779Z");
    assertThat(EXAMPLE.tagText()).isEqualTo("3F8KQZ");
    assertThat(Relid.parse("3f8kqz01j8y4q9m3x3b0n6e3p8")).isEqualTo(EXAMPLE);
  }

  @Test
  void orderIsUnsignedLikeThatOfTextAndBytes() {
    List<Relid> ascending =
        List.of(
            new Relid(0, 0),
            new Relid(0, Long.MAX_VALUE),
            new Relid(0, Long.MIN_VALUE),
            new Relid(0, -1),
            new Relid(Long.MAX_VALUE, -1),
            new Relid(Long.MIN_VALUE, 0),
            new Relid(Long.MIN_VALUE, Long.MIN_VALUE),
            new Relid(-1, -1));
    for (int i = 0; i < ascending.size(); i++) {
      for (int j = 0; j < ascending.size(); j++) {
        Relid a = ascending.get(i);
        Relid b = ascending.get(j);
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
    assertThatThrownBy(() -> Relid.fromBytes(new byte[] {1, 2}))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid relative \"0102\": needs 16 bytes, has 2");
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
    assertThatThrownBy(() -> Relid.parse(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Relid.fromBytes(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Relid.fromUuid(null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> EXAMPLE.compareTo(null)).isInstanceOf(NullPointerException.class);
  }
}
