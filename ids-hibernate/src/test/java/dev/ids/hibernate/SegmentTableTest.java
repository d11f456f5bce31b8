// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.codec.DatePeriod;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.segment.ChainPolicy;
import dev.ids.segment.JdbcSegmentStore;
import dev.ids.segment.PeriodicSegmentGenerator;
import dev.ids.segment.SegmentChainGenerator;
import dev.ids.segment.SegmentCounter;
import dev.ids.segment.SegmentGenerator;
import dev.ids.testkit.TestData;
import java.lang.reflect.Proxy;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.stream.Collectors;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The table of counters on every database that the build tests. */
@Timeout(120)
class SegmentTableTest {
  private static final int THREADS = 16;

  static List<Engine> engines() {
    return Engine.inUse();
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aCounterBeginsAtItsOffsetAndCaseMatters(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSegmentStore store = JdbcSegmentStore.of(schema::connect);

      assertThat(store.nextMax("order", 10, 100)).isEqualTo(110);
      assertThat(store.nextMax("order", 5, 9_000)).isEqualTo(115);
      assertThat(store.nextMax("ORDER", 5, 0)).isEqualTo(5);
      String longest = "x".repeat(SegmentCounter.MAX_ROW_NAME);
      assertThat(store.nextMax(longest, 1, 0)).isEqualTo(1);
    }
  }

