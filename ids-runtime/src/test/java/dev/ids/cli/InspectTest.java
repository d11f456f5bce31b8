// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.TestSettings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PipedInputStream;
import java.io.PipedOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InspectTest {
  private static final String ULID = "01KDVDNA00041061050R3GG28Z";
  private static final String HEX = "019b76da-a800-0102-0304-05060708091f".replace("-", "");

  @TempDir Path folder;

  @Test
  void saysAllThatIsInAnId() {
    assertThat(CommandLine.run("inspect", ULID))
        .isEqualTo(
            new CommandLine.Result(
                0,
                """
                01KDVDNA00041061050R3GG28Z
                  ulid
                    timestamp   2026-01-01T00:00:00.000Z (333 d 12 h ago)
                    SQL UUID    '019b76da-a800-0102-0304-05060708091f'
                    SQL BINARY  X'019b76daa8000102030405060708091f'
                    PostgreSQL  '\\x019b76daa8000102030405060708091f'::bytea
                    SQL TEXT    '01KDVDNA00041061050R3GG28Z'
                """,
                ""));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "019b76da-a800-0102-0304-05060708091f",
        "019B76DA-A800-0102-0304-05060708091F",
        "'019b76da-a800-0102-0304-05060708091f'::uuid",
        "019b76daa8000102030405060708091f",
        "0x019B76DAA8000102030405060708091F",
        "\\x019b76daa8000102030405060708091f",
        "'\\x019b76daa8000102030405060708091f'::bytea",
        "X'019b76daa8000102030405060708091f'",
        "x'019b76daa8000102030405060708091f'",
      })
  void knowsAnIdAsADatabaseShowsIt(String stored) {
    CommandLine.Result result = CommandLine.run("inspect", stored);

    assertThat(result.code()).isZero();
    assertThat(result.out())
        .containsPattern(
            "\n  ulid, stored as (UUID|BINARY)\n    timestamp   2026-01-01T00:00:00.000Z")
        .contains("    text        " + ULID + "\n");
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "  01KDVDNA00041061050R3GG28Z\t",
        "\"01KDVDNA00041061050R3GG28Z\",",
        "'01KDVDNA00041061050R3GG28Z';",
        "[ \"01KDVDNA00041061050R3GG28Z\" ]",
        "<01KDVDNA00041061050R3GG28Z>",
        "\uFEFF01KDVDNA00041061050R3GG28Z\u00a0",
        "/orders/01KDVDNA00041061050R3GG28Z?full=true",
        "{\"n\":17,\"id\":\"01KDVDNA00041061050R3GG28Z\",\"ms\":1767225600000}",
        "2026-11-30 18:45:44.123 [http-nio-8080-exec-10] INFO 01KDVDNA00041061050R3GG28Z.",
        "Order[id=01KDVDNA00041061050R3GG28Z, customer=x]",
      })
  void takesAnIdOutOfWhatIsPasted(String pasted) {
    for (CommandLine.Result result :
        new CommandLine.Result[] {
          CommandLine.run("inspect", pasted), CommandLine.runWithInput(pasted + "\r\n", "inspect")
        }) {
      assertThat(result.code()).isZero();
      assertThat(result.err()).isEmpty();
      assertThat(result.out()).startsWith(ULID).contains("\n  ulid\n");
      assertThat(result.out().lines().filter(line -> !line.startsWith(" "))).hasSize(1);
    }
  }

  @Test
  void anotherSpellingIsShownInTheCanonicalOne() {
    assertThat(CommandLine.run("inspect", ULID.toLowerCase(java.util.Locale.ROOT)).out())
        .contains("\n    text        " + ULID + "\n");
  }

  @Test
  void aPrefixThatNoClassNamesIsCutAndSaid() {
    assertThat(CommandLine.run("inspect", "ord_" + ULID).out())
        .startsWith("ord_" + ULID + "\n  ulid, after \"ord_\"\n")
        .contains("    SQL TEXT    'ord_" + ULID + "'\n");
  }

  @Test
  void idClassesOfTheClassPathAreNamed() throws IOException {
    index("dev.ids.shapes.OrderId", "dev.ids.shapes.TicketId", "dev.ids.shapes.TenantDocId");

    assertThat(CommandLine.run("inspect", "--class-path=" + folder, "ord_" + ULID).out())
        .startsWith(
            "ord_" + ULID + "\n  dev.ids.shapes.OrderId (ulid)\n    timestamp   2026-01-01");
    assertThat(CommandLine.run("inspect", "--class-path", folder.toString(), ULID).out())
        .startsWith(ULID + "\n  ulid\n");
    assertThat(CommandLine.run("schemes", "--class-path=" + folder).out())
        .contains("\nid classes\n  dev.ids.shapes.OrderId (ulid, prefix ord_)\n");
  }

  @Test
  void whatIsStoredMayBeOfSeveralClasses() throws IOException {
    index("dev.ids.shapes.OrderId");

    assertThat(
            CommandLine.run(
                    "inspect", "--class-path=" + folder, "019b76da-a800-0102-0304-05060708091f")
                .out())
        .contains("\n  dev.ids.shapes.OrderId (ulid), stored as UUID\n")
        .contains(" ord_" + ULID + "\n");
  }

  @Test
  void aBrokenIndexEntryHidesNoOther() throws IOException {
    index("shop.Gone", "java.lang.String", "dev.ids.shapes.OrderId");

    CommandLine.Result result = CommandLine.run("inspect", "--class-path=" + folder, "ord_" + ULID);

    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("dev.ids.shapes.OrderId");
    assertThat(result.err())
        .contains(" line 1: shop.Gone cannot be loaded: \"java.lang.ClassNotFoundException")
        .contains(" line 2: java.lang.String is no id class\n");
  }

  private void index(String... classes) throws IOException {
    Path index = folder.resolve("META-INF/ids/index");
    Files.createDirectories(index.getParent());
    Files.writeString(index, String.join("\n", classes) + "\n");
  }

  @Test
  void theTagIsComparedOnlyOnRequest() {
    String id = CommandLine.run("new", "relative", "--key=acme").out().strip();

    assertThat(CommandLine.run("inspect", id).out()).doesNotContain("of the key");
    assertThat(CommandLine.run("inspect", "--key=acme", id).out())
        .contains("\n    of the key  yes\n");
    assertThat(CommandLine.run("inspect", "--key=other", id).out())
        .contains("\n    of the key  no\n");
    assertThat(CommandLine.run("inspect", "--json", "--key=acme", id).out())
        .contains("\"ofKey\":true");
  }

  @Test
  void whatIsNoIdIsSaidWithTheNearestMissOnTheErrorStream() {
    String wrong = ULID.replace('R', 'I');

    assertThat(CommandLine.run("inspect", wrong, ULID.substring(1)))
        .satisfies(
            result -> {
              assertThat(result.code()).isEqualTo(1);
              assertThat(result.err())
                  .startsWith("ids: \"" + wrong + "\" is no id of any scheme\n  nearly ")
                  .contains(
                      "\n  nearly ulid, but character 'I' at index 19 is not in 0-9 A-H J K M N"
                          + " P-T V-Z\n")
                  .contains(
                      "\n  tried: cosid80, nanoid, relative, scru128, segment, snowflake, ulid, uuid in ")
                  .containsOnlyOnce("tried:");
            });
  }

  @Test
  void aLostCharacterIsSuspectedWhereTheRestIsAnIdWithoutATime() {
    assertThat(CommandLine.run("inspect", ULID.substring(0, 25)).out())
        .contains("\n  uuid id25\n    time        none\n")
        .endsWith("\n  nearly ulid, but needs 26 characters, has 25\n");
  }

  @Test
  void linesOfALogWithoutIdsAreLeftOut() {
    assertThat(
            CommandLine.runWithInput(
                "starting up\r\n\r\norder ord_" + ULID + " paid\r\ndone at last\r\n",
                "inspect",
                "-"))
        .satisfies(
            result -> {
              assertThat(result.code()).isZero();
              assertThat(result.err()).isEmpty();
              assertThat(result.out()).startsWith("ord_" + ULID + " (line 3)\n  ulid, after");
            });
    assertThat(CommandLine.runWithInput("starting up\ndone\u0020now\n", "inspect"))
        .isEqualTo(new CommandLine.Result(1, "", "ids: no id in 2 lines\n"));
    assertThat(CommandLine.runWithInput("", "inspect"))
        .isEqualTo(new CommandLine.Result(1, "", "ids: no id in 0 lines\n"));
  }

  @Test
  void aLineThatIsOneWordMustBeAnId() {
    CommandLine.Result result = CommandLine.runWithInput("non-sense-\n" + ULID + "\n", "inspect");

    assertThat(result.code()).isEqualTo(1);
    assertThat(result.err()).startsWith("ids: line 1: \"non-sense-\" is no id of any scheme\n");
    assertThat(result.out()).startsWith(ULID + " (line 2)\n");
  }

  @Test
  @Timeout(60)
  void eachLineIsAnsweredBeforeTheNextIsThere() throws Exception {
    PipedOutputStream typed = new PipedOutputStream();
    PipedInputStream in = new PipedInputStream(typed);
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ExecutorService executor = Executors.newSingleThreadExecutor();
    try {
      Future<Integer> code =
          executor.submit(
              () ->
                  new CommandLine(Map.of())
                      .input(in)
                      .call(out, new ByteArrayOutputStream(), "inspect"));
      typed.write((ULID + "\n").getBytes(StandardCharsets.UTF_8));
      typed.flush();
      while (!out.toString(StandardCharsets.UTF_8).contains("SQL TEXT")) {
        assertThat(code.isDone()).isFalse();
        TimeUnit.MILLISECONDS.sleep(5);
      }
      typed.close();
      assertThat(code.get()).isZero();
    } finally {
      executor.shutdownNow();
    }
  }

  @Test
  void jsonHasOneObjectALineWithAllNames() {
    assertThat(CommandLine.run("inspect", "--json", "ord_" + ULID, "\u00e9\"\n").out())
        .isEqualTo(
            """
            {"text":"ord_%s","line":null,"problem":"","readings":[{"scheme":"ulid","names":["ulid"],\
            "idClass":false,"readAs":"TEXT","prefix":"ord_","likelihood":"LIKELY","why":"",\
            "time":"2026-01-01T00:00:00.000Z","fields":{"timestamp":"2026-01-01T00:00:00.000Z"},\
            "ofKey":null,"canonical":"ord_%s","texts":{},\
            "sql":{"UUID":"'019b76da-a800-0102-0304-05060708091f'","BINARY":"X'%s'",\
            "BYTEA":"'\\\\x%s'::bytea","TEXT":"'ord_%s'"}}],"nearMisses":[]}
            {"text":"\\u00e9\\"","line":null,"problem":"has no id of any scheme in it","readings":[],\
            "nearMisses":[]}
            """
                .formatted(ULID, ULID, HEX, HEX, ULID));
  }

  @Test
  void noSecretIsShown() {
    String secret = TestSettings.all().get("ids.secret.default").substring("hex:".length());
    String id = CommandLine.run("new", "relative", "--key=acme").out().strip();
    CommandLine.Result shown = CommandLine.run("inspect", "--key=acme", id);
    CommandLine.Result asOption =
        CommandLine.run("new", "relative", "--key=a", "--secret=" + secret);

    assertThat(shown.out() + shown.err()).doesNotContain(secret);
    assertThat(asOption.code()).isEqualTo(2);
    assertThat(asOption.out() + asOption.err()).contains("IDS070").doesNotContain(secret);
  }
}
