// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretTest {
  private static final byte[] BYTES = "0123456789abcdef".getBytes(US_ASCII);

  @ParameterizedTest
  @ValueSource(ints = {0, 1, 15})
  void aSecretHasAtLeastSixteenBytes(int length) {
    assertThatThrownBy(() -> Secret.of(new byte[length]))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("a secret needs at least 16 bytes, this one has " + length);
  }

  @Test
  void itLendsTheBytesAndOverwritesThemAfterwards() {
    AtomicReference<byte[]> kept = new AtomicReference<>(new byte[0]);
    Secret secret = Secret.of(BYTES);

    String used =
        secret.use(
            bytes -> {
              kept.set(bytes);
              return new String(bytes, US_ASCII);
            });

    assertThat(used).isEqualTo("0123456789abcdef");
    assertThat(kept.get()).isEqualTo(new byte[16]);
    assertThat(secret.<byte[]>use(byte[]::clone)).isEqualTo(BYTES);
  }

  @Test
  void itOverwritesThemAlsoWhenTheUserFails() {
    AtomicReference<byte[]> kept = new AtomicReference<>(new byte[0]);
    Secret secret = Secret.of(BYTES);

    assertThatThrownBy(
            () ->
                secret.use(
                    bytes -> {
                      kept.set(bytes);
                      throw new IllegalStateException("no use");
                    }))
        .hasMessage("no use");
    assertThat(kept.get()).isEqualTo(new byte[16]);
  }

  @Test
  void itTakesACopyAndLendsCopies() {
    byte[] mine = BYTES.clone();
    Secret secret = Secret.of(mine);
    Arrays.fill(mine, (byte) 0);
    secret.use(
        bytes -> {
          Arrays.fill(bytes, (byte) 1);
          return true;
        });

    assertThat(secret.<byte[]>use(byte[]::clone)).isEqualTo(BYTES);
  }

  @Test
  void equalityIsThatOfTheBytesAndNoTextTellsThem() {
    Secret secret = Secret.of(BYTES);
    byte[] other = BYTES.clone();
    other[15]++;

    assertThat(secret).isEqualTo(Secret.of(BYTES)).hasSameHashCodeAs(Secret.of(BYTES));
    assertThat(secret).isNotEqualTo(Secret.of(other)).hasSameHashCodeAs(Secret.of(other));
    assertThat(secret).isNotEqualTo(Secret.of(new byte[17]));
    assertThat(secret).hasToString("Secret[not shown]");
    assertThat(secret.equals(new Object())).isFalse();
  }

  @Test
  void itCannotBeSerialized() throws Exception {
    try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
      assertThatThrownBy(() -> out.writeObject(Secret.of(BYTES)))
          .isInstanceOf(NotSerializableException.class);
    }
  }

  @Test
  @SuppressWarnings("NullAway") // the point of the test
  void nullIsRefused() {
    assertThatThrownBy(() -> Secret.of(null)).isInstanceOf(NullPointerException.class);
  }
}