  /** All begin with a row that is not there: each database has its own way to fail then. */
  @ParameterizedTest
  @MethodSource("engines")
  void theFirstFetchesOfManyProcessesAtOnceAllSucceed(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSegmentStore store = JdbcSegmentStore.of(schema::connect);
      for (int round = 0; round < 5; round++) {
        String name = "order" + round;
        List<Long> ends = inThreads(() -> store.nextMax(name, 10, 0));

        assertThat(ends)
            .containsExactlyInAnyOrderElementsOf(
                LongStream.rangeClosed(1, THREADS).map(n -> n * 10).boxed().toList());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void manyThreadsOfSeveralProcessesIssueNothingTwice(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSegmentStore store = JdbcSegmentStore.of(schema::connect);
      SegmentCounter counter = SegmentCounter.of("order").withStep(50);
      List<LongSupplier> processes =
          List.of(
              SegmentChainGenerator.of(store, counter)::generate,
              SegmentChainGenerator.of(store, counter)::generate,
              SegmentGenerator.of(store, counter)::generate,
              SegmentGenerator.of(store, counter)::generate);
      List<LongSupplier> own = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        own.add(processes.get(i % processes.size()));
      }
      List<long[]> issued =
          inThreads(
              () -> {
                LongSupplier ids;
                synchronized (own) {
                  ids = own.remove(0);
                }
                return LongStream.generate(ids).limit(2_000).toArray();
              });

      long[] all = issued.stream().flatMapToLong(LongStream::of).sorted().toArray();
      assertThat(all).hasSize(THREADS * 2_000).doesNotHaveDuplicates();
      assertThat(all[0]).isEqualTo(1);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void whatTheApplicationRollsBackTakesNoNumberBack(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine);
        Connection application = schema.connect();
        Statement statement = application.createStatement()) {
      SegmentGenerator ids =
          SegmentGenerator.of(
              JdbcSegmentStore.of(schema::connect), SegmentCounter.of("order").withStep(1));
      application.setAutoCommit(false);
      statement.execute("create table other (id integer)");
      assertThat(ids.generate()).isEqualTo(1);
      application.rollback();

      assertThat(ids.generate()).isEqualTo(2);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void connectionsAreAsBeforeAfterwards(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine);
        Connection pooled = schema.connect()) {
      for (int isolation :
          new int[] {
            Connection.TRANSACTION_READ_COMMITTED,
            Connection.TRANSACTION_REPEATABLE_READ,
            Connection.TRANSACTION_SERIALIZABLE
          }) {
        for (boolean autoCommit : new boolean[] {true, false}) {
          pooled.setTransactionIsolation(isolation);
          pooled.setAutoCommit(autoCommit);
          int networkTimeout = pooled.getNetworkTimeout();
          JdbcSegmentStore.of(() -> notClosed(pooled)).nextMax("order", 10, 0);

          assertThat(pooled.getAutoCommit()).isEqualTo(autoCommit);
          assertThat(pooled.getTransactionIsolation()).isEqualTo(isolation);
          assertThat(pooled.getNetworkTimeout()).isEqualTo(networkTimeout);
          if (!autoCommit) {
            pooled.rollback();
          }
          pooled.setAutoCommit(true);
        }
      }
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void aMissingTableIsToldWithAStatementThatCreatesIt(Engine engine) throws Exception {
    try (Engine.Schema schema = engine.schema()) {
      JdbcSegmentStore store = JdbcSegmentStore.of(schema::connect);
      String said = "the database has no table ids_segment; create it with: ";
      assertThatThrownBy(() -> store.nextMax("order", 10, 0))
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith(said)
          .satisfies(e -> schema.execute(String.valueOf(e.getMessage()).substring(said.length())));

      assertThat(store.nextMax("order", 10, 0)).isEqualTo(10);
      assertThat(store.nextMax("ORDER", 10, 0)).isEqualTo(10);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theEndOfALongIsReachedAndNotPassed(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      JdbcSegmentStore store = JdbcSegmentStore.of(schema::connect);

      assertThat(store.nextMax("order", 7, Long.MAX_VALUE - 10)).isEqualTo(Long.MAX_VALUE - 3);
      assertThatThrownBy(() -> store.nextMax("order", 4, 0))
          .isExactlyInstanceOf(IdExhaustedException.class);
      assertThat(store.nextMax("order", 3, 0)).isEqualTo(Long.MAX_VALUE);
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void theFileForMigrationsIsTheSameStatement(Engine engine) throws Exception {
    String name = engine == Engine.MARIADB ? "mysql" : engine.name().toLowerCase(Locale.ROOT);
    Path file = TestData.directory().resolveSibling("docs/sql/segment-" + name + ".sql");
    String sql =
        Files.readAllLines(file).stream()
            .filter(line -> !line.startsWith("--"))
            .collect(Collectors.joining());
    try (Engine.Schema schema = engine.schema();
        Connection connection = schema.connect()) {
      assertThat(sql)
          .isEqualTo(
              JdbcSegmentStore.TABLE.createStatement(
                      connection.getMetaData().getDatabaseProductName())
                  + ";");
    }
  }

  @ParameterizedTest
  @MethodSource("engines")
  void periodsHaveRowsOfTheirOwn(Engine engine) throws Exception {
    try (Engine.Schema schema = withTable(engine)) {
      Instant[] now = {Instant.parse("2026-10-27T22:59:59.999Z")};
      PeriodicSegmentGenerator ids =
          PeriodicSegmentGenerator.chain(
              JdbcSegmentStore.of(schema::connect),
              SegmentCounter.of("invoice"),
              DatePeriod.Unit.DAY,
              ZoneId.of("Europe/Berlin"),
              () -> now[0],
              ChainPolicy.DEFAULT);

      assertThat(ids.generate().toString()).contains("period=20261027, value=1");
      now[0] = now[0].plusMillis(1);
      assertThat(ids.generate().toString()).contains("period=20261028, value=1");
    }
  }

  /** What a pool hands out: closing it gives it back. */
  private static Connection notClosed(Connection connection) {
    return (Connection)
        Proxy.newProxyInstance(
            SegmentTableTest.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) ->
                method.getName().equals("close") ? null : method.invoke(connection, arguments));
  }

  private static Engine.Schema withTable(Engine engine) throws SQLException {
    Engine.Schema schema = engine.schema();
    try (Connection connection = schema.connect()) {
      schema.execute(
          JdbcSegmentStore.TABLE.createStatement(
              connection.getMetaData().getDatabaseProductName()));
    }
    return schema;
  }

  /** One call in each of many threads, all at once. */
  private static <T> List<T> inThreads(Callable<T> call) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch start = new CountDownLatch(THREADS);
      List<Future<T>> running = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        running.add(
            pool.submit(
                () -> {
                  start.countDown();
                  start.await();
                  return call.call();
                }));
      }
      List<T> results = new ArrayList<>();
      for (Future<T> result : running) {
        results.add(result.get(100, TimeUnit.SECONDS));
      }
      return results;
    } finally {
      pool.shutdownNow();
    }
  }
}
