// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Input that cannot be used: one line says why, and nothing is stored or written. */
class BadInputTest {
  private static final String GOOD =
      """
      {
        "customers": [
          {"id": "cus_01HMQBFF6CC4SY0XJF8GHK2Z05", "name": "DeShawn Carter", "country": "US"}
        ],
        "devices": [
          {"id": 362894238483459, "name": "Berlin, till 2", "kind": "TILL"}
        ],
        "orders": [
          {"id": "ord_01KT11HXRJ73QV651PWXRT42QB", "customer": "cus_01HMQBFF6CC4SY0XJF8GHK2Z05",
            "device": 362894238483459, "currency": "USD", "lines": [
              {"sku": "CLN-BRS-01", "product": "Group head brush", "quantity": 1, "unitPriceCents": 969}
            ]}
        ]
      }
      """;

  @TempDir Path folder;

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        // a broken id
        "ord_01KT11HXRJ73QV651PWXRT42QB | ord_01KT11HXRJ73QV651PWXRT42Q"
            + "| , line 9, orders[0].id: Cannot deserialize value of type `shop.OrderId`: invalid OrderId \"ord_01KT11HXRJ73QV651PWXRT42Q\": after the prefix, needs 26 characters, has 25",
        // another type's id
        "\"customer\": \"cus_01HMQBFF6CC4SY0XJF8GHK2Z05\" | \"customer\": \"ord_01KT11HXRJ73QV651PWXRT42QB\""
            + "| , line 9, orders[0].customer: Cannot deserialize value of type `shop.CustomerId`: invalid CustomerId \"ord_01KT11HXRJ73QV651PWXRT42QB\": expected prefix \"cus_\", got \"ord_\"",
        // a number for an id
        "\"id\": \"cus_01HMQBFF6CC4SY0XJF8GHK2Z05\" | \"id\": 17"
            + "| , line 3, customers[0].id: Cannot deserialize value of type `shop.CustomerId`: invalid CustomerId \"17\": needs a string, not an integer",
        // text for a number, and a number that is too big
        "\"id\": 362894238483459 | \"id\": \"362894238483459\""
            + "| , line 6, devices[0].id: Cannot deserialize value of type `shop.DeviceId`: invalid DeviceId \"362894238483459\": needs an integer, not a string",
        "\"id\": 362894238483459 | \"id\": 9007199254740992"
            + "| , line 6, devices[0].id: Cannot deserialize value of type `shop.DeviceId`: invalid DeviceId \"9007199254740992\": must be 0..9007199254740991 (53 bits)",
        // no id
        "\"id\": \"ord_01KT11HXRJ73QV651PWXRT42QB\", | ``"
            + "| , line 12, orders[0]: Cannot construct instance of `shop.ShopData$OrderData`, problem: \"id\" is missing",
        // a misspelt member
        "\"quantity\": 1 | \"amount\": 1"
            + "| , line 11, orders[0].lines[0].amount: Unrecognized property \"amount\" (class shop.ShopData$LineData), not marked as ignorable",
        // a value that the shop refuses
        "\"quantity\": 1 | \"quantity\": 0"
            + "| , line 11, orders[0].lines[0]: Cannot construct instance of `shop.Item`, problem: quantity must be at least 1: 0",
        // no JSON
        "\"currency\": | \"currency\""
            + "| , line 10, orders[0]: Unexpected character ('\"' (code 34)): was expecting a colon to separate property name and value",
        // ids that lead nowhere or stand twice
        "\"customer\": \"cus_01HMQBFF6CC4SY0XJF8GHK2Z05\" | \"customer\": \"cus_01HMQBFF6CC4SY0XJF8GHK2Z06\""
            + "| , orders[0].customer: there is no customer cus_01HMQBFF6CC4SY0XJF8GHK2Z06",
        "\"device\": 362894238483459 | \"device\": 362894238483460"
            + "| , orders[0].device: there is no device 362894238483460",
        "\"country\": \"US\"} | \"country\": \"US\"}, {\"id\": \"cus_01HMQBFF6CC4SY0XJF8GHK2Z05\", \"name\": \"TJ\", \"country\": \"US\"}"
            + "| , customers[1].id: a customer cus_01HMQBFF6CC4SY0XJF8GHK2Z05 is there already",
        // what only the database knows
        "CLN-BRS-01 | CLN-BRS-01-CLN-BRS-01"
            + "| : the database refuses it: Value too long for column \"SKU CHARACTER VARYING(20)\": \"'CLN-BRS-01-CLN-BRS-01' (21)\"; SQL statement:",
      })
  void isRefusedInOneLine(String good, String bad, String problem) throws IOException {
    assertThat(GOOD).contains(good);
    Path input = folder.resolve("input.json");
    Files.writeString(input, GOOD.replace(good, bad));
    assertRefused(input, problem);
  }

  @Test
  void whatStandsBeforeARefusedLineIsNotStoredEither() throws IOException {
    Path input = folder.resolve("input.json");
    Files.writeString(input, GOOD.replace("CLN-BRS-01", "CLN-BRS-01-CLN-BRS-01"));
    try (ShopDatabase database = new ShopDatabase()) {
      OrdersJob job = new OrdersJob(database, new Report(print(new ByteArrayOutputStream())));
      ShopFile file = ShopFile.read(input);
      assertThatThrownBy(() -> job.run(file, folder.resolve("output.json")))
          .isInstanceOf(InputException.class);
      assertThat(database.sql().statements())
          .as("the customer and the order were inserted before")
          .hasSize(4);
      ShopData stored = database.transaction(session -> new Orders(session).everything());
      assertThat(stored).isEqualTo(new ShopData(List.of(), List.of(), List.of()));
    }
  }

  @Test
  void aFileThatIsNotThereIsNamed() throws IOException {
    assertRefused(folder.resolve("nowhere.json"), ": there is no such file");
  }

  @Test
  void theGoodInputIsTaken() throws IOException {
    Path input = folder.resolve("input.json");
    Path output = folder.resolve("output.json");
    Files.writeString(input, GOOD);
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] arguments = {output.toString(), input.toString()};
    assertThat(Main.run(arguments, print(new ByteArrayOutputStream()), print(err))).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    assertThat(ShopFile.read(output).data().orders()).hasSize(2);
  }

  private void assertRefused(Path input, String problem) throws IOException {
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    String[] arguments = {folder.resolve("output.json").toString(), input.toString()};
    int status = Main.run(arguments, print(new ByteArrayOutputStream()), print(err));
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo(input + problem + System.lineSeparator());
    assertThat(status).isEqualTo(1);
    try (var files = Files.list(folder)) {
      assertThat(files.filter(file -> !file.equals(input))).isEmpty();
    }
  }

  private static PrintStream print(ByteArrayOutputStream bytes) {
    return new PrintStream(bytes, true, StandardCharsets.UTF_8);
  }
}
