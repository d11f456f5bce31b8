// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.runtime.IdRuntime;
import dev.ids.shapes.NickId;
import dev.ids.shapes.OrderId;
import dev.ids.shapes.TenId;
import dev.ids.shapes.TenantDocId;
import dev.ids.shapes.TicketId;
import dev.ids.shapes.TwentyId;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import dev.ids.testkit.TickingClock;
import java.util.HashSet;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** New ids: from which runtime, and on which state. */
class SourcesTest {
  private static final ClassLoader LOADER = OrderId.class.getClassLoader();
  private static final String NO_SLOT =
      "no slot is configured; set ids.slot (or the environment variable IDS_SLOT) to a number that"
          + " no other running process uses, from 0; a single process takes ids.slot=0; ids.slot=lease takes a free one from the application's database";

  @Test
  void everyShapeIssues() {
    try (IdRuntime runtime = test(Map.of("ids.slot", "3")).install(LOADER)) {
      assertThat(OrderId.TYPE.next()).isNotEqualTo(OrderId.TYPE.next());
      assertThat(TicketId.TYPE.next()).isEqualTo(new TicketId(3L << 32 | 1));
      assertThat(TenId.TYPE.next()).isEqualTo(new TenId(0, 1, 0, 0));
      assertThat(TwentyId.TYPE.next()).isEqualTo(new TwentyId(0, 0, 1, 0));
      assertThat(TenantDocId.TYPE.next("k")).isEqualTo(new TenantDocId("k".hashCode(), 1));
      assertThat(TenantDocId.TYPE.next("l")).isEqualTo(new TenantDocId("l".hashCode(), 2));
      assertThat(NickId.TYPE.next().text()).matches("[a-z]{8}");
      assertThat(IdRuntime.current(LOADER)).isSameAs(runtime);
    }
  }

  @Test
  void withoutASlotTheIdClassAndThePropertyAreNamed() {
    try (IdRuntime runtime = test(Map.of()).install(LOADER)) {
      assertThatThrownBy(TicketId.TYPE::next)
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage("dev.ids.shapes.TicketId cannot be issued: " + NO_SLOT);
      assertThatThrownBy(runtime::slot)
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessage(NO_SLOT);
    }
  }

  @Test
  void aFailedStartIsTriedAgain() {
    try (IdRuntime runtime = test(Map.of()).install(LOADER)) {
      assertThatThrownBy(TicketId.TYPE::next).hasMessageContaining("no slot");
      assertThat(IdRuntime.current(LOADER)).isSameAs(runtime);
    }
    try (IdRuntime runtime = test(Map.of("ids.slot", "4")).install(LOADER)) {
      assertThat(TicketId.TYPE.next()).isEqualTo(new TicketId(4L << 32 | 1));
      assertThat(IdRuntime.current(LOADER)).isSameAs(runtime);
    }
  }

  @Test
  void nextFollowsTheRuntimeThatIsInstalledNow() {
    try (IdRuntime first = fixed(1_000, "00000000000000000001").install(LOADER)) {
      assertThat(OrderId.TYPE.next()).hasToString("ord_00000000Z80000000000000001");
      assertThat(IdRuntime.current(LOADER)).isSameAs(first);
    }
    try (IdRuntime second = fixed(2_000, "00000000000000000007").install(LOADER)) {
      assertThat(OrderId.TYPE.next()).hasToString("ord_00000001YG0000000000000007");
      assertThat(OrderId.TYPE.next()).hasToString("ord_00000001YG0000000000000008");
      assertThat(IdRuntime.current(LOADER)).isSameAs(second);
    }
    assertThat(OrderId.TYPE.next().toString()).isGreaterThan("ord_01");
  }

  @Test
  void keyedIdsFollowTheRuntimeThatIsInstalledNow() {
    try (IdRuntime first = test(Map.of()).install(LOADER)) {
      assertThat(TenantDocId.TYPE.next("k").low()).isEqualTo(1);
      assertThat(TenantDocId.TYPE.next("k").low()).isEqualTo(2);
      assertThat(IdRuntime.current(LOADER)).isSameAs(first);
    }
    try (IdRuntime second = test(Map.of()).install(LOADER)) {
      assertThat(TenantDocId.TYPE.next("k").low()).isEqualTo(1);
      assertThat(IdRuntime.current(LOADER)).isSameAs(second);
    }
  }

