// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Connections;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.Options;
import dev.ids.internal.Annotations;
import dev.ids.runtime.IdRuntime;
import java.lang.reflect.Proxy;
import java.sql.DriverManager;
import java.sql.Statement;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongSupplier;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SegmentSchemeTest {
  private static final InstantSource NOW =
      InstantSource.fixed(Instant.parse("2026-10-27T07:30:12.123Z"));

  @Test
  void aNameIsEnough() {
    SegmentScheme scheme = scheme(Map.of("name", "order"));

    assertThat(scheme.counter().name()).isEqualTo("order");
    assertThat(scheme.counter().step()).isEqualTo(100);
    assertThat(scheme.counter().offset()).isZero();
    assertThat(scheme.counter().maxId()).isEqualTo(Long.MAX_VALUE);
    assertThat(scheme.bits()).isEqualTo(63);
    assertThat(scheme.format(42)).isEqualTo("42");
    assertThat(scheme.textSorts()).isFalse();
    assertThat(scheme.usesDatabase()).isTrue();
    assertThat(scheme.tables()).containsExactly(JdbcSegmentStore.TABLE);
    assertThat(scheme.sequence(42)).isEqualTo(42);
    assertThatThrownBy(() -> scheme.period(42))
        .isExactlyInstanceOf(UnsupportedOperationException.class)
        .hasMessage("these segment ids are counted without a period");
  }

  @Test
  void digitsPadTheTextAndEndTheNumbers() {
    SegmentScheme scheme = scheme(Map.of("name", "order", "digits", 6));

    assertThat(scheme.format(42)).isEqualTo("000042");
    assertThat(scheme.parse("000042")).isEqualTo(42);
    assertThat(scheme.textSorts()).isTrue();
    assertThat(scheme.bits()).isEqualTo(20);
    assertThat(scheme.counter().maxId()).isEqualTo(999_999);
    assertThatThrownBy(() -> scheme.check(1_000_000))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid segment \"1000000\": must be 0..999999");
    assertThatThrownBy(() -> scheme.check(-1)).hasMessageEndingWith("must be 0..999999");
    assertThatThrownBy(() -> scheme.parse("42"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid segment \"42\": ");
  }

  /** 20 bits hold more than six digits. */
  @Test
  void aCodecReadsNoNumberThatIsNeverIssued() {
    SegmentScheme scheme = of(Map.of("name", "order", "digits", "6", "codec[0].radix", "10"));

    assertThat(scheme.parse("999999")).isEqualTo(999_999);
    assertThatThrownBy(() -> scheme.parse("1000000"))
        .hasMessage("invalid segment \"1000000\": must be 0..999999");
  }

  @Test
  void aPeriodIsPartOfTheId() {
    SegmentScheme scheme =
        scheme(Map.of("name", "invoice", "period", SegmentPeriod.DAY, "digits", 6));

    assertThat(scheme.format(20261027000042L)).isEqualTo("20261027-000042");
    assertThat(scheme.parse("20261027-000042")).isEqualTo(20261027000042L);
    assertThat(scheme.period(20261027000042L)).hasToString("20261027");
    assertThat(scheme.sequence(20261027000042L)).isEqualTo(42);
    assertThat(scheme.bits()).as("fits a JSON number").isEqualTo(47);
    assertThat(scheme.textSorts()).isTrue();
    assertThat(scheme.textLength()).isEqualTo(15);
    assertThatThrownBy(() -> scheme.check(20261301000042L))
        .hasMessage(
            "invalid segment \"20261301000042\": must be a year, a month and a day, then a number"
                + " of 6 digits");
    assertThatThrownBy(() -> scheme.parse("20261301-000042"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid segment \"20261301-000042\": ")
        .hasMessageEndingWith("period is no day");
  }

  /** Ten digits of radix 36 hold more than fourteen decimal ones. */
  @Test
  void aNumberTooLargeForItsDigitsIsNoOtherPeriod() {
    SegmentScheme scheme =
        of(
            Map.of(
                "name", "bill",
                "period", "YEAR",
                "codec[0].radix.radix", "36",
                "codec[0].radix.pad-start", "true"));
    String largest = scheme.format(202699999999999999L);
    assertThat(scheme.parse(largest)).isEqualTo(202699999999999999L);

    assertThatThrownBy(() -> scheme.parse("2026-1000000000"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid segment \"2026-1000000000\": must be a year, then a number of 14 digits");
  }

  @Test
  void withoutDigitsAPeriodHasAsManyAsALongHolds() {
    for (SegmentPeriod period : SegmentPeriod.values()) {
      SegmentScheme scheme = scheme(Map.of("name", "x", "period", period));
      if (period != SegmentPeriod.NONE) {
        assertThat(scheme.textLength()).isEqualTo(19);
        assertThat(scheme.counter().maxId())
            .isEqualTo(Numbers.powerOfTen(PeriodForm.maxDigits(period.unit())) - 1);
      }
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "zone|Europe/Berlni|[IDS036] zone: there is no time zone \"Europe/Berlni\"; help: zone ="
            + " \"Europe/Berlin\"",
        "zone|``|[IDS036] zone: the zone is empty, and none is taken from the system; help: zone ="
            + " \"UTC\"",
        "delimiter|/|[IDS037] delimiter: delimiter \"/\" is not of up to 32 characters that need no"
            + " escaping in URLs or JSON: A-Z a-z 0-9 . _ ~ : -; help: delimiter = \"\"",
        "name|a@b|[IDS050] name: name \"a@b\" has other characters than A-Z a-z 0-9 . _ -; help:"
            + " name = \"ab\"",
      })
  void whatCannotWorkIsRefused(String member, String value, String message) {
    Map<String, Object> members =
        new HashMap<>(Map.of("name", "order", "period", SegmentPeriod.DAY));
    members.put(member, value);

    assertThatThrownBy(() -> scheme(members))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(message);
  }

  @Test
  void configurationTakesTheNameOfTheGenerator() {
    SegmentScheme scheme =
        new SegmentProvider()
            .of(
                Options.of(
                    "ids.generators.order",
                    Map.of(
                        "store", new Options.Value("db", ""),
                        "step", new Options.Value("7", ""),
                        "offset", new Options.Value("3258", ""),
                        "prefetch", new Options.Value("false", ""))));

    assertThat(scheme.counter().name()).isEqualTo("order");
    assertThat(scheme.counter().step()).isEqualTo(7);
    assertThat(scheme.counter().offset()).isEqualTo(3258);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "store|redis|store=\"redis\" is none of db",
        "step|0|[IDS051] step=\"0\": step = 0 is not 1..1000000000 numbers for each fetch; write"
            + " step=1",
        "step|many|step=\"many\" must be a whole number from -2147483648 to 2147483647",
        "digits|19|[IDS053] digits=\"19\": digits = 19 is not 0..18, the digits of which every number"
            + " is a long; write digits=18",
        "period|DAYS|period=\"DAYS\" is none of NONE, DAY, MONTH, YEAR; did you mean DAY?",
      })
  void mistakesInConfigurationAreNamed(String option, String value, String message) {
    assertThatThrownBy(() -> of(Map.of("name", "order", option, value)))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void withoutAGeneratorANameIsNeeded() {
    assertThatThrownBy(() -> of(Map.of()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("name is missing; write name=…");
  }

  @Test
  void theDatabaseIsAskedForWithTheFirstIdAndNotBefore() throws Exception {
    String url = "jdbc:h2:mem:segmentScheme;DB_CLOSE_DELAY=-1";
    int[] opened = new int[1];
    Issuer issuer =
        issuer(
            () -> {
              opened[0]++;
              return DriverManager.getConnection(url);
            });
    LongSupplier ids =
        scheme(Map.of("name", "invoice", "period", SegmentPeriod.MONTH, "digits", 4, "step", 1))
            .source(issuer);
    assertThat(opened[0]).isZero();

    assertThatThrownBy(ids::getAsLong)
        .isExactlyInstanceOf(SegmentStoreException.class)
        .hasMessageStartingWith(
            "segment \"invoice@202610\": no id from table ids_segment: the database has no table"
                + " ids_segment; create it with: create table");
    try (Statement statement = DriverManager.getConnection(url).createStatement()) {
      statement.execute(JdbcSegmentStore.TABLE.createStatement("H2"));
    }
    assertThat(ids.getAsLong()).isEqualTo(2026100001L);
    assertThat(ids.getAsLong()).isEqualTo(2026100002L);
  }

  /** Of the specification: the 3259th order, on a day of 2026. */
  @Test
  void configurationIssuesWhatItsCodecWrites() throws Exception {
    String url = "jdbc:h2:mem:segmentOrder;DB_CLOSE_DELAY=-1";
    try (Statement statement = DriverManager.getConnection(url).createStatement()) {
      statement.execute(JdbcSegmentStore.TABLE.createStatement("H2"));
    }
    Map<String, Options.Value> values = new HashMap<>();
    Map.of(
            "store", "db",
            "offset", "3258",
            "codec[0].radix.radix", "62",
            "codec[1].date-prefix.pattern", "yyMMdd",
            "codec[1].date-prefix.delimiter", "",
            "codec[1].date-prefix.source", "NOW",
            "codec[2].prefix", "O")
        .forEach((name, value) -> values.put(name, new Options.Value(value, "")));
    SegmentScheme scheme =
        new SegmentProvider()
            .of(Options.of("ids.generators.order", values).in(name -> Optional.empty(), NOW));
    LongSupplier ids = scheme.source(issuer(() -> DriverManager.getConnection(url)));

    assertThat(scheme.format(ids.getAsLong())).isEqualTo("O261027qZ");
    assertThat(scheme.format(ids.getAsLong())).isEqualTo("O261027qa");
  }

  @Test
  void anIdWaitsForTheDatabaseForAsLongAsIsConfigured() {
    Issuer away =
        IdRuntime.of(
            Map.of(
                "ids.store.url", "jdbc:h2:tcp://localhost:1/none",
                "ids.store.wait-up-to", "150ms"));
    for (SegmentPeriod period : SegmentPeriod.values()) {
      for (boolean prefetch : new boolean[] {true, false}) {
        LongSupplier ids =
            scheme(Map.of("name", "away", "period", period, "prefetch", prefetch)).source(away);

        assertThatThrownBy(ids::getAsLong)
            .isExactlyInstanceOf(SegmentStoreException.class)
            .hasMessageContaining(": no id within 150 ms: table ids_segment ");
      }
    }
  }

  @Test
  void withoutADatabaseThatIsSaidAtOnce() {
    Issuer none = issuer(null);
    for (boolean prefetch : new boolean[] {true, false}) {
      LongSupplier ids = scheme(Map.of("name", "order", "prefetch", prefetch)).source(none);

      assertThatThrownBy(ids::getAsLong)
          .isExactlyInstanceOf(SegmentStoreException.class)
          .hasMessage("segment \"order\": no id from table ids_segment: there is no database here");
    }
  }

  /** One with a clock, and with a database or none. */
  private static Issuer issuer(@Nullable Connections database) {
    Issuer rest = IdRuntime.of(Map.of());
    return (Issuer)
        Proxy.newProxyInstance(
            SegmentSchemeTest.class.getClassLoader(),
            new Class<?>[] {Issuer.class},
            (proxy, method, arguments) ->
                switch (method.getName()) {
                  case "clock" -> NOW;
                  case "setting" -> Optional.empty();
                  case "connections" -> {
                    if (database == null) {
                      throw new IllegalStateException("there is no database here");
                    }
                    yield database;
                  }
                  default -> method.invoke(rest, arguments);
                });
  }

  private static SegmentScheme scheme(Map<String, ?> members) {
    return SegmentScheme.of(Annotations.of(SegmentId.class, members));
  }

  private static SegmentScheme of(Map<String, String> options) {
    Map<String, Options.Value> values = new HashMap<>();
    options.forEach((name, value) -> values.put(name, new Options.Value(value, "")));
    return new SegmentProvider().of(Options.of("", values));
  }
}
