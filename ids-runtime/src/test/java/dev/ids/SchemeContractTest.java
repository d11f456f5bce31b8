// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static dev.ids.StorageKind.TEXT;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.testkit.SchemeRow;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.util.Arrays;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every scheme keeps to. A row of {@code schemes.csv} enrols one. */
class SchemeContractTest {

  private final SchemeSamples samples = new SchemeSamples();

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void nameStorageAndTextAreThoseOfTheRow(SchemeRow row) throws Exception {
    Declared declared = Declared.of(row.declaration());
    IdType<AnyId> type = declared.type();

    assertThat(declared.scheme().name()).isEqualTo(row.name());
    assertThat(declared.schemeOf().stores()).containsExactlyElementsOf(row.stores());
    assertThat(type.storageForms()).extracting(StorageForm::kind).isEqualTo(row.stores());
    assertThat(type.storedForm().kind()).isEqualTo(row.stores().get(0));
    assertThat(type.declaration().json().name()).isEqualTo(row.json());
    assertThat(type.textLength()).isEqualTo(row.textLength());
    assertThat(type.declaration().allowAssigned()).isTrue();
    assertThat(type.declaration().prefix()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void theAnnotationIsThereAtRunTimeWithTheSharedMembers(SchemeRow row) throws Exception {
    Class<?> annotation = Declared.of(row.declaration()).annotation().annotationType();
    Retention retention = Objects.requireNonNull(annotation.getAnnotation(Retention.class));

    assertThat(retention.value()).isEqualTo(RetentionPolicy.RUNTIME);
    assertThat(annotation.getMethod("prefix").getDefaultValue()).isEqualTo("");
    assertThat(annotation.getMethod("storage").getDefaultValue()).isEqualTo(row.stores().get(0));
    assertThat(annotation.getMethod("json").getDefaultValue()).isEqualTo(JsonForm.TEXT);
    assertThat(annotation.getMethod("allowAssigned").getDefaultValue()).isEqualTo(true);
    assertThat(annotation.getMethod("in").getDefaultValue()).isEqualTo("");
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void aPrefixStandsBeforeTheTextAndNowhereElse(SchemeRow row) throws Exception {
    String declaration = row.declarationWith("prefix = \"t_\"");
    if (row.isNumberInJson()) {
      assertThatThrownBy(() -> Declared.of(declaration).type())
          .isExactlyInstanceOf(InvalidDeclarationException.class)
          .hasMessage(
              "[IDS023] json: a JSON number cannot carry the prefix \"t_\"; help: json = TEXT");
      return;
    }
    IdType<AnyId> plain = Declared.of(row.declaration()).type();
    IdType<AnyId> prefixed = Declared.of(declaration).type();
    for (AnyId id : samples.all(plain)) {
      String text = plain.format(id);
      assertThat(prefixed.format(id)).isEqualTo("t_" + text);
      assertThat(prefixed.parse("t_" + text)).isEqualTo(id);
      assertThatThrownBy(() -> prefixed.parse("u_" + text))
          .isExactlyInstanceOf(InvalidIdException.class)
          .hasMessageEndingWith(": expected prefix \"t_\", got \"u_\"");
      for (StorageForm<AnyId, ?> form : plain.storageForms()) {
        if (form.kind() != TEXT) {
          assertThat(stored(prefixed.form(form.kind()), id)).isEqualTo(stored(form, id));
        }
      }
    }
    assertThat(prefixed.textLength()).isEqualTo(row.textLength() + 2);
    assertThat(prefixed.textForm().size()).isEqualTo(row.textLength() + 2);
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void everyOfferedStorageCanBeDeclaredAndNoOther(SchemeRow row) throws Exception {
    for (StorageKind kind : StorageKind.values()) {
      String declaration = row.declarationWith("storage = dev.ids.StorageKind." + kind);
      if (row.stores().contains(kind)) {
        assertThat(Declared.of(declaration).type().storedForm().kind()).isEqualTo(kind);
      } else {
        String offered = row.stores().toString().replaceAll("[\\[\\]]", "");
        assertThatThrownBy(() -> Declared.of(declaration).type())
            .isExactlyInstanceOf(InvalidDeclarationException.class)
            .hasMessage(
                "[IDS021] storage: "
                    + row.name()
                    + " cannot be stored as "
                    + kind
                    + ", only as "
                    + offered
                    + "; help: storage = "
                    + row.stores().get(0));
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void aNumberInJsonNeedsAtMost53Bits(SchemeRow row) throws Exception {
    Declared declared = Declared.of(row.declaration());
    int bits = declared.scheme() instanceof Bits64Scheme b ? b.bits() : Integer.MAX_VALUE;

    if (row.isNumberInJson()) {
      assertThat(bits).isLessThanOrEqualTo(Declaration.MAX_NUMBER_BITS);
    } else {
      Declaration number = new Declaration("", row.stores().get(0), JsonForm.NUMBER, true);
      assertThat(accepts(number, row, bits)).isEqualTo(bits <= Declaration.MAX_NUMBER_BITS);
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void textThatIsNoneIsRefusedInTheNameOfTheIdClass(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    // The longest, as two short numbers in a row are another number.
    String valid =
        samples.all(type).stream()
            .map(type::format)
            .max(Comparator.comparingInt(String::length))
            .orElseThrow();
    for (String text :
        List.of("", " ", "\u0000", valid + " ", " " + valid, valid + valid, "é", "\uD83D")) {
      assertThatThrownBy(() -> type.parse(text))
          .isExactlyInstanceOf(InvalidIdException.class)
          .hasMessageStartingWith("invalid AnyId \"");
      assertThat(type.tryParse(text)).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void accessorsArePublicAndReadTheRawBits(SchemeRow row) throws Exception {
    Declared declared = Declared.of(row.declaration());
    IdScheme scheme = declared.scheme();
    List<Class<?>> rawBits = rawBits(scheme);
    assertThat(Modifier.isPublic(scheme.getClass().getModifiers())).isTrue();
    assertThat(Modifier.isFinal(scheme.getClass().getModifiers())).isTrue();
    for (Method method : scheme.getClass().getDeclaredMethods()) {
      if (method.isAnnotationPresent(Accessor.class)) {
        assertThat(Modifier.isPublic(method.getModifiers())).as("%s is public", method).isTrue();
        assertThat(method.getParameterTypes()).containsExactlyElementsOf(rawBits);
        for (AnyId id : samples.all(declared.type())) {
          assertReads(method, scheme, raw(scheme, id));
        }
      }
    }
  }

  /** An accessor reads a part, or says that ids of another version have it. */
  private static void assertReads(Method accessor, IdScheme scheme, Object[] rawBits)
      throws IllegalAccessException {
    try {
      assertThat(accessor.invoke(scheme, rawBits)).isNotNull();
    } catch (InvocationTargetException e) {
      assertThat(e.getCause())
          .isInstanceOf(UnsupportedOperationException.class)
          .hasMessageMatching(".*\\b(version|period)\\b.*");
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void adviceIsCompleteAndTheSameEachTime(SchemeRow row) throws Exception {
    List<Advice> advice = Declared.of(row.declaration()).scheme().advice();

    assertThat(Declared.of(row.declaration()).scheme().advice()).isEqualTo(advice);
    assertThat(advice)
        .allSatisfy(
            a -> {
              assertThat(a.code()).matches("[A-Z]+[0-9]{3}");
              assertThat(a.message()).isNotBlank();
              assertThat(a.help()).isNotBlank();
            });
  }

  private static boolean accepts(Declaration declaration, SchemeRow row, int bits) {
    try {
      declaration.check(row.name(), row.stores(), bits);
      return true;
    } catch (InvalidDeclarationException e) {
      assertThat(e.code()).isEqualTo("IDS022");
      return false;
    }
  }

  private static List<Class<?>> rawBits(IdScheme scheme) {
    if (scheme instanceof TextScheme) {
      return List.of(String.class);
    }
    int longs = 1;
    if (scheme instanceof Bits128Scheme) {
      longs = 2;
    } else if (scheme instanceof BytesScheme) {
      longs = 4;
    }
    return Collections.nCopies(longs, long.class);
  }

  private static Object stored(StorageForm<AnyId, ?> form, AnyId id) {
    return form.toStored().apply(id);
  }

  private static Object[] raw(IdScheme scheme, AnyId id) {
    if (scheme instanceof TextScheme) {
      return new Object[] {id.text()};
    }
    Object[] words = {id.w0(), id.w1(), id.w2(), id.w3()};
    return Arrays.copyOf(words, rawBits(scheme).size());
  }
}
