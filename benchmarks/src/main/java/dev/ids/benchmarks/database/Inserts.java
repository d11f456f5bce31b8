// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.database;

import dev.ids.benchmarks.Grid;
import dev.ids.uuid.Uuid7Generator;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.Transaction;
import org.hibernate.cfg.Configuration;

/**
 * Inserts the same rows with each kind of id, in turn, several times. The figure is the CPU time of
 * this process and of the server for a row, the median of the rounds; waiting for the disk is not
 * in it.
 */
final class Inserts {
  private static final int ROWS = 100_000;
  private static final int ROUNDS = 5;
  private static final int FLUSH = 1_000;

  private record Kind(String title, String table, Supplier<Object> row, double aim) {}

  private static final Uuid7Generator BY_HAND = Uuid7Generator.monotonic();

  private static final List<Kind> KINDS =
      List.of(
          new Kind("ids, UUIDv7", "typed_row", Entities.Typed::new, 0),
          new Kind("the same column, assigned by hand", "assigned_row", Inserts::assigned, 0.9),
          new Kind("IDENTITY", "identity_row", Entities.Identity::new, 4),
          new Kind("random UUID of Hibernate", "random_row", Entities.RandomUuid::new, 1.1));

  private final Server server;

  Inserts(Server server) {
    this.server = server;
  }

  private static Object assigned() {
    Entities.Assigned row = new Entities.Assigned();
    row.id = BY_HAND.next();
    return row;
  }

  String run() throws SQLException {
    double[][] micros = new double[KINDS.size()][ROUNDS];
    double[][] wall = new double[KINDS.size()][ROUNDS];
    try (SessionFactory factory = factory()) {
      // The first round warms up.
      for (int round = -1; round < ROUNDS; round++) {
        for (int turn = 0; turn < KINDS.size(); turn++) {
          int kind = (turn + round + 1) % KINDS.size(); // Another one begins each round.
          truncate(KINDS.get(kind).table);
          long before = server.cpuNanos();
          long start = System.nanoTime();
          insert(factory, KINDS.get(kind));
          if (round >= 0) {
            wall[kind][round] = (System.nanoTime() - start) / 1e3 / ROWS;
            micros[kind][round] = (server.cpuNanos() - before) / 1e3 / ROWS;
          }
        }
      }
    }
    Grid grid =
        new Grid("insert 100,000 rows", "CPU µs a row", "wall µs a row", "ratio", "aim", "met");
    double ours = median(micros[0]);
    for (int kind = 0; kind < KINDS.size(); kind++) {
      double aim = KINDS.get(kind).aim;
      double ratio = median(micros[kind]) / ours;
      grid.add(
          KINDS.get(kind).title,
          format("%.1f", median(micros[kind])),
          format("%.1f", median(wall[kind])),
          kind == 0 ? "1" : format("%.2f×", ratio),
          kind == 0 ? "" : format("≥ %.1f×", aim),
          kind == 0 ? "" : ratio >= aim ? "yes" : "**no**");
    }
    return grid.toString();
  }

  private SessionFactory factory() {
    Configuration configuration = new Configuration();
    Entities.ALL.forEach(configuration::addAnnotatedClass);
    return configuration
        .setProperty("hibernate.connection.url", server.url())
        .setProperty("hibernate.hbm2ddl.auto", "create")
        .setProperty("hibernate.jdbc.batch_size", "100")
        .buildSessionFactory();
  }

  private static void insert(SessionFactory factory, Kind kind) {
    try (Session session = factory.openSession()) {
      Transaction transaction = session.beginTransaction();
      for (int i = 1; i <= ROWS; i++) {
        session.persist(kind.row.get());
        if (i % FLUSH == 0) {
          session.flush();
          session.clear();
        }
      }
      transaction.commit();
    }
  }

  private void truncate(String table) throws SQLException {
    try (Connection connection = server.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("truncate " + table);
      statement.execute("checkpoint");
    }
  }

  private static double median(double[] values) {
    double[] sorted = values.clone();
    Arrays.sort(sorted);
    return sorted[sorted.length / 2];
  }

  private static String format(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}
