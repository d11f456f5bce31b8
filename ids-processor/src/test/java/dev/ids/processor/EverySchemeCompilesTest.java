// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.JsonForm;
import dev.ids.StorageForm;
import dev.ids.StorageKind;
import dev.ids.TypedId;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestSettings;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Method;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import javax.tools.Diagnostic;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What every generated class does, whatever its scheme. */
class EverySchemeCompilesTest {
  private static final String CLASS = "shop.OrderId";
  private static final Map<String, Compilation> COMPILED = new HashMap<>();

  /** One generated class, with two ids of it. */
  private record Ids(Class<?> type, TypedId<?> first, TypedId<?> second) {
    Object call(String method, Class<?> parameter, Object argument) throws Exception {
      return type.getMethod(method, parameter).invoke(null, argument);
    }

    Object value(Object id) throws Exception {
      return type.getMethod("value").invoke(id);
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.Rows#all")
  void idsAreIssuedAndReadBackFromTheirText(SchemeRow row) throws Exception {
    Ids ids = issue(row);

    assertThat(ids.first()).isNotEqualTo(ids.second());
    assertThat(ids.first().toString()).hasSizeLessThanOrEqualTo(row.textLength());
    for (String factory : List.of("parse", "valueOf")) {
      assertThat(ids.call(factory, String.class, ids.first().toString())).isEqualTo(ids.first());
    }
    assertThat(ids.call("tryParse", String.class, ids.first().toString()))
        .isEqualTo(Optional.of(ids.first()));
    assertThat(ids.call("tryParse", String.class, "")).isEqualTo(Optional.empty());
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.Rows#all")
  void valueIsWhatTheRowSaysAndMakesAnEqualId(SchemeRow row) throws Exception {
    Ids ids = issue(row);
    Method value = ids.type().getMethod("value");

    assertThat(value.getReturnType().getName()).isEqualTo(row.value());
    Object again = ids.call("of", value.getReturnType(), ids.value(ids.first()));
    assertThat(again).isEqualTo(ids.first()).hasSameHashCodeAs(ids.first());
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.Rows#all")
  @SuppressWarnings({"unchecked", "rawtypes"}) // both are of the generated class
  void orderAgreesWithEqualsAndIsTheSameBothWays(SchemeRow row) throws Exception {
    Ids ids = issue(row);
    Comparable first = ids.first();
    Comparable second = ids.second();

    assertThat(first.compareTo(second)).isNotZero();
    assertThat(Integer.signum(first.compareTo(second)))
        .isEqualTo(-Integer.signum(second.compareTo(first)));
    assertThat(first.compareTo(ids.call("parse", String.class, first.toString()))).isZero();
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.Rows#all")
  void serializedIdComesBackEqual(SchemeRow row) throws Exception {
    Ids ids = issue(row);
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(ids.first());
    }

    ObjectInputStream in = inputOf(bytes.toByteArray(), ids.type().getClassLoader());
    assertThat(in.readObject()).isEqualTo(ids.first());
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.Rows#all")
  void everyAccessorAnswers(SchemeRow row) throws Exception {
    Ids ids = issue(row);
    List<Method> accessors =
        Arrays.stream(IdType.find(ids.type()).orElseThrow().scheme().getClass().getMethods())
            .filter(method -> method.isAnnotationPresent(dev.ids.Accessor.class))
            .toList();

    for (Method accessor : accessors) {
      Method method = ids.type().getMethod(accessor.getName());
      assertThat(method.getReturnType()).isEqualTo(accessor.getReturnType());
      try {
        assertThat(method.invoke(ids.first())).isNotNull();
      } catch (InvocationTargetException e) {
        // A part that ids of another version have: the accessor says so.
        assertThat(e.getCause())
            .isInstanceOf(UnsupportedOperationException.class)
            .hasMessageMatching(".*\\b(version|period)\\b.*");
      }
    }
  }

  static Stream<Arguments> rowsAndKinds() {
    return Rows.all()
        .flatMap(row -> Stream.of(StorageKind.values()).map(kind -> Arguments.of(row, kind)));
  }

  @ParameterizedTest
  @MethodSource("rowsAndKinds")
  void idIsStoredAsEachKindThatTheSchemeOffersAndNoOther(SchemeRow row, StorageKind kind)
      throws Exception {
    String declaration = row.declarationWith("storage = dev.ids.StorageKind." + kind);
    Compilation compilation = compile(declaration);

    if (row.stores().contains(kind)) {
      Ids ids = issue(row, compilation.succeeded());
      StorageForm<?, ?> form = IdType.find(ids.type()).orElseThrow().storedForm();
      assertThat(form.kind()).isEqualTo(kind);
      assertThat(throughStorage(form, ids.first())).isEqualTo(ids.first());
    } else {
      assertThat(compilation.errors()).hasSize(1);
      Diagnostic<?> error = compilation.diagnostics().get(0);
      assertThat(compilation.errors().get(0)).startsWith("[IDS021] shop.Order.id: ");
      assertThat(error.getColumnNumber())
          .isEqualTo(
              source(declaration).indexOf("dev.ids.StorageKind." + kind)
                  + 1
                  + "dev.ids.StorageKind".length());
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.Rows#all")
  void declarationOfTheClassIsThatOfTheRow(SchemeRow row) throws Exception {
    IdType<?> type = IdType.find(issue(row).type()).orElseThrow();

    assertThat(type.scheme().name()).isEqualTo(row.name());
    assertThat(type.declaration().storage()).isEqualTo(row.stores().get(0));
    assertThat(type.declaration().json())
        .isEqualTo(row.isNumberInJson() ? JsonForm.NUMBER : JsonForm.TEXT);
  }

  private static Ids issue(SchemeRow row) throws Exception {
    return issue(row, compile(row.declaration()).succeeded());
  }

  private static Ids issue(SchemeRow row, Compilation compilation) throws Exception {
    Class<?> type = compilation.load(CLASS);
    try (IdRuntime runtime = IdRuntime.of(TestSettings.all())) {
      runtime.install(type.getClassLoader());
      return new Ids(type, next(row, type), next(row, type));
    }
  }

  private static TypedId<?> next(SchemeRow row, Class<?> type) throws Exception {
    Object id =
        switch (row.issues()) {
          case "next" -> type.getMethod("next").invoke(null);
          case "key" -> type.getMethod("next", String.class).invoke(null, "tenant");
          default -> throw new IllegalArgumentException(row.issues());
        };
    return (TypedId<?>) id;
  }

  private static Compilation compile(String declaration) {
    return COMPILED.computeIfAbsent(
        declaration,
        each -> IdsCompiler.javacForForeignSchemes().run(Map.of("shop.Order", source(each))));
  }

  private static String source(String declaration) {
    return "package shop; class Order { " + declaration + " OrderId id; }";
  }

  @SuppressWarnings("unchecked") // the form is of the class of the id
  private static <T, S> Object throughStorage(StorageForm<T, S> form, Object id) {
    return form.fromStored().apply(form.toStored().apply((T) id));
  }

  private static ObjectInputStream inputOf(byte[] bytes, ClassLoader loader) throws IOException {
    return new ObjectInputStream(new ByteArrayInputStream(bytes)) {
      @Override
      protected Class<?> resolveClass(ObjectStreamClass type) throws ClassNotFoundException {
        return Class.forName(type.getName(), false, loader);
      }
    };
  }
}
