// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.TestSettings;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Generators that settings name. */
class GeneratorsTest {
  private static final Map<String, String> SETTINGS =
      Map.of(
          "ids.generators.order.strategy", "snowflake",
          "ids.generators.order.prefix", "ord_",
          "ids.generators.order.codec[0].radix", "62",
          "ids.generators.doc.strategy", "relative",
          "ids.generators.share.strategy", "nanoid",
          "ids.generators.share.size", "4",
          "ids.generators.ulid.strategy", "nanoid");

  @Test
  void issueAsManyAsAsked() {
    for (String words : new String[] {"new order 3", "new --generator=order 3"}) {
      CommandLine.Result result = run(words);

      assertThat(result.code()).isZero();
      assertThat(result.err()).isEmpty();
      assertThat(result.out().lines())
          .hasSize(3)
          .doesNotHaveDuplicates()
          .allMatch(line -> line.matches("ord_[0-9A-Za-z]{10,11}"));
    }
    assertThat(run("new --generator order").out().lines()).hasSize(1);
    assertThat(run("new order --slot=5").out().lines()).hasSize(1);
  }

  @Test
  void aSchemeGoesBeforeAGeneratorOfItsName() {
    assertThat(run("new ulid").out()).matches("[0-9A-Z]{26}\n");
    assertThat(run("new --generator=ulid").out()).matches("[A-Za-z0-9_-]{21}\n");
    assertThat(run("new uuid --generator=COUNTER").out()).matches("[0-9a-f-]{36}\n");
  }

  @Test
  void issueForAKeyWhereTheStrategyNeedsOne() {
    assertThat(run("new doc --key=acme").out()).matches("[0-9A-Z]{6}-[0-9A-Z]{10}-[0-9A-Z]{10}\n");
    assertThat(run("new doc"))
        .isEqualTo(usage("new doc needs --key=<key>: its ids are issued for a key"));
    assertThat(run("new order --key=acme"))
        .isEqualTo(usage("new order takes no --key: its ids are issued without one"));
  }

  @Test
  void haveNoOptionsHere() {
    assertThat(run("new order --prefix=x"))
        .isEqualTo(
            usage(
                "unknown option \"--prefix\"; what begins with -- and is no option goes after a --"
                    + " of its own; new order has --class-path, --generator, --key, --slot"));
  }

  @Test
  void areNamedWhereOneWasMeant() {
    assertThat(run("new ordr"))
        .isEqualTo(
            usage(
                "there is no scheme and no generator \"ordr\"; did you mean order? Schemes are"
                    + " cosid80, nanoid, relative, scru128, segment, snowflake, ulid, uuid; configured"
                    + " generators are doc, order, share, ulid"));
  }

  @Test
  void whatIsUnwiseIsNoted() {
    assertThat(run("new share").err()).startsWith("ids: note: [IDS084] 4 symbols of 64 are");
  }

  @Test
  void withoutASlotOrWithAWrongSettingNothingIsIssued() {
    Map<String, String> noSlot = new HashMap<>(SETTINGS);
    CommandLine.Result missing = new CommandLine(noSlot).call("new", "order");
    noSlot.put("ids.generators.order.strategy", "snowflak");
    CommandLine.Result wrong = new CommandLine(noSlot).call("new", "order");

    assertThat(missing.code()).isEqualTo(3);
    assertThat(missing.out()).isEmpty();
    assertThat(missing.err())
        .startsWith("ids: ids.generators.order cannot issue: no slot is configured; ")
        .endsWith(", or --slot=0\n");
    assertThat(wrong.code()).isEqualTo(3);
    assertThat(wrong.err())
        .startsWith("ids: ids.generators.order.strategy=\"snowflak\" is no strategy");
  }

  @Test
  void areListed() {
    assertThat(run("schemes").out())
        .endsWith(
            """
            generators
              doc (relative)
              order (snowflake, prefix ord_)
              share (nanoid)
              ulid (nanoid)
            """);
    assertThat(run("schemes --json").out())
        .startsWith("{\"schemes\":[{\"name\":\"cosid80\",\"storedAs\":[\"TEXT\",\"BINARY\"],")
        .contains(
            "{\"name\":\"relative\",\"storedAs\":[\"UUID\",\"BINARY\",\"TEXT\"],\"options\":"
                + "[\"salt\",\"secret\"],\"needs\":[\"a key and a secret\"],\"forms\":[\"relative\"]}")
        .endsWith(
            "\"idClasses\":[],\"generators\":[{\"name\":\"doc\",\"scheme\":\"relative\",\"prefix\":\"\"},"
                + "{\"name\":\"order\",\"scheme\":\"snowflake\",\"prefix\":\"ord_\"},"
                + "{\"name\":\"share\",\"scheme\":\"nanoid\",\"prefix\":\"\"},"
                + "{\"name\":\"ulid\",\"scheme\":\"nanoid\",\"prefix\":\"\"}]}\n")
        .hasLineCount(1);
  }

  @Test
  void wrongSettingsHideNoScheme() {
    CommandLine.Result result =
        new CommandLine(Map.of("ids.generators.order.strategy", "none")).call("schemes");

    assertThat(result.code()).isZero();
    assertThat(result.out()).contains("\nulid\n");
    assertThat(result.err()).startsWith("ids: note: no generator is listed: ids.generators.order");
  }

  private static CommandLine.Result run(String words) {
    Map<String, String> all = new HashMap<>(SETTINGS);
    all.putAll(TestSettings.all());
    return new CommandLine(all).call(words.split(" "));
  }

  private static CommandLine.Result usage(String message) {
    return new CommandLine.Result(2, "", "ids: " + message + "\n");
  }
}
