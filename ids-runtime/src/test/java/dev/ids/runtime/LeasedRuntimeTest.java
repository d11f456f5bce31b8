// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.slot.JdbcSlotStore;
import dev.ids.snowflake.ClockRegressionPolicy;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.TimeBasedGenerator;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Runtimes whose slot is leased from a database of their own. */
class LeasedRuntimeTest {
  private final String url = "jdbc:h2:mem:" + UUID.randomUUID();
  private Connection keptOpen;

  @BeforeEach
  void create() throws SQLException {
    keptOpen = DriverManager.getConnection(url);
    try (Statement statement = keptOpen.createStatement()) {
      statement.execute(JdbcSlotStore.TABLE.createStatement("H2"));
    }
  }

  @AfterEach
  void drop() throws SQLException {
    keptOpen.close();
  }

  @Test
  void runtimesGetDifferentSlotsAndGiveThemBack() throws Exception {
    try (IdRuntime first = runtime(Map.of("ids.slot.bits", "1"));
        IdRuntime second = runtime(Map.of("ids.slot.bits", "1"))) {
      first.startLease();
      second.startLease();
      assertThat(new int[] {slot(first), slot(second)}).containsExactlyInAnyOrder(0, 1);
      assertThat(generator(first).generate()).isNotEqualTo(generator(second).generate());

      IdRuntime third = runtime(Map.of("ids.slot.bits", "1", "ids.slot.lease.wait-up-to", "0"));
      third.startLease();
      assertThat(third.status().slot()).isEmpty();
      TimeBasedGenerator ids = generator(third);
      assertThatThrownBy(ids::generate)
          .isExactlyInstanceOf(dev.ids.IdExhaustedException.class)
          .hasMessageStartingWith("no id within 1000 ms: no slot is leased")
          .hasMessageContaining("all slots 0..1 are taken: ")
          .hasMessageContaining(" by \"me\" until 20");
      third.close();
    }
    try (IdRuntime next = runtime(Map.of("ids.slot.bits", "0"))) {
      next.startLease();
      assertThat(slot(next)).isZero();
    }
    assertThat(rows("closed")).isEqualTo(2);
  }

  @Test
  void itTellsHowItIs() {
    try (IdRuntime runtime = runtime(Map.of("ids.slot.bits", "3"))) {
      assertThat(runtime.status().slot()).isEmpty();
      runtime.startLease();
      generator(runtime).generate(5);

      RuntimeStatus status = runtime.status();
      assertThat(status.slot().orElseThrow()).isBetween(0, 7);
      assertThat(status.windowEnd().orElseThrow())
          .isAfter(status.windowStart().orElseThrow().plusSeconds(50));
      assertThat(status.lastRenewal()).isPresent();
      assertThat(status.lastError()).isEmpty();
      assertThat(status.ids()).isEqualTo(5);
    }
  }

  @Test
  void aGuardedSlotIsThatOneOrNone() {
    Map<String, String> guarded =
        Map.of("ids.slot", "5", "ids.slot.guard", "true", "ids.slot.lease.wait-up-to", "0");
    try (IdRuntime first = runtime(guarded);
        IdRuntime second = runtime(guarded)) {
      generator(first);
      first.startLease();
      for (int i = 0; i < 100 && first.status().slot().isEmpty(); i++) {
        pause();
      }
      assertThat(slot(first)).isEqualTo(5);
      second.startLease();
      pause();
      assertThat(second.status().slot()).isEmpty();
      assertThat(second.status().lastError().orElse("slot 5 is taken"))
          .startsWith("slot 5 is taken");
    }
  }

  @Test
  void aLeaseNeedsToKnowHowManySlotsThereAre() {
    try (IdRuntime runtime = runtime(Map.of("ids.slot", "lease"))) {
      assertThatThrownBy(runtime::slot)
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage(
              "nothing says how many slots there are; set ids.slot.bits to the fewest node bits of"
                  + " a layout in use");
    }
  }

