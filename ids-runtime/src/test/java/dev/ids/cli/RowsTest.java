// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Accessor;
import dev.ids.IdScheme;
import dev.ids.Issuer;
import dev.ids.SchemeOf;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.InMemoryCompiler;
import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestSettings;
import dev.ids.testkit.TickingClock;
import java.lang.annotation.Annotation;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** An issued id of every row of the table is read as what it is. */
class RowsTest {
  private static final List<Candidate> FORMS =
      Candidates.of(RowsTest.class.getClassLoader(), note -> {});

  /**
   * Their alphabet, zone or affixes are the application's own, or they are mere numbers; only its
   * classes tell.
   */
  private static final List<String> NOT_USUAL =
      List.of(
          "alphabet",
          "suffix",
          "Kolkata",
          "radix = 36, padStart",
          "name = \"order\"",
          "name = \"parcel\"",
          "name = \"ticket\"");

  static Stream<SchemeRow> rows() {
    return SchemeRow.all();
  }

  @ParameterizedTest
  @MethodSource("rows")
  void asAnIdOfItsClassWithAndWithoutPrefix(SchemeRow row) throws Exception {
    IdScheme scheme = scheme(row);
    for (String prefix : List.of("", "ord_")) {
      Candidate idClass = new Candidate("shop.OrderId", scheme, row.stores(), prefix, true);
      List<Candidate> candidates = new ArrayList<>(List.of(idClass));
      candidates.addAll(FORMS);

      Reading first = read(candidates, prefix + issue(scheme)).get(0);

      assertThat(first.names()).isEqualTo(List.of("shop.OrderId"));
      assertSaysWhenAndWhere(first, scheme);
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void asAnIdOfItsSchemeWithAndWithoutPrefix(SchemeRow row) throws Exception {
    IdScheme scheme = scheme(row);
    boolean isUsual = NOT_USUAL.stream().noneMatch(row.declaration()::contains);
    for (String prefix : List.of("", "ord_", "a-b.c:")) {
      List<Reading> readings = read(FORMS, prefix + issue(scheme));

      if (!isUsual) {
        RawId id = RawId.parse(scheme, issue(scheme));
        assertThat(readings)
            .noneMatch(
                reading ->
                    reading.best().candidate().scheme().name().equals(row.name())
                        && reading.best().id().equals(id));
      } else {
        // Layouts of seconds and of milliseconds both read a number as a time of these years.
        assertThat(readings)
            .anySatisfy(
                reading -> {
                  assertThat(reading.best().candidate().scheme().name()).isEqualTo(row.name());
                  assertThat(reading.best().cut()).isEqualTo(prefix);
                  assertThat(reading.likelihood().isUnlikely()).isFalse();
                  assertSaysWhenAndWhere(reading, scheme);
                });
      }
    }
  }

  @ParameterizedTest
  @MethodSource("rows")
  void asWhatItsColumnHolds(SchemeRow row) throws Exception {
    IdScheme scheme = scheme(row);
    Candidate idClass = new Candidate("shop.OrderId", scheme, row.stores(), "ord_", true);
    RawId id = RawId.parse(scheme, issue(scheme));
    Map<String, String> literals =
        Sql.literals(new Hit(idClass, row.stores().get(0), "", id, List.of()));
    List<Candidate> candidates = new ArrayList<>(List.of(idClass));
    candidates.addAll(FORMS);

    assertThat(literals).hasSizeGreaterThanOrEqualTo(row.stores().size());
    literals.forEach(
        (kind, literal) -> {
          // As it is written in SQL, and as a tool shows it.
          String bare = Texts.unwrapped(literal);
          for (String text : kind.equals("TEXT") ? List.of(bare) : List.of(literal, bare)) {
            assertThat(read(candidates, text))
                .as(text)
                .anySatisfy(
                    reading -> {
                      assertThat(reading.names()).isEqualTo(List.of("shop.OrderId"));
                      assertThat(reading.best().id()).isEqualTo(id);
                      assertThat(reading.best().text()).isEqualTo("ord_" + id.format(scheme));
                    });
          }
        });
  }

  private static void assertSaysWhenAndWhere(Reading reading, IdScheme scheme) {
    Instant time = reading.time();
    boolean hasTime =
        Arrays.stream(scheme.getClass().getMethods())
            .filter(method -> method.isAnnotationPresent(Accessor.class))
            .anyMatch(method -> method.getReturnType() == Instant.class);
    if (time != null) {
      // Units may be seconds, and a clock of a test ticks.
      assertThat(time)
          .isBetween(
              Instant.ofEpochMilli(CommandLine.ISSUED).minus(Duration.ofSeconds(1)),
              Instant.ofEpochMilli(CommandLine.ISSUED).plus(Duration.ofSeconds(1)));
    } else {
      assertThat(!hasTime || reading.best().fields().contains(new Field("version", 4))).isTrue();
    }
    if (scheme.slotBits() > 0) {
      assertThat(reading.best().fields()).contains(new Field("node", 1));
    }
  }

  private static List<Reading> read(List<Candidate> candidates, String text) {
    return new Reader(candidates, InstantSource.fixed(CommandLine.NOW)).read(text);
  }

  private static String issue(IdScheme scheme) {
    Issuer issuer =
        IdRuntime.of(TestSettings.all(), new TickingClock(CommandLine.ISSUED), new Random(1));
    return Issuing.of(scheme, issuer, "acme").get();
  }

  private static IdScheme scheme(SchemeRow row) throws Exception {
    ClassLoader loader =
        InMemoryCompiler.compile(
            RowsTest.class.getClassLoader(),
            Map.of("Holder", row.declaration() + " class Holder {}"));
    Annotation declaration =
        Arrays.stream(loader.loadClass("Holder").getAnnotations())
            .filter(a -> a.annotationType().isAnnotationPresent(SchemeOf.class))
            .findFirst()
            .orElseThrow();
    Class<? extends IdScheme> type =
        declaration.annotationType().getAnnotation(SchemeOf.class).value();
    return type.cast(type.getMethod("of", declaration.annotationType()).invoke(null, declaration));
  }
}
