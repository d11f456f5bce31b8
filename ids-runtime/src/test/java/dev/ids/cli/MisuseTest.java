// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Every wrong command line, with all that it writes. */
class MisuseTest {
  private static final String SCHEMES =
      "cosid80, nanoid, relative, scru128, segment, snowflake, ulid, uuid";

  private static final String NO_SCHEME =
      "new takes a scheme or a generator, and a count: new <scheme> [count]; schemes are "
          + SCHEMES;

  static Stream<Arguments> wrong() {
    return Stream.of(
        wrong(
            "inspct x",
            "there is no command \"inspct\"; did you mean inspect? Commands are help, inspect, new,"
                + " schemes"),
        wrong(
            "frobnicate",
            "there is no command \"frobnicate\"; Commands are help, inspect, new, schemes"),
        wrong(
            "help neww",
            "there is no command \"neww\"; did you mean new? Commands are help, inspect, new,"
                + " schemes"),
        wrong(
            "inspect --jsn x",
            "unknown option \"--jsn\"; did you mean --json? inspect has --all, --class-path,"
                + " --json, --key"),
        wrong("inspect --json=yes x", "--json takes no value"),
        wrong("inspect x --key", "--key needs a value; write --key=<value>"),
        wrong("inspect --key --json x", "--key needs a value; write --key=<value>"),
        wrong("inspect --key=a --key=b x", "--key is given twice"),
        wrong("inspect --class-path=no/such.jar x", "--class-path: there is no \"no/such.jar\""),
        wrong("new ulid 1 2", NO_SCHEME),
        wrong(
            "new ulit",
            "there is no scheme and no generator \"ulit\"; did you mean ulid? Schemes are "
                + SCHEMES
                + "; no generator is configured"),
        wrong(
            "new --generator=ordr 5",
            "there is no scheme and no generator \"ordr\"; Schemes are "
                + SCHEMES
                + "; no generator is configured"),
        wrong("new ulid ulid", "the count must be a whole number from 1 to 1000000: \"ulid\""),
        wrong("new --prefix ulid", NO_SCHEME),
        wrong("new", NO_SCHEME),
        wrong("new --size", "--size needs a value; write --size=<value>"),
        wrong(
            "inspect --V1StGXR8_Z5jdHi6B-my",
            "unknown option \"--V1StGXR8_Z5jdHi6B-my\"; what begins with -- and is no option goes"
                + " after a -- of its own; inspect has --all, --class-path, --json, --key"),
        wrong("new segment 5", "name is missing; write --name=…"),
        wrong("new ulid 0", "the count must be a whole number from 1 to 1000000: \"0\""),
        wrong(
            "new ulid 1000001", "the count must be a whole number from 1 to 1000000: \"1000001\""),
        wrong("new ulid -5", "the count must be a whole number from 1 to 1000000: \"-5\""),
        wrong(
            "new nanoid --sise=5",
            "unknown option \"--sise\"; did you mean --size? new nanoid has --alphabet,"
                + " --class-path, --key, --prefix, --size, --slot"),
        wrong(
            "new ulid --size=5",
            "unknown option \"--size\"; what begins with -- and is no option goes after a -- of its"
                + " own; new ulid has --class-path, --key, --prefix, --slot"),
        wrong(
            "new nanoid --size 0",
            "[IDS083] --size=\"0\": size = 0 is outside 1..1024 symbols; write --size=21"),
        wrong(
            "new snowflake --time-bits=64",
            "[IDS040] --time-bits=\"64\": time-bits = 64 is outside 1..63 bits; write"
                + " --time-bits=41"),
        wrong(
            "new snowflake --layout=JS_SAVE_MS",
            "--layout=\"JS_SAVE_MS\" is none of SNOWFLAKE_MS, SNOWFLAKE_S, JS_SAFE_MS, JS_SAFE_S,"
                + " COSID_80, CLASSIC; did you mean JS_SAFE_MS?"),
        wrong(
            "new snowflake --layout=COSID_80",
            "--layout=\"COSID_80\" has 80 bits, a number has 63; write new cosid80"),
        wrong(
            "new snowflake --codec[0].radix=99",
            "[IDS030] --codec[0].radix=\"99\": radix = 99 is outside 2..62; write"
                + " --codec[0].radix=62"),
        wrong(
            "new ulid --prefix=a/b",
            "--prefix \"a/b\" has characters that need escaping in URLs or JSON; it may have A-Z a-z"
                + " 0-9 . _ ~ : -"),
        wrong("new ulid --key=a", "new ulid takes no --key: its ids are issued without one"),
        wrong("new relative", "new relative needs --key=<key>: its ids are issued for a key"),
        wrong("schemes all", "schemes takes no arguments"));
  }

  private static Arguments wrong(String words, String message) {
    return Arguments.of(words, message);
  }

  @ParameterizedTest
  @MethodSource("wrong")
  void isAnsweredWithWhatToWriteAndExitCode2(String words, String message) {
    assertThat(CommandLine.run(words.split(" ")))
        .isEqualTo(new CommandLine.Result(2, "", "ids: " + message + "\n"));
  }

  @Test
  void noCommandIsAnsweredWithHelpOnTheErrorStream() {
    assertThat(CommandLine.run()).isEqualTo(new CommandLine.Result(2, "", Help.GENERAL));
  }

  @Test
  void inspectWaitsForNobodyToType() {
    assertThat(new CommandLine(Map.of()).onTerminal().call("inspect"))
        .isEqualTo(
            new CommandLine.Result(
                2, "", "ids: inspect needs an id, or - to read ids from standard input\n"));
  }

  @Test
  void withoutASlotNothingIsIssued() {
    assertThat(new CommandLine(Map.of()).call("new", "snowflake"))
        .isEqualTo(
            new CommandLine.Result(
                3,
                "",
                "ids: no slot is configured; set ids.slot (or the environment variable IDS_SLOT) to"
                    + " a number that no other running process uses, from 0; a single process takes"
                    + " ids.slot=0; ids.slot=lease takes a free one from the application's database, or"
                    + " --slot=0\n"));
  }

  @Test
  void withoutASecretNothingIsIssuedOrChecked() {
    String missing =
        "no secret \"default\" is configured; set ids.secret.default to file:<path>,"
            + " hex:<digits>, base64:<text> or keystore:<path>#<alias>, of at least 16 bytes\n";

    assertThat(new CommandLine(Map.of()).call("new", "relative", "--key=acme"))
        .isEqualTo(new CommandLine.Result(3, "", "ids: " + missing));
    assertThat(
            new CommandLine(Map.of()).call("inspect", "--key=acme", "0000G0-01KDVDNA00-00000000G0"))
        .isEqualTo(new CommandLine.Result(3, "", "ids: --key cannot be checked: " + missing));
  }

  @Test
  void aSlotThatIsNoneIsRefused() {
    assertThat(CommandLine.run("new", "snowflake", "--slot=one").code()).isEqualTo(3);
    assertThat(CommandLine.run("new", "snowflake", "--slot=one").err())
        .startsWith("ids: ids.slot must be a whole number from 0 to ")
        .contains("\"one\"");
  }

  @Test
  void anOptionIsNeverLongerInAMessageThanIsFit() {
    CommandLine.Result result = CommandLine.run("inspect", "--" + "x".repeat(1_000_000));

    assertThat(result.code()).isEqualTo(2);
    assertThat(result.err()).hasSizeLessThan(300);
  }
}
