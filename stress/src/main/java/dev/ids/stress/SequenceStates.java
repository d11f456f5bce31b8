// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.stress;

import dev.ids.SlotWindow;
import dev.ids.snowflake.ClockRegressionPolicy;
import dev.ids.snowflake.IdParts;
import dev.ids.snowflake.Layout;
import dev.ids.snowflake.SnowflakeGenerator;
import dev.ids.snowflake.TimeBasedGenerator;
import java.time.Instant;
import java.time.InstantSource;
import java.time.temporal.ChronoUnit;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressMeta;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.L_Result;

/**
 * Generators of a time and a sequence: one actor takes ids one by one, the other several with one
 * call. None may be ahead of the clock.
 */
public final class SequenceStates {
  private static final int SLOT = 5;
  private static final String NOT_AHEAD = "ahead of the clock";

  private SequenceStates() {}

  private static TimeBasedGenerator timeBased(Layout layout, InstantSource clock) {
    SlotWindow window = SlotWindow.unbounded(SLOT);
    return TimeBasedGenerator.of(layout, () -> window, ClockRegressionPolicy.DEFAULT, clock);
  }

  /** Packed ids, while the clock steps on and back. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfTimeBased {
    private final TimeBasedGenerator ids = timeBased(Layout.SNOWFLAKE_MS, new RestlessClock());
    private final Taken<Long> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.generate());
      taken.one(ids.generate());
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      for (long id : ids.generate(2)) {
        taken.two(id);
      }
      taken.two(ids.generate());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 =
          taken.verdict(
              NOT_AHEAD,
              id ->
                  ids.layout().unpack(id).instant(ids.layout()).toEpochMilli()
                      <= RestlessClock.MAX_MILLIS);
    }
  }

  /** Three ids to a millisecond: both actors come to its end. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfUsedUpTimeBased {
    private static final Layout NARROW =
        Layout.of(Layout.COSID_EPOCH, ChronoUnit.MILLIS, 41, 10, 2);

    private final TickingClock clock = new TickingClock();
    private final TimeBasedGenerator ids = timeBased(NARROW, clock);
    private final Taken<Long> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.generate());
      taken.one(ids.generate());
      taken.one(ids.generate());
    }

    /** Three at once. */
    @Actor
    public void inBatches() {
      for (long id : ids.generate(3)) {
        taken.two(id);
      }
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      long told = clock.toldMillis();
      result.r1 =
          taken.verdict(NOT_AHEAD, id -> NARROW.unpack(id).instant(NARROW).toEpochMilli() <= told);
    }
  }

  /** Ids of 80 bits, as parts. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfCosid80 {
    private final TimeBasedGenerator ids = timeBased(Layout.COSID_80, new RestlessClock());
    private final Taken<IdParts> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.nextParts());
      taken.one(ids.nextParts());
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      ids.nextParts(2).forEach(taken::two);
      taken.two(ids.nextParts());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict(NOT_AHEAD, id -> id.time() <= RestlessClock.MAX_MILLIS);
    }
  }

  /** The state word of the classic generator. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfClassic {
    private final SnowflakeGenerator ids =
        SnowflakeGenerator.of(SLOT, Instant.EPOCH, new RestlessClock());
    private final Taken<Long> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.generate());
      taken.one(ids.generate());
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      for (long id : ids.generate(2)) {
        taken.two(id);
      }
      taken.two(ids.generate());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 =
          taken.verdict(
              NOT_AHEAD, id -> Layout.CLASSIC.unpack(id).time() <= RestlessClock.MAX_MILLIS);
    }
  }

  /** Its millisecond has two ids left when the actors meet. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfUsedUpClassic {
    private final TickingClock clock = new TickingClock();
    private final SnowflakeGenerator ids = SnowflakeGenerator.of(SLOT, Instant.EPOCH, clock);
    private final Taken<Long> taken = Taken.ofComparable();

    /** Leaves two. */
    public OfUsedUpClassic() {
      ids.generate((int) Layout.CLASSIC.maxSeq() - 1);
    }

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.generate());
      taken.one(ids.generate());
    }

    /** Three at once. */
    @Actor
    public void inBatches() {
      for (long id : ids.generate(3)) {
        taken.two(id);
      }
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      long told = clock.toldMillis();
      result.r1 = taken.verdict(NOT_AHEAD, id -> Layout.CLASSIC.unpack(id).time() <= told);
    }
  }
}
