// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static dev.ids.StorageKind.BINARY;
import static dev.ids.StorageKind.LONG;
import static dev.ids.StorageKind.TEXT;
import static dev.ids.StorageKind.UUID;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.ids.testkit.SchemeRow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * How the ids of every scheme are stored, ordered and issued. A row of {@code schemes.csv} enrols
 * one.
 */
class SchemeFormsContractTest {

  private final SchemeSamples samples = new SchemeSamples();

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void everyFormComesBackAndHasItsSize(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    for (AnyId id : samples.all(type)) {
      assertThat(type.parse(type.format(id))).isEqualTo(id);
      assertThat(type.tryParse(type.format(id))).contains(id);
      for (StorageForm<AnyId, ?> form : type.storageForms()) {
        assertComesBack(form, id);
        if (form.kind() == LONG) {
          assertThat((Object) type.number(id)).isEqualTo(form.toStored().apply(id));
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void theLongestTextIsAsLongAsTheSchemeSays(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();

    assertThat(samples.all(type).stream().mapToInt(id -> type.format(id).length()).max())
        .hasValue(row.textLength());
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void textAsBytesIsTheSameText(SchemeRow row) throws Exception {
    IdType<AnyId> plain = Declared.of(row.declaration()).type();
    int room = plain.textLength() + 2;
    for (AnyId id : samples.all(plain)) {
      byte[] ascii = new byte[room];
      int length = plain.format(id, ascii, 1);
      assertThat(new String(ascii, 1, length, StandardCharsets.US_ASCII))
          .isEqualTo(plain.format(id));
      assertThat(ascii[0]).isZero();
      assertThat(ascii[length + 1]).isZero();
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void textsAreAsTheSchemeDescribesThem(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    assertThat(type.minTextLength()).isBetween(1, type.textLength());
    for (AnyId id : samples.all(type)) {
      assertThat(type.format(id)).matches(type.textPattern());
      assertThat(type.format(id).length()).isGreaterThanOrEqualTo(type.minTextLength());
    }
    assertThat(type.textPattern()).startsWith("^").endsWith("$");
    assertThat("").doesNotMatch(type.textPattern());
    assertThat("x".repeat(type.textLength() + 1)).doesNotMatch(type.textPattern());
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void anExampleIsAnIdAndAlwaysTheSame(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    if (row.name().equals("nick")) {
      assertThat(type.example()).isEmpty(); // a text scheme that names none
      return;
    }
    AnyId example = type.example().orElseThrow();
    assertThat(type.parse(type.format(example))).isEqualTo(example);
    assertThat(Declared.of(row.declaration()).type().example().map(AnyId::toString))
        .contains(example.toString());
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void bytesOrderAsIdsAndTextDoesWhereTheSchemeSaysSo(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    List<AnyId> byValue = new ArrayList<>(samples.all(type));
    Collections.sort(byValue);

    if (type.scheme().textSorts()) {
      Comparator<byte[]> unsigned = Arrays::compareUnsigned;
      Function<AnyId, byte[]> text = id -> type.format(id).getBytes(StandardCharsets.UTF_8);
      assertThat(byValue).isSortedAccordingTo(Comparator.comparing(text, unsigned));
    }
    type.findForm(BINARY)
        .ifPresent(
            form ->
                assertThat(byValue)
                    .isSortedAccordingTo(
                        (a, b) -> Arrays.compareUnsigned(binary(form, a), binary(form, b))));
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void aTextInTheOtherCaseIsNoOtherIdWhereTheSchemeSaysSo(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    boolean found = false;
    for (AnyId id : samples.all(type)) {
      String text = type.format(id);
      for (String other :
          List.of(text.toLowerCase(Locale.ROOT), text.toUpperCase(Locale.ROOT), swapped(text))) {
        found |= type.tryParse(other).filter(parsed -> !parsed.equals(id)).isPresent();
      }
    }

    assertThat(!found || type.scheme().textNeedsCase()).isTrue();
  }

  private static String swapped(String text) {
    return text.chars()
        .map(c -> Character.isUpperCase(c) ? Character.toLowerCase(c) : Character.toUpperCase(c))
        .collect(StringBuilder::new, StringBuilder::appendCodePoint, StringBuilder::append)
        .toString();
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void whatIsIssuedPassesItsOwnCheckAndIsUnique(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    List<AnyId> issued = samples.issue(type);

    assertThat(issued).hasSize(SchemeSamples.ISSUED).doesNotHaveDuplicates();
    for (AnyId id : issued) {
      assertThatCode(() -> SchemeSamples.check(type.scheme(), id)).doesNotThrowAnyException();
    }
    assertThat(type.scheme() instanceof IdScheme.SelfIssuing)
        .isEqualTo(row.issues().equals("next"));
    assertThat(type.scheme() instanceof IdScheme.KeyIssuing).isEqualTo(row.issues().equals("key"));
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void theValueIsOfTheClassOfTheRowAndGivesTheBitsBack(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    for (AnyId id : samples.all(type)) {
      if (type.scheme() instanceof Bits128Scheme<?> bits) {
        assertValue(row, bits, id);
      } else if (type.scheme() instanceof BytesScheme<?> bytes) {
        assertValue(row, bytes, id);
      } else {
        assertThat(row.value())
            .isEqualTo(type.scheme() instanceof TextScheme ? "java.lang.String" : "long");
      }
    }
  }

  private static <S> void assertComesBack(StorageForm<AnyId, S> form, AnyId id) {
    S stored = form.toStored().apply(id);
    assertThat(form.fromStored().apply(stored)).isEqualTo(id);
    assertThat(stored).isInstanceOf(form.storedType());
    switch (form.kind()) {
      case TEXT -> assertThat(((String) stored).length()).isBetween(1, form.size());
      case BINARY -> assertThat((byte[]) stored).hasSize(form.size());
      case LONG -> {
        assertThat(form.size()).isEqualTo(Long.BYTES);
        assertThat((Long) stored).isNotNegative();
      }
      case UUID -> {
        assertThat(form.size()).isEqualTo(16);
        assertThat(form.storedType()).isEqualTo(java.util.UUID.class);
      }
    }
  }

  private static <V> void assertValue(SchemeRow row, Bits128Scheme<V> scheme, AnyId id) {
    V value = scheme.value(id.w0(), id.w1());
    assertThat(value.getClass().getName()).isEqualTo(row.value());
    assertThat(scheme.high(value)).isEqualTo(id.w0());
    assertThat(scheme.low(value)).isEqualTo(id.w1());
  }

  private static <V> void assertValue(SchemeRow row, BytesScheme<V> scheme, AnyId id) {
    V value = scheme.value(id.w0(), id.w1(), id.w2(), id.w3());
    assertThat(value.getClass().getName()).isEqualTo(row.value());
    for (int i = 0; i < 4; i++) {
      assertThat(scheme.word(value, i)).isEqualTo(id.word(i));
    }
  }

  private static byte[] binary(StorageForm<AnyId, ?> form, AnyId id) {
    return (byte[]) form.toStored().apply(id);
  }
}
