// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** The whole job on the file that comes with the shop. */
class OrdersTest {
  private static final JsonMapper PLAIN = new JsonMapper();

  @TempDir Path folder;

  private final ByteArrayOutputStream printed = new ByteArrayOutputStream();
  private final ShopFile input = ShopFile.shipped();
  private final ShopDatabase database = new ShopDatabase();
  private Path output;

  @BeforeEach
  void run() {
    output = folder.resolve("result.json");
    PrintStream out = new PrintStream(printed, true, StandardCharsets.UTF_8);
    new OrdersJob(database, new Report(out)).run(input, output);
  }

  @AfterEach
  void close() {
    database.close();
  }

  @Test
  void everythingIsStoredAndTheLatestOrdersOnceMore() throws Exception {
    JsonNode json = shippedJson();
    int again = 0;
    for (int i = json.get("orders").size() - OrdersJob.AGAIN; i < json.get("orders").size(); i++) {
      again += json.get("orders").get(i).get("lines").size();
    }
    assertThat(database.inserted(Customer.class)).isEqualTo(67);
    assertThat(database.inserted(Device.class)).isEqualTo(20 + 1);
    assertThat(database.inserted(Order.class)).isEqualTo(300 + OrdersJob.AGAIN);
    assertThat(database.inserted(OrderLine.class)).isEqualTo(726 + again);
  }

  @Test
  void rowsAreInsertedInBatchesOfFifty() {
    for (Class<?> entity : ShopDatabase.ENTITIES) {
      long rows = database.inserted(entity);
      assertThat(database.sql().insertBatches(database.table(entity)))
          .as("batches for %s rows of %s", rows, entity)
          .isEqualTo((rows + 49) / 50);
    }
  }

  @Test
  void noSelectStandsBeforeAnInsert() {
    List<String> statements = database.sql().statements();
    assertThat(statements.subList(0, ShopDatabase.ENTITIES.size()))
        .allMatch(sql -> sql.startsWith("insert into "));
    assertThat(statements.subList(ShopDatabase.ENTITIES.size(), statements.size()))
        .isNotEmpty()
        .allMatch(sql -> sql.startsWith("select "));
  }

  @Test
  void aRangeOfTimeIsWhatTheTextsOfTheIdsSay() throws Exception {
    List<String> expected =
        texts(PLAIN.readTree(Files.readAllBytes(output)).get("orders"), "id")
            .filter(text -> !OrdersJob.FROM.isAfter(Crockford.time(text)))
            .filter(text -> !OrdersJob.TO.isBefore(Crockford.time(text)))
            .sorted()
            .toList();
    List<String> found =
        database.transaction(
            session ->
                new Orders(session)
                    .placed(OrdersJob.FROM, OrdersJob.TO).stream()
                        .map(order -> order.id().toString())
                        .toList());
    assertThat(found).isEqualTo(expected).hasSize(25);
  }

  @Test
  void ordersAreFoundByTheIdOfTheirCustomer() throws Exception {
    String customer = "cus_01HMQBFF6CC4SY0XJF8GHK2Z05";
    List<String> expected =
        PLAIN
            .readTree(Files.readAllBytes(output))
            .get("orders")
            .valueStream()
            .filter(order -> order.get("customer").stringValue().equals(customer))
            .map(order -> order.get("id").stringValue())
            .toList();
    List<String> found =
        database.transaction(
            session ->
                new Orders(session)
                    .of(CustomerId.parse(customer)).stream()
                        .map(order -> order.id().toString())
                        .toList());
    assertThat(found).isEqualTo(expected).isNotEmpty();
  }

