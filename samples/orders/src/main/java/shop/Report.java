// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.io.PrintStream;
import java.nio.file.Path;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;

/** Prints what was done. Every time in it was read from an id. */
public final class Report {
  private static final DateTimeFormatter TIME =
      DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss.SSS", Locale.ROOT).withZone(ZoneOffset.UTC);

  private final PrintStream out;

  public Report(PrintStream out) {
    this.out = out;
  }

  void read(ShopFile file) {
    ShopData data = file.data();
    print(
        "Read %s: %d customers, %d devices, %d orders, %d lines.",
        file.name(),
        data.customers().size(),
        data.devices().size(),
        data.orders().size(),
        data.lineCount());
  }

  void stored(ShopDatabase database) {
    title("Stored in one transaction, the latest %d orders placed once more:", OrdersJob.AGAIN);
    print("  %-9s  %5s  INSERT batches of %d", "table", "rows", ShopDatabase.BATCH_SIZE);
    for (Class<?> entity : ShopDatabase.ENTITIES) {
      String table = database.table(entity);
      print(
          "  %-9s  %5d  %20d",
          table, database.inserted(entity), database.sql().insertBatches(table));
    }
    print(
        "  %d statements prepared, %d of them SELECTs",
        database.sql().statements().size(), database.sql().selects());
  }

  void placed(Order order) {
    title("The first of the new orders, found by the OrderId that Hibernate issued:");
    table(List.of(order));
    Device device = order.device();
    print("  %-30s  %-23s  %5s  name", "device", "registered (UTC)", "slot");
    print(
        "  %-30s  %s  %5d  %s",
        device.id(), time(device.id().timestamp()), device.id().node(), device.name());
    print("  %-30s  %-23s  %5s  item", "line", "created (UTC)", "");
    for (OrderLine line : order.lines()) {
      Item item = line.item();
      print(
          "  %-30s  %s  %5d  %s",
          line.id(), time(line.id().timestamp()), item.quantity(), item.product());
    }
  }

  void range(Instant from, Instant to, List<Order> orders) {
    title("%d orders from %s to %s, by their ids alone:", orders.size(), time(from), time(to));
    table(orders);
  }

  void customer(CustomerId customer, List<Order> orders) {
    title("%d orders of %s:", orders.size(), customer);
    table(orders);
  }

  void written(Path file, ShopData data) {
    title("Wrote %s: %d orders. Read back, all is equal.", file, data.orders().size());
  }

  void everyScheme(OneOfEach ids) {
    title(
        "Read and wrote schemes.json, %d ids of all schemes. All is equal, such as",
        OneOfEach.COUNT);
    print("  %s  %s  %s", ids.ulid(), ids.base62(), ids.relative());
  }

  private void table(List<Order> orders) {
    print(
        "  %-30s  %-23s  %5s  %15s  %-16s  customer",
        "order", "placed (UTC)", "lines", "total", "device");
    for (Order order : orders) {
      print(
          "  %s  %s  %5d  %11s %s  %-16s  %s",
          order.id(),
          time(order.placed()),
          order.lines().size(),
          amount(order.totalCents()),
          order.currency(),
          order.device().id(),
          order.customer().name());
    }
  }

  private void title(String format, Object... arguments) {
    out.println();
    print(format, arguments);
  }

  private void print(String format, Object... arguments) {
    out.println(String.format(Locale.ROOT, format, arguments));
  }

  private static String time(Instant time) {
    return TIME.format(time);
  }

  private static String amount(long cents) {
    return String.format(Locale.ROOT, "%d.%02d", cents / 100, cents % 100);
  }
}