  @Test
  void nothingIsLeasedWithoutADatabase() throws Exception {
    Map<String, String> settings =
        Map.of("ids.slot", "lease", "ids.slot.bits", "3", "ids.slot.lease.wait-up-to", "0");
    try (IdRuntime runtime = IdRuntime.of(settings)) {
      assertThat(runtime.slot().current().isNone()).isTrue();
      for (int i = 0; i < 100 && runtime.status().lastError().isEmpty(); i++) {
        pause();
      }
      assertThat(runtime.status().lastError())
          .hasValue(
              "there is no database to agree with other processes in; set ids.store.url, or issue"
                  + " ids while a SessionFactory is open");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "ids.slot=3 ids.slot.lease.window=30s | ids.slot.lease.window has no effect on a fixed"
            + " slot; set ids.slot=lease in place of ids.slot=3, or ids.slot.guard=true beside it",
        "ids.slot.guard=true | ids.slot.guard=true guards a fixed slot; set ids.slot to a number,"
            + " or take it out",
        "ids.slot=3 ids.slot.guard=yes | ids.slot.guard must be true or false: \"yes\"",
        "ids.slot.lease.window=3s | ids.slot.lease.window must be whole seconds from 4s to 24h:"
            + " PT3S",
        "ids.slot.lease.window=abc | ids.slot.lease.window must be a length of time such as 60s:"
            + " \"abc\"",
        "ids.slot.lease.max-loss=31s | ids.slot.lease.max-loss must be from 0s to half of the"
            + " window, PT30S: PT31S",
        "ids.slot.lease.max-skew=16s | ids.slot.lease.max-skew must be from 1ms to a quarter of"
            + " the window, PT15S: PT16S",
        "ids.slot.lease.wait-up-to=2h | ids.slot.lease.wait-up-to must be from 0 to 1h: PT2H",
        "ids.store.password=hunter2 | ids.store.password is set, but ids.store.url is not",
        "ids.store.wait-up-to=0 | ids.store.wait-up-to must be from 1ms to 1h: \"0\"",
        "ids.store.wait-up-to=2h | ids.store.wait-up-to must be from 1ms to 1h: \"2h\"",
        "ids.store.wait-up-to=long | ids.store.wait-up-to must be a length of time such as 60s:"
            + " \"long\"",
      })
  void whatCannotWorkIsRefused(String settings, String message) {
    Map<String, String> map = new HashMap<>();
    for (String setting : settings.split(" ")) {
      map.put(setting.split("=")[0], setting.split("=")[1]);
    }

    assertThatThrownBy(() -> IdRuntime.of(map))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void aPasswordIsInNoText() {
    Map<String, String> settings = new HashMap<>(settings(Map.of("ids.slot.bits", "3")));
    settings.put("ids.store.password", "hunter2");
    settings.put("ids.store.user", "sa");
    ClassLoader loader = new ClassLoader(null) {};
    try (IdRuntime.Membership member = IdRuntime.join(loader, settings, "orders")) {
      settings.put("ids.store.password", "hunter3");
      assertThatThrownBy(() -> IdRuntime.join(loader, settings, "bills"))
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessageContaining("another ids.store.password")
          .message()
          .doesNotContain("hunter");
      assertThat(member.runtime().toString()).doesNotContain("hunter");
    }
  }

  private IdRuntime runtime(Map<String, String> settings) {
    return IdRuntime.of(settings(settings));
  }

  private Map<String, String> settings(Map<String, String> settings) {
    Map<String, String> all = new HashMap<>(settings);
    all.putIfAbsent("ids.slot", "lease");
    all.put("ids.slot.lease.owner", "me");
    all.put("ids.store.url", url);
    return all;
  }

  private static int slot(IdRuntime runtime) {
    return runtime.status().slot().orElseThrow();
  }

  private static TimeBasedGenerator generator(IdRuntime runtime) {
    return TimeBasedGenerator.of(
        Layout.JS_SAFE_MS,
        runtime.slot(),
        new ClockRegressionPolicy(Duration.ofMillis(5), Duration.ofSeconds(1)),
        runtime.clock());
  }

  private int rows(String condition) throws SQLException {
    try (Statement statement = keptOpen.createStatement();
        ResultSet rows =
            statement.executeQuery("select count(*) from ids_slot where " + condition)) {
      rows.next();
      return rows.getInt(1);
    }
  }

  private static void pause() {
    try {
      Thread.sleep(50);
    } catch (InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