  @Test
  void runtimesOfOneDomainIssueFromOneState() {
    IdRuntime one = IdRuntime.of(Map.of("ids.slot", "5"));
    IdRuntime same = IdRuntime.of(Map.of("ids.slot", "5"));
    IdRuntime otherSlot = IdRuntime.of(Map.of("ids.slot", "6"));

    assertThat(TicketId.TYPE.source(one)).isSameAs(TicketId.TYPE.source(same));
    assertThat(TicketId.TYPE.source(one)).isNotSameAs(TicketId.TYPE.source(otherSlot));
    assertThat(slots(TicketId.TYPE.source(one), TicketId.TYPE.source(otherSlot)))
        .containsExactlyInAnyOrder(5L, 6L);
    // The slot is no part of a ULID, so it does not part the states.
    assertThat(OrderId.TYPE.source(one)).isSameAs(OrderId.TYPE.source(otherSlot));
    assertThat(TenantDocId.TYPE.keyedSource(one)).isSameAs(TenantDocId.TYPE.keyedSource(same));
  }

  @Test
  void idClassesOfOneSchemeHaveStatesOfTheirOwn() {
    IdRuntime runtime = test(Map.of());
    Set<Object> sources = new HashSet<>();
    sources.add(TenId.TYPE.source(runtime));
    sources.add(TwentyId.TYPE.source(runtime));

    assertThat(sources).hasSize(2);
    assertThat(TenId.TYPE.source(runtime).get()).isEqualTo(new TenId(0, 1, 0, 0));
    assertThat(TwentyId.TYPE.source(runtime).get()).isEqualTo(new TwentyId(0, 0, 1, 0));
  }

  @Test
  void runtimesWithAClockOfTheirOwnShareNothing() {
    assertThat(OrderId.TYPE.source(test(Map.of())))
        .isNotSameAs(OrderId.TYPE.source(test(Map.of())));
    assertThat(OrderId.TYPE.source(test(Map.of())))
        .isNotSameAs(OrderId.TYPE.source(IdRuntime.of(Map.of())));
  }

  @Test
  void nextAndTheSourceOfTheSameRuntimeShareTheirState() {
    try (IdRuntime runtime = fixed(1_000, "00000000000000000001").install(LOADER)) {
      assertThat(OrderId.TYPE.next().low()).isEqualTo(1);
      assertThat(OrderId.TYPE.source(runtime).get().low()).isEqualTo(2);
      assertThat(OrderId.TYPE.next().low()).isEqualTo(3);
    }
  }

  @Test
  void aSchemeThatNeedsAKeySaysSo() {
    IdRuntime runtime = test(Map.of());

    assertThatThrownBy(() -> TenantDocId.TYPE.source(runtime))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "dev.ids.shapes.TenantDocId cannot be issued without input: per-key ids are issued for"
                + " a key; use next(key)");
    assertThatThrownBy(() -> OrderId.TYPE.keyedSource(runtime))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("dev.ids.shapes.OrderId is not issued for a key: ulid ids need none");
    assertThatThrownBy(() -> TicketId.TYPE.next("key"))
        .hasMessage("dev.ids.shapes.TicketId is not issued for a key: counted ids need none");
  }

  @Test
  void whatASchemeThrowsForOneIdComesThrough() {
    try (IdRuntime runtime = fixed(1_000, "ffffffffffffffffffff").install(LOADER)) {
      OrderId last = OrderId.TYPE.next();
      assertThat(last.low()).isEqualTo(-1);
      assertThatThrownBy(OrderId.TYPE::next)
          .isExactlyInstanceOf(IdExhaustedException.class)
          .hasMessage(
              "ulid: all ids of millisecond 1000 are issued; the next millisecond has more");
      assertThat(IdRuntime.current(LOADER)).isSameAs(runtime);
    }
  }

  private static Set<Long> slots(Supplier<TicketId> one, Supplier<TicketId> other) {
    Set<Long> slots = new HashSet<>();
    IntStream.range(0, 10)
        .forEach(
            i -> {
              slots.add(one.get().bits() >>> 32);
              slots.add(other.get().bits() >>> 32);
            });
    return slots;
  }

  private static IdRuntime test(Map<String, String> settings) {
    return IdRuntime.of(settings, new TickingClock(1_767_225_600_000L), new Random(1));
  }

  private static IdRuntime fixed(long millis, String random) {
    return IdRuntime.of(Map.of(), ScriptedClock.at(millis), ScriptedRandom.of(random));
  }
}
