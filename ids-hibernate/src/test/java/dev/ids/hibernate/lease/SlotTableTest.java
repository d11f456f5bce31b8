// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.lease;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.SlotWindow;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.slot.JdbcSlotStore;
import dev.ids.slot.LeaseTerms;
import dev.ids.slot.LeasedSlot;
import dev.ids.slot.SlotRow;
import dev.ids.slot.SlotStore;
import dev.ids.slot.SlotStoreException;
import dev.ids.testkit.TestData;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The store of slots on every database. */
class SlotTableTest {
  private static final String ELSEWHERE = "elsewhere";

  static List<Engine> engines() {
    return Engine.inUse();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void rowsAreReadAsTheyWereWritten(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSlotStore store = JdbcSlotStore.of(schema::connect);
      SlotRow row = row(3, "a", 5_000, false);

      SlotStore.Answer inserted = store.change("shop", 3, (before, now) -> row);
      assertThat(inserted.before()).isNull();
      assertThat(inserted.written()).isEqualTo(row);
      assertThat(store.read("shop").rows()).containsExactly(row);
      assertThat(store.read("Shop").rows()).isEmpty();

      SlotRow closed = row(3, "b", 6_000, true);
      SlotStore.Answer updated = store.change("shop", 3, (before, now) -> closed);
      assertThat(updated.before()).isEqualTo(row);
      assertThat(store.read("shop").rows()).containsExactly(closed);

      assertThat(store.change("shop", 3, (before, now) -> null).written()).isNull();
      assertThat(store.read("shop").rows()).containsExactly(closed);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theClockIsUnixTimeInEveryZone(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSlotStore store = JdbcSlotStore.of(() -> inZoneOfHonolulu(engine, schema.connect()));
      long before = System.currentTimeMillis();
      long now = store.read("shop").nowMillis();

      assertThat(now).isBetween(before - 1_000, System.currentTimeMillis() + 1_000);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void oneOfManyTakesAFreeSlot(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSlotStore store = JdbcSlotStore.of(schema::connect);
      assertThat(winners(store, null, 1_000)).hasSize(1);
      SlotRow taken = store.read("shop").rows().get(0);
      assertThat(winners(store, taken, 2_000)).hasSize(1);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aLockedRowIsWaitedForAndThenSeenAsItIs(Engine engine) throws Exception {
    ExecutorService executor = Executors.newSingleThreadExecutor();
    try (Engine.Schema schema = withTable(engine);
        Connection other = schema.connect()) {
      JdbcSlotStore store = JdbcSlotStore.of(schema::connect);
      store.change("shop", 0, (before, now) -> row(0, "a", 5_000, false));
      other.setAutoCommit(false);
      execute(other, "update ids_slot set holder = '" + ELSEWHERE + "' where slot = 0");
      Future<SlotStore.Answer> waiting =
          executor.submit(() -> store.change("shop", 0, (before, now) -> null));
      TimeUnit.MILLISECONDS.sleep(300);
      long locked = System.currentTimeMillis();
      other.commit();

      SlotStore.Answer answer = waiting.get(10, TimeUnit.SECONDS);
      assertThat(answer.before()).isNotNull();
      assertThat(answer.before().holder()).isEqualTo(ELSEWHERE);
      // Read after the wait, not when the transaction began.
      assertThat(answer.nowMillis()).isGreaterThanOrEqualTo(locked - 50);
    } finally {
      executor.shutdownNow();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aConnectionGoesBackAsItCame(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine);
        Connection pooled = schema.connect()) {
      pooled.setAutoCommit(false);
      pooled.setTransactionIsolation(Connection.TRANSACTION_SERIALIZABLE);
      JdbcSlotStore store = JdbcSlotStore.of(() -> unclosed(pooled));
      store.change("shop", 0, (before, now) -> row(0, "a", 5_000, false));
      assertThatThrownBy(
              () ->
                  store.change(
                      "shop",
                      0,
                      (before, now) -> {
                        throw new IllegalStateException("a rule that fails");
                      }))
          .hasMessage("a rule that fails");

      assertThat(pooled.getAutoCommit()).isFalse();
      assertThat(pooled.getTransactionIsolation()).isEqualTo(Connection.TRANSACTION_SERIALIZABLE);
      assertThat(store.read("shop").rows()).hasSize(1);
      pooled.rollback();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aMissingTableIsToldWithAStatementThatCreatesIt(Engine engine) {
    try (Engine.Schema schema = engine.schema()) {
      JdbcSlotStore store = JdbcSlotStore.of(schema::connect);
      String said = "table ids_slot is missing; run: ";
      assertThatThrownBy(() -> store.read("shop"))
          .isExactlyInstanceOf(SlotStoreException.class)
          .hasMessageStartingWith(said)
          .satisfies(e -> schema.execute(String.valueOf(e.getMessage()).substring(said.length())));

      assertThat(store.read("shop").rows()).isEmpty();
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theFileForMigrationsIsTheSameStatement(Engine engine) throws Exception {
    String name = engine == Engine.MARIADB ? "mysql" : engine.name().toLowerCase(Locale.ROOT);
    Path file = TestData.directory().resolveSibling("docs/sql/slot-" + name + ".sql");
    String sql =
        Files.readAllLines(file).stream()
            .filter(line -> !line.startsWith("--"))
            .collect(Collectors.joining());
    try (Engine.Schema schema = engine.schema();
        Connection connection = schema.connect()) {
      assertThat(sql)
          .isEqualTo(
              JdbcSlotStore.TABLE.createStatement(connection.getMetaData().getDatabaseProductName())
                  + ";");
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void processesThatStartTogetherGetASlotEach(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSlotStore store = JdbcSlotStore.of(schema::connect);
      List<LeasedSlot> processes = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        processes.add(
            LeasedSlot.start(
                store,
                LeaseTerms.of("shop", 3, "process " + i),
                InstantSource.system(),
                Duration.ofSeconds(30)));
      }
      for (LeasedSlot process : processes) {
        assertThat(process.await(Duration.ofSeconds(60))).as(process.trouble()).isTrue();
      }
      assertThat(processes)
          .extracting(LeasedSlot::current)
          .extracting(SlotWindow::slot)
          .containsExactlyInAnyOrder(0, 1, 2, 3, 4, 5, 6, 7);
      processes.forEach(LeasedSlot::close);
      assertThat(store.read("shop").rows()).hasSize(8).allMatch(SlotRow::closed);
    }
  }

  /** The answers of those of eight threads who took the slot, if it was as they had read it. */
  private static List<SlotStore.Answer> winners(JdbcSlotStore store, SlotRow read, long endMillis)
      throws Exception {
    ExecutorService executor = Executors.newFixedThreadPool(8);
    try {
      List<Callable<SlotStore.Answer>> calls = new ArrayList<>();
      for (int i = 0; i < 8; i++) {
        SlotRow mine = row(0, "thread" + i, endMillis, false);
        calls.add(
            () ->
                store.change(
                    "shop",
                    0,
                    (before, now) -> java.util.Objects.equals(before, read) ? mine : null));
      }
      List<SlotStore.Answer> won = new ArrayList<>();
      for (Future<SlotStore.Answer> answer : executor.invokeAll(calls)) {
        if (answer.get().written() != null) {
          won.add(answer.get());
        }
      }
      return won;
    } finally {
      executor.shutdownNow();
    }
  }

  private static SlotRow row(int slot, String holder, long endMillis, boolean closed) {
    return new SlotRow(slot, holder, "someone", 1, endMillis, closed);
  }

  private static Engine.Schema withTable(Engine engine) throws SQLException {
    Engine.Schema schema = engine.schema();
    try (Connection connection = schema.connect()) {
      schema.execute(
          JdbcSlotStore.TABLE.createStatement(connection.getMetaData().getDatabaseProductName()));
    }
    return schema;
  }

  private static Connection inZoneOfHonolulu(Engine engine, Connection connection)
      throws SQLException {
    execute(
        connection,
        engine == Engine.MARIADB
            ? "set time_zone = '-10:00'"
            : "set time zone '" + (engine == Engine.H2 ? "-10:00" : "Pacific/Honolulu") + "'");
    return connection;
  }

  private static void execute(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** As a pool gives it: closing gives it back. */
  private static Connection unclosed(Connection connection) {
    return (Connection)
        java.lang.reflect.Proxy.newProxyInstance(
            SlotTableTest.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) ->
                method.getName().equals("close") ? null : method.invoke(connection, arguments));
  }
}
