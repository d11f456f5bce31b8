// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.CopyOnWriteArrayList;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInfo;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** How the store uses a connection; what it does on each database is tested in ids-hibernate. */
@Timeout(60)
class JdbcSegmentStoreTest {
  private String url = "";
  private @Nullable Connection keptOpen;

  /** What the store has called on connections. */
  private final List<String> calls = new CopyOnWriteArrayList<>();

  @BeforeEach
  void database(TestInfo test) throws SQLException {
    url = "jdbc:h2:mem:" + test.getDisplayName().replaceAll("\\W", "");
    keptOpen = DriverManager.getConnection(url);
    execute(JdbcSegmentStore.TABLE.createStatement("H2"));
  }

  @AfterEach
  void end() throws SQLException {
    Objects.requireNonNull(keptOpen).close();
  }

  @Test
  void aCounterBeginsAtItsOffsetAndOnlyOnce() throws Exception {
    JdbcSegmentStore store = JdbcSegmentStore.of(this::open);

    assertThat(store.nextMax("order", 10, 100)).isEqualTo(110);
    assertThat(store.nextMax("order", 5, 9_000)).isEqualTo(115);
    assertThat(store.nextMax("other", 5, 0)).isEqualTo(5);
    assertThat(store.nextMax("ORDER", 5, 0)).as("case matters").isEqualTo(5);
  }

  @ParameterizedTest
  @CsvSource({"true, 2", "false, 2", "true, 8", "false, 8"})
  void aConnectionIsAsBeforeAfterwards(boolean autoCommit, int isolation) throws Exception {
    List<Connection> used = new ArrayList<>();
    try (Connection pooled = DriverManager.getConnection(url)) {
      pooled.setAutoCommit(autoCommit);
      pooled.setTransactionIsolation(isolation);
      JdbcSegmentStore store =
          JdbcSegmentStore.of(
              () -> {
                Connection kept = recording(pooled, false);
                used.add(kept);
                return kept;
              });
      for (int i = 1; i <= 3; i++) {
        assertThat(store.nextMax("order", 10, 0)).isEqualTo(i * 10);
        assertThat(pooled.getAutoCommit()).isEqualTo(autoCommit);
        assertThat(pooled.getTransactionIsolation()).isEqualTo(isolation);
      }
      assertThat(used).as("one for each fetch").hasSize(3);
      assertThat(calls.stream().filter("close"::equals)).hasSize(3);
      assertThat(calls.stream().filter("commit"::equals)).hasSize(3);
      execute("drop table ids_segment");
      assertThatThrownBy(() -> store.nextMax("order", 10, 0)).hasMessageContaining("no table");
      assertThat(pooled.getAutoCommit()).isEqualTo(autoCommit);
      assertThat(pooled.getTransactionIsolation()).isEqualTo(isolation);
    }
  }

