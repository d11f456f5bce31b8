// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import jakarta.persistence.PersistenceException;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;

/** From a JSON file into the database, and from there into another JSON file. */
public final class OrdersJob {
  /** A week of July, as the first and the last millisecond of its orders. */
  static final Instant FROM = Instant.parse("2026-07-13T00:00:00Z");

  static final Instant TO = Instant.parse("2026-07-19T23:59:59.999Z");

  /** How many of the latest orders are placed once more. */
  static final int AGAIN = 8;

  private final ShopDatabase database;
  private final Report report;

  public OrdersJob(ShopDatabase database, Report report) {
    this.database = database;
    this.report = report;
  }

  /**
   * Does it all.
   *
   * @throws InputException if the input cannot be used; then nothing is stored and nothing written
   */
  public void run(ShopFile input, Path output) {
    report.read(input);
    OrderId placed = store(input);
    report.stored(database);
    CustomerId customer = input.data().orders().get(0).customer();
    ShopData result =
        database.transaction(
            session -> {
              Orders orders = new Orders(session);
              report.placed(orders.find(placed).orElseThrow());
              report.range(FROM, TO, orders.placed(FROM, TO));
              report.customer(customer, orders.of(customer));
              return orders.everything();
            });
    ShopFile.write(output, result);
    report.written(output, result);
    report.everyScheme(roundTrip(OneOfEach.shipped()));
  }

  /** Reads an id of every scheme, and writes them as the very same text. */
  private static OneOfEach roundTrip(String json) {
    OneOfEach ids = OneOfEach.parse(json);
    if (!ids.toJson().equals(json) || !OneOfEach.parse(ids.toJson()).equals(ids)) {
      throw new IllegalStateException("ids change on their way through JSON: " + ids.toJson());
    }
    return ids;
  }

  /**
   * Stores the file, a new device and some new orders in one transaction; returns the first of the
   * new.
   */
  private OrderId store(ShopFile input) {
    try {
      return database.transaction(
          session -> {
            List<Order> orders = new Importer(session, input).persistAll();
            Device desk = new Device("Service desk", Device.Kind.TILL);
            session.persist(desk);
            List<Order> again =
                orders.subList(Math.max(0, orders.size() - AGAIN), orders.size()).stream()
                    .map(order -> order.again(desk))
                    .toList();
            again.forEach(session::persist);
            return again.get(0).id();
          });
    } catch (PersistenceException e) {
      throw InputException.of(input.name(), e);
    }
  }
}
