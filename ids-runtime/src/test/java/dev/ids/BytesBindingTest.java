// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.shapes.HexScheme;
import java.util.HexFormat;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Bytes are cut into words from the low end. */
class BytesBindingTest {
  @ParameterizedTest
  @CsvSource({
    "ff, ff, 0, 0, 0",
    "0102, 102, 0, 0, 0",
    "01020304050607, 1020304050607, 0, 0, 0",
    "0102030405060708, 102030405060708, 0, 0, 0",
    "ff02030405060708, ff02030405060708, 0, 0, 0",
    "010203040506070809, 1, 203040506070809, 0, 0",
    "ffeeddccbbaa99887766, ffee, ddccbbaa99887766, 0, 0",
    "0102030405060708090a0b0c0d0e0f10, 102030405060708, 90a0b0c0d0e0f10, 0, 0",
    "f102030405060708090a0b0c0d0e0f1011, f1, 203040506070809, a0b0c0d0e0f1011, 0",
    "f102030405060708090a0b0c0d0e0f1011121314, f1020304, 5060708090a0b0c, d0e0f1011121314, 0",
    "ffffffffffffffffffffffffffffffffffffffffffffffff,"
        + " ffffffffffffffff, ffffffffffffffff, ffffffffffffffff, 0",
    "f100000000000000000000000000000000000000000000ff, f100000000000000, 0, ff, 0",
    "f10000000000000000000000000000000000000000000000ffee, f100, 0, 0, ffee",
    "f10000000000000000000000000000000000000000000000ff, f1, 0, 0, ff",
    "0000000000000000000000000000000000000000000000000000000000000001, 0, 0, 0, 1",
    "8102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f20,"
        + " 8102030405060708, 90a0b0c0d0e0f10, 1112131415161718, 191a1b1c1d1e1f20"
  })
  void eachSizeHasItsWords(String hex, String w0, String w1, String w2, String w3) {
    byte[] bytes = HexFormat.of().parseHex(hex);
    AnyId id = AnyId.words(word(w0), word(w1), word(w2), word(w3));
    StorageForm<AnyId, byte[]> binary = binary(bytes.length);

    assertThat(binary.fromStored().apply(bytes)).isEqualTo(id);
    assertThat(binary.toStored().apply(id)).isEqualTo(bytes);
    assertThat(binary.size()).isEqualTo(bytes.length);
  }

  @Test
  void everySizeKeepsItsBytesAndItsTextIsTheirHex() {
    Random random = new Random(10);
    for (int size = 1; size <= 32; size++) {
      Binding<AnyId> binding = binding(size);
      StorageForm<AnyId, byte[]> binary = binary(size);
      for (int i = 0; i < 200; i++) {
        byte[] bytes = new byte[size];
        random.nextBytes(bytes);
        bytes[size - 1] |= 1; // the scheme refuses 0
        AnyId id = binary.fromStored().apply(bytes);

        assertThat(binary.toStored().apply(id)).isEqualTo(bytes);
        assertThat(binding.format(id)).isEqualTo(HexFormat.of().formatHex(bytes));
        assertThat(binding.parse(binding.format(id))).isEqualTo(id);
      }
    }
  }

  @ParameterizedTest
  @CsvSource({"10, 9", "10, 11", "10, 0", "20, 10", "1, 2"})
  void anotherLengthIsRefused(int size, int length) {
    byte[] exact = new byte[length];
    new Random(length).nextBytes(exact);

    assertThatThrownBy(() -> binary(size).fromStored().apply(exact))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid hex%d \"%s\": needs %d bytes, has %d",
            size, HexFormat.of().formatHex(exact), size, length);
  }

  @Test
  void theSchemesCheckIsAskedForStoredBytes() {
    assertThatThrownBy(() -> binary(10).fromStored().apply(new byte[10]))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid hex10 \"00000000000000000000\": must not be 0");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 32})
  void oneTo32BytesAreTaken(int size) {
    assertThatCode(() -> binding(size)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 0, 33})
  void noOtherSizeIs(int size) {
    assertThatThrownBy(() -> binding(size))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("scheme hex" + size + " must have 1 to 32 bytes: " + size);
  }

  @Test
  void onlyBinaryIsAForm() {
    Binding<AnyId> binding = binding(16);

    assertThat(binding.form(StorageKind.UUID)).isNull();
    assertThat(binding.form(StorageKind.LONG)).isNull();
  }

  private static Binding<AnyId> binding(int size) {
    HexScheme scheme = new HexScheme(size);
    return Binding.of(scheme, AnyId.carrierFor(scheme));
  }

  @SuppressWarnings("unchecked") // BINARY is a form of bytes
  private static StorageForm<AnyId, byte[]> binary(int size) {
    return (StorageForm<AnyId, byte[]>)
        Objects.requireNonNull(binding(size).form(StorageKind.BINARY));
  }

  private static long word(String hex) {
    return Long.parseUnsignedLong(hex, 16);
  }
}