  @Test
  void aMissingTableIsToldWithItsStatement() throws Exception {
    execute("drop table ids_segment");
    JdbcSegmentStore store = JdbcSegmentStore.of(this::open);

    assertThatThrownBy(() -> store.nextMax("order", 10, 0))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "the database has no table ids_segment; create it with: create table ids_segment (name"
                + " varchar(128) not null, last_max_id bigint not null, primary key (name))");
    SegmentGenerator ids =
        SegmentGenerator.of(store, SegmentCounter.of("order"), Duration.ofDays(1));
    assertThatThrownBy(ids::generate)
        .as("at once")
        .hasMessageStartingWith(
            "segment \"order\": no id from table ids_segment: the database has no table ids_segment;"
                + " create it with: create table");
    execute(JdbcSegmentStore.TABLE.createStatement("H2"));
    assertThat(ids.generate()).isEqualTo(1);
  }

  @Test
  void theEndOfALongIsReachedAndNotPassed() throws Exception {
    JdbcSegmentStore store = JdbcSegmentStore.of(this::open);

    assertThat(store.nextMax("order", 7, Long.MAX_VALUE - 10)).isEqualTo(Long.MAX_VALUE - 3);
    assertThatThrownBy(() -> store.nextMax("order", 4, 0))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage("row order is at 9223372036854775804, near the end of a long");
    assertThat(store.nextMax("order", 3, 0)).isEqualTo(Long.MAX_VALUE);
  }

  @Test
  void aRowThatAnotherInsertsMeanwhileIsAddedTo() throws Exception {
    JdbcSegmentStore store =
        JdbcSegmentStore.of(
            () -> {
              Connection own = open();
              return intercepted(
                  own,
                  sql -> {
                    if (sql.startsWith("insert") && !calls.contains("rollback")) {
                      execute("insert into ids_segment values ('order', 50)");
                    }
                  });
            });

    assertThat(store.nextMax("order", 10, 0)).isEqualTo(60);
    assertThat(calls).contains("rollback");
  }

  @Test
  void conflictsAreTriedAgainSoOftenAndNoMore() {
    List<String> tries = new ArrayList<>();
    JdbcSegmentStore store =
        JdbcSegmentStore.of(
            () ->
                intercepted(
                    open(),
                    sql -> {
                      tries.add(sql);
                      throw new SQLException("deadlock", "40P01");
                    }));

    assertThatThrownBy(() -> store.nextMax("order", 10, 0)).hasMessage("deadlock");
    assertThat(tries).hasSize(10);
    assertThat(calls.stream().filter("close"::equals)).hasSize(1);
  }

  @Test
  void anotherFailureIsTheGeneratorsToRepeat() {
    List<String> tries = new ArrayList<>();
    JdbcSegmentStore store =
        JdbcSegmentStore.of(
            () ->
                intercepted(
                    open(),
                    sql -> {
                      tries.add(sql);
                      throw new SQLException("connection lost", "08006");
                    }));

    assertThatThrownBy(() -> store.nextMax("order", 10, 0)).hasMessage("connection lost");
    assertThat(tries).hasSize(1);
  }

  @Test
  void aFetchThatWasNotCommittedForCertainIsAGap() throws Exception {
    boolean[] isLost = {true};
    JdbcSegmentStore store =
        JdbcSegmentStore.of(
            () -> {
              Connection own = open();
              return recording(own, isLost[0]);
            });
    SegmentGenerator ids =
        SegmentGenerator.of(store, SegmentCounter.of("order").withStep(10), Duration.ofMillis(120));

    assertThatThrownBy(ids::generate).hasMessageContaining("SQLException \"reply lost\"");
    isLost[0] = false;
    long next = ids.generate();
    assertThat(next % 10).isEqualTo(1);
    assertThat(next).as("after what was committed unheard").isGreaterThan(1);
  }

  @Test
  void statementsHaveATimeout() {
    assertThatThrownBy(() -> JdbcSegmentStore.of(this::open, Duration.ofMillis(999)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("statementTimeout must be 1 s to 1 day: PT0.999S");
  }

  /** Another transaction holds the row: waiting for it ends, and the id comes when it is free. */
  @Test
  void aLockedRowIsWaitedFor() throws Exception {
    JdbcSegmentStore store = JdbcSegmentStore.of(this::open);
    store.nextMax("order", 10, 0);
    try (Connection other = open();
        Statement statement = other.createStatement()) {
      other.setAutoCommit(false);
      statement.execute("update ids_segment set last_max_id = last_max_id + 1");
      try (Background<Long> waiting = new Background<>(() -> store.nextMax("order", 10, 0))) {
        Thread.sleep(50);
        assertThat(waiting.isDone()).isFalse();
        other.commit();

        assertThat(waiting.result()).isEqualTo(21);
      }
    }
  }

  private Connection open() throws SQLException {
    return DriverManager.getConnection(url);
  }

  private void execute(String sql) throws SQLException {
    try (Connection connection = open();
        Statement statement = connection.createStatement()) {
      statement.execute(sql);
    }
  }

  /** Sees each statement before it is prepared. */
  private interface Interceptor {
    void prepare(String sql) throws SQLException;
  }

  private Connection intercepted(Connection connection, Interceptor interceptor) {
    return proxy(connection, interceptor, true, false);
  }

  /**
   * @param losesReplies whether a commit arrives and its answer does not
   */
  private Connection recording(Connection connection, boolean losesReplies) {
    return proxy(connection, sql -> {}, losesReplies, losesReplies);
  }

  private Connection proxy(
      Connection connection, Interceptor interceptor, boolean closes, boolean losesReplies) {
    return (Connection)
        Proxy.newProxyInstance(
            JdbcSegmentStoreTest.class.getClassLoader(),
            new Class<?>[] {Connection.class},
            (proxy, method, arguments) -> {
              calls.add(method.getName());
              if (method.getName().equals("prepareStatement")) {
                interceptor.prepare((String) arguments[0]);
              }
              if (method.getName().equals("close") && !closes) {
                return null; // as a pool does
              }
              try {
                Object result = method.invoke(connection, arguments);
                if (method.getName().equals("commit") && losesReplies) {
                  throw new SQLException("reply lost", "08007");
                }
                return result;
              } catch (InvocationTargetException e) {
                throw e.getCause();
              }
            });
  }
}