  @Test
  void theResultHoldsTheInputWithItsIdsAndNewIdsForTheRest() throws Exception {
    JsonNode before = shippedJson();
    JsonNode after = PLAIN.readTree(Files.readAllBytes(output));
    assertThat(after.get("customers")).isEqualTo(before.get("customers"));
    assertThat(after.get("devices").valueStream().limit(20).toList())
        .isEqualTo(before.get("devices").valueStream().toList());
    JsonNode desk = after.get("devices").get(20);
    assertThat(desk.get("name").stringValue()).isEqualTo("Service desk");
    assertThat(desk.get("id").longValue() >> 9 & 7).as("slot").isEqualTo(1);

    List<JsonNode> kept = after.get("orders").valueStream().limit(300).toList();
    Set<String> lineIds = new HashSet<>();
    after
        .get("orders")
        .valueStream()
        .flatMap(order -> order.get("lines").valueStream())
        .forEach(line -> lineIds.add(line.get("id").stringValue()));
    assertThat(lineIds)
        .hasSize((int) database.inserted(OrderLine.class))
        .allMatch(id -> id.matches("[0-9A-HJKMNP-TV-Z]{26}"));
    assertThat(kept.stream().map(OrdersTest::withoutLineIds).toList())
        .isEqualTo(before.get("orders").valueStream().toList());
  }

  @Test
  void theResultReadsBackEqualAndCanBeAnInputItself() {
    ShopData stored = database.transaction(session -> new Orders(session).everything());
    ShopFile result = ShopFile.read(output);
    assertThat(result.data()).isEqualTo(stored);

    try (ShopDatabase other = new ShopDatabase()) {
      List<Order> orders = other.transaction(session -> new Importer(session, result).persistAll());
      assertThat(orders).hasSize(300 + OrdersJob.AGAIN);
      ShopData again = other.transaction(session -> new Orders(session).everything());
      assertThat(again).isEqualTo(stored);
    }
  }

  @Test
  void theReportSaysWhatWasDone() {
    assertThat(lines())
        .contains(
            "Read orders.json: 67 customers, 20 devices, 300 orders, 726 lines.",
            "  table       rows  INSERT batches of 50",
            "  Customer      67                     2",
            "  Device        21                     1",
            "  orders       308                     7",
            "  OrderLine    743                    15",
            "  4 statements prepared, 0 of them SELECTs",
            "25 orders from 2026-07-13 00:00:00.000 to 2026-07-19 23:59:59.999, by their ids alone:",
            "  order                           placed (UTC)             lines            total  device            customer",
            "  ord_01KXFX5N3YB0HEG18S30WFERWZ  2026-07-14 08:51:20.318      6      1112.43 BRL  794035560318465   Thiago Araújo",
            "3 orders of cus_01HMQBFF6CC4SY0XJF8GHK2Z05:",
            "Wrote " + output + ": 308 orders. Read back, all is equal.",
            "Read and wrote schemes.json, 17 ids of all schemes. All is equal, such as",
            "  evt_01M8Q2A6JBNWB4M0MSABTN8KEZ  T15oQlHmbm7N  inv_XCRD6H-01M8Q2A7MN-QQMRQ7VXK3");
  }

  @Test
  void timesInTheReportAreThoseOfTheIds() {
    List<String> rows = lines().filter(line -> line.startsWith("  ord_")).toList();
    assertThat(rows).hasSize(1 + 25 + 3);
    for (String row : rows) {
      String[] words = row.strip().split(" +");
      assertThat(words[1] + "T" + words[2] + "Z")
          .isEqualTo(Crockford.format(Crockford.time(words[0])));
    }
    String device = lines().filter(line -> line.endsWith("Service desk")).findFirst().get();
    String[] words = device.strip().split(" +");
    Instant registered =
        Instant.parse("2019-12-24T16:00:00Z").plusMillis(Long.parseLong(words[0]) >> 12);
    assertThat(words[1] + "T" + words[2] + "Z").isEqualTo(Crockford.format(registered));
  }

  private Stream<String> lines() {
    return printed.toString(StandardCharsets.UTF_8).lines();
  }

  private static JsonNode shippedJson() throws Exception {
    try (InputStream in = OrdersTest.class.getResourceAsStream("/orders.json")) {
      return PLAIN.readTree(in);
    }
  }

  private static JsonNode withoutLineIds(JsonNode order) {
    order.get("lines").valueStream().forEach(line -> line.asObject().remove("id"));
    return order;
  }

  private static Stream<String> texts(JsonNode array, String member) {
    return array.valueStream().map(node -> node.get(member).stringValue());
  }
}
