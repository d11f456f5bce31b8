// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.testkit.InMemoryCompiler;
import dev.ids.testkit.SchemeRow;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SchemeProviderTest {
  private static final SortedMap<String, SchemeProvider<?>> ALL =
      SchemeProvider.all(SchemeProviderTest.class.getClassLoader());

  @Test
  void everySchemeOfTheTableHasOne() {
    assertThat(ALL.keySet())
        .isEqualTo(SchemeRow.all().map(SchemeRow::name).collect(Collectors.toSet()));
    SchemeRow.all()
        .forEach(
            row ->
                assertThat(ALL.get(row.name()).annotation().getSimpleName())
                    .isEqualTo(row.annotationName()));
  }

  @Test
  void everyVariantHasTheNameOfItsScheme() {
    ALL.forEach(
        (name, provider) ->
            assertThat(provider.variants())
                .isNotEmpty()
                .allSatisfy(
                    (label, scheme) -> {
                      assertThat(scheme.name()).isEqualTo(name);
                      assertThat(label).startsWith(name);
                    }));
  }

  @Test
  void theOptionsAreTheMembersThatAreNotShared() {
    Map<String, List<String>> options = new HashMap<>();
    ALL.forEach((name, provider) -> options.put(name, List.copyOf(provider.options())));

    assertThat(options)
        .containsEntry("ulid", List.of())
        .containsEntry("scru128", List.of())
        .containsEntry("nanoid", List.of("alphabet", "size"))
        .containsEntry("uuid", List.of("generator", "text", "version"))
        .containsEntry("relative", List.of("salt", "secret"));
  }

  @Test
  void aSchemeHasTheOptionsThatAreGiven() {
    assertThat(of("nanoid", Map.of("alphabet", "0123456789", "size", "30")).textLength())
        .isEqualTo(30);
    assertThat(of("uuid", Map.of("text", "id25", "generator", "Counter")).textLength())
        .isEqualTo(25);
    assertThat(of("snowflake", Map.of("layout", "js-safe-ms")).slotBits()).isEqualTo(3);
    assertThat(of("snowflake", Map.of("node-bits", "7")).slotBits()).isEqualTo(7);
    assertThat(bits(Map.of("layout", "JS_SAFE_S", "seq-bits", "20"))).isEqualTo(54);
    assertThat(bits(Map.of("unit", "seconds", "time-bits", "31", "seq-bits", "12"))).isEqualTo(53);
  }

  private static int bits(Map<String, String> options) {
    return ((Bits64Scheme) of("snowflake", options)).bits();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "nanoid|size|0|[IDS083] x.size=\"0\" (here): size = 0 is outside 1..1024 symbols; write x.size=21",
        "nanoid|size|many|x.size=\"many\" (here) must be a whole number from -2147483648 to 2147483647",
        "nanoid|size|٣|x.size=\"٣\" (here) must be a whole number from -2147483648 to 2147483647",
        "uuid|version|5|[IDS060] x.version=\"5\" (here): version = 5 is neither 7, which sorts by"
            + " time, nor 4, which is random; write x.version=7",
        "uuid|generator|MONOTONE|x.generator=\"MONOTONE\" (here) is none of MONOTONIC, RANDOM,"
            + " COUNTER; did you mean MONOTONIC?",
        "uuid|text|base58|x.text=\"base58\" (here) is none of CANONICAL, ID25, ID22",
        "relative|secret|Not A Name|[IDS070] x.secret (here): secret takes the name of a secret, at"
            + " most 31 of a-z 0-9 and single hyphens, and never the secret itself; write secret ="
            + " \"default\", and the setting ids.secret.default",
        "cosid80|codec[0].radix.radix|63|[IDS030] x.codec[0].radix.radix=\"63\" (here): radix = 63 is outside 2..62; write"
            + " x.codec[0].radix.radix=62",
        "snowflake|time-bits|64|[IDS040] x.time-bits=\"64\" (here): time-bits = 64 is outside 1..63"
            + " bits; write x.time-bits=41",
        "snowflake|seq-bits|13|[IDS044] x.seq-bits=\"13\" (here): time 41 + node 10 + seq 13 = 64"
            + " bits, 1 more than the 63 that a non-negative long holds",
        "snowflake|seq-reset-threshold|4096|[IDS043] x.seq-reset-threshold=\"4096\" (here):"
            + " seq-reset-threshold = 4096 is outside 0..4095, the range of a sequence of 12 bits;"
            + " write x.seq-reset-threshold=2047",
        "snowflake|epoch|2024|[IDS042] x.epoch=\"2024\" (here): epoch \"2024\" is not an instant in"
            + " UTC such as 2024-01-01T00:00:00Z; write x.epoch=2019-12-24T16:00:00Z",
        "snowflake|unit|MINUTES|x.unit=\"MINUTES\" (here) is none of MILLIS, SECONDS",
        "snowflake|layout|COSID_80|x.layout=\"COSID_80\" (here) has 80 bits, a number has 63; write"
            + " x.strategy=cosid80",
        "snowflake|layout|JS_SAVE_MS|x.layout=\"JS_SAVE_MS\" (here) is none of SNOWFLAKE_MS,"
            + " SNOWFLAKE_S, JS_SAFE_MS, JS_SAFE_S, COSID_80, CLASSIC; did you mean JS_SAFE_MS?",
      })
  void whatCannotWorkIsNamedInConfigurationsSpelling(
      String scheme, String option, String value, String message) {
    assertThatThrownBy(() -> of(scheme, Map.of(option, value)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .message()
        .satisfies(m -> assertThat(m.lines().findFirst().orElseThrow()).isEqualTo(message));
  }

  @Test
  void theClassicLayoutHasFixedFields() {
    assertThatThrownBy(() -> of("snowflake", Map.of("layout", "CLASSIC", "node-bits", "9")))
        .hasMessage(
            "x.layout=\"CLASSIC\" (here) has fixed fields, only its epoch can be replaced; write"
                + " x.layout=SNOWFLAKE_MS");
    assertThat(
            of("snowflake", Map.of("layout", "CLASSIC", "epoch", "2024-01-01T00:00:00Z"))
                .slotBits())
        .isEqualTo(10);
  }

  @Test
  void aProviderOfAnApplicationIsFoundThroughItsLoader() throws Exception {
    ClassLoader application = application("app.TicketProvider");
    SortedMap<String, SchemeProvider<?>> all = SchemeProvider.all(application);

    assertThat(all.keySet()).containsAll(ALL.keySet()).contains("ticket");
    assertThat(all.get("ticket").options()).containsExactly("desks", "first-letter", "max-size");
    IdScheme scheme =
        all.get("ticket")
            .of(options(Map.of("max-size", "7", "first-letter", "T", "desks[0]", "12")));
    assertThat(((TextScheme) scheme).parse("x")).isEqualTo("T7[12]x");
    assertThatThrownBy(() -> all.get("ticket").of(options(Map.of("first-letter", "TT"))))
        .hasMessage("x.first-letter=\"TT\" (here) must be one character");
    assertThatThrownBy(() -> all.get("ticket").of(options(Map.of("max-size", "7"))))
        .hasMessage("x (here) needs first-letter; write x.first-letter=…");
  }

  @Test
  void aProviderThatCannotBeMadeIsNamed() throws Exception {
    ClassLoader application = application("app.Missing");

    assertThatThrownBy(() -> SchemeProvider.all(application))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "a scheme's provider cannot be loaded: dev.ids.SchemeProvider: Provider app.Missing not"
                + " found");
  }

  @Test
  void twoOfOneNameAreRefused() throws Exception {
    ClassLoader application = application("app.OtherUlid");

    assertThatThrownBy(() -> SchemeProvider.all(application))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "two schemes have the name ulid: those of dev.ids.ulid.UlidProvider and app.OtherUlid");
  }

  private static IdScheme of(String scheme, Map<String, String> options) {
    return ALL.get(scheme).of(options(options));
  }

  private static Options options(Map<String, String> texts) {
    Map<String, Options.Value> values = new HashMap<>();
    texts.forEach((name, text) -> values.put(name, new Options.Value(text, " (here)")));
    return Options.of("x", values);
  }

  /** A loader with a provider of its own. */
  private static ClassLoader application(String provider) throws Exception {
    ClassLoader compiled =
        InMemoryCompiler.compile(
            SchemeProviderTest.class.getClassLoader(),
            Map.of(
                "app.Ticket", TICKET,
                "app.TicketScheme", TICKET_SCHEME,
                "app.TicketProvider", TICKET_PROVIDER,
                "app.OtherUlid",
                    TICKET_PROVIDER
                        .replace("TicketProvider", "OtherUlid")
                        .replace("\"ticket\"", "\"ulid\"")));
    return new ClassLoader(compiled) {
      @Override
      protected Enumeration<URL> findResources(String name) throws java.io.IOException {
        return name.equals("META-INF/services/dev.ids.SchemeProvider")
            ? Collections.enumeration(List.of(file(provider)))
            : Collections.emptyEnumeration();
      }
    };
  }

  private static URL file(String content) throws java.io.IOException {
    return new URL(
        null,
        "test:/file",
        new URLStreamHandler() {
          @Override
          protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
              @Override
              public void connect() {}

              @Override
              public InputStream getInputStream() {
                return new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
              }
            };
          }
        });
  }

  private static final String TICKET =
      """
      package app;
      import dev.ids.*;
      import java.lang.annotation.*;
      @SchemeOf(value = TicketScheme.class, stores = StorageKind.TEXT)
      @Retention(RetentionPolicy.RUNTIME)
      @interface Ticket {
        int maxSize() default 5;
        char firstLetter();
        long[] desks() default {};
        Class<?> type() default Object.class;
        @KeyPath String key() default "";
        String prefix() default "";
        StorageKind storage() default StorageKind.TEXT;
        JsonForm json() default JsonForm.TEXT;
        boolean allowAssigned() default true;
        String in() default "";
      }
      """;
  private static final String TICKET_SCHEME =
      """
      package app;
      import dev.ids.*;
      record TicketScheme(String start) implements TextScheme {
        static TicketScheme of(Ticket t) {
          return new TicketScheme(
              "" + t.firstLetter() + t.maxSize() + java.util.Arrays.toString(t.desks()));
        }
        public String name() { return "ticket"; }
        public int textLength() { return 10; }
        public boolean textSorts() { return true; }
        public String parse(String text) { return start + text; }
      }
      """;
  private static final String TICKET_PROVIDER =
      """
      package app;
      import dev.ids.*;
      public class TicketProvider implements SchemeProvider<Ticket> {
        public String name() { return "ticket"; }
        public Class<Ticket> annotation() { return Ticket.class; }
        public IdScheme of(Ticket declaration) { return TicketScheme.of(declaration); }
      }
      """;
}
