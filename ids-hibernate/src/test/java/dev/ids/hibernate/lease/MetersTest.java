// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.lease;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import io.micrometer.core.instrument.Metrics;
import io.micrometer.core.instrument.simple.SimpleMeterRegistry;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** What Micrometer shows of a SessionFactory that issues ids with slots. */
class MetersTest {
  private final SimpleMeterRegistry registry = new SimpleMeterRegistry();

  @BeforeEach
  void add() {
    Metrics.addRegistry(registry);
  }

  @AfterEach
  void remove() {
    Metrics.removeRegistry(registry);
  }

  @Test
  void aLeasedSlotIsShownWhileAFactoryIsOpen() {
    try (Engine.Schema schema = Engine.H2.schema()) {
      TestDatabase first = leasing(schema).start();
      TestDatabase second = leasing(schema).keep().start();
      first.run(session -> session.persist(new Sensor()));
      second.run(session -> session.persist(new Sensor()));

      assertThat(registry.get("ids.slot").gauge().value()).isBetween(0.0, 7.0);
      assertThat(registry.get("ids.slot.window.remaining").gauge().value()).isBetween(30.0, 61.0);
      assertThat(registry.get("ids.issued").functionCounter().count()).isEqualTo(2);
      assertThat(registry.get("ids.waits").functionCounter().count()).isNotNegative();
      assertThat(registry.get("ids.clock.regressions").functionCounter().count()).isNotNegative();

      first.close();
      assertThat(registry.find("ids.slot").gauge()).isNotNull();
      second.close();
      assertThat(registry.getMeters()).isEmpty();
    }
  }

  @Test
  void aFixedSlotIsShownToo() {
    try (TestDatabase database = TestDatabase.with(Sensor.class).set("ids.slot", 5).start()) {
      assertThat(database.factory().isOpen()).isTrue();
      assertThat(registry.get("ids.slot").gauge().value()).isEqualTo(5);
      assertThat(registry.get("ids.slot.window.remaining").gauge().value())
          .isEqualTo(Double.POSITIVE_INFINITY);
    }
    assertThat(registry.getMeters()).isEmpty();
  }

  private static TestDatabase.Builder leasing(Engine.Schema schema) {
    return TestDatabase.with(Sensor.class)
        .set("ids.slot", "lease")
        .set("ids.slot.bits", 3)
        .on(schema);
  }
}
