// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.stress.Taken;
import dev.ids.stress.UniqueAndInOrder;
import java.util.Comparator;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressMeta;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.L_Result;

/** Windows that end, and slots that change, while ids are issued under them. */
public final class HandOver {
  private static final Layout LAYOUT = Layout.CLASSIC;
  private static final String IN_WINDOW = "in the window of its slot";
  private static final String BEFORE_THE_END = "before the end that was told";

  /** Ids of two slots are in the order of their times. */
  private static final Comparator<IdParts> TIME =
      Comparator.comparingLong(IdParts::time).thenComparingLong(IdParts::seq);

  private HandOver() {}

  private static boolean isInWindow(IdParts id) {
    return Lent.isInWindow(id.node(), millis(id));
  }

  private static long millis(IdParts id) {
    return id.instant(LAYOUT).toEpochMilli();
  }

  /** The generator with a lock: another slot comes while ids are issued. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class ReplacedTimeBased {
    private final Lent lent = new Lent();
    private final TimeBasedGenerator ids =
        TimeBasedGenerator.of(LAYOUT, lent, ClockRegressionPolicy.FAIL, lent, Lent.SPINNING);
    private final Taken<IdParts> taken = Taken.ordered(TIME);

    /** One, and two at once. */
    @Actor
    public void issue() {
      try {
        taken.one(parts(ids.generate()));
        for (long id : ids.generate(2)) {
          taken.one(parts(id));
        }
      } catch (IllegalStateException e) {
        // It has waited for the other actor in vain.
      }
    }

    /** Notices late that one slot is over, and takes another. */
    @Actor
    public void lease() {
      lent.pass();
      lent.end();
      lent.replace();
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict(IN_WINDOW, HandOver::isInWindow);
    }

    private static IdParts parts(long id) {
      return LAYOUT.unpack(id);
    }
  }

  /** The generator with a lock: the slot is given back while ids are issued. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class SealedTimeBased {
    private final Lent lent = new Lent();
    private final TimeBasedGenerator ids =
        TimeBasedGenerator.of(LAYOUT, lent, ClockRegressionPolicy.FAIL, lent, Lent.SPINNING);
    private final Taken<IdParts> taken = Taken.ofComparable();
    private long endMillis;

    /** Until there is no window. */
    @Actor
    public void issue() {
      try {
        taken.one(parts(ids.generate()));
        for (long id : ids.generate(2)) {
          taken.one(parts(id));
        }
      } catch (IllegalStateException e) {
        // There is no window any more.
      }
    }

    /** Asks what was issued when nothing more can be. */
    @Actor
    public void giveBack() {
      lent.end();
      endMillis = ids.sealedEndMillis();
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict(BEFORE_THE_END, id -> millis(id) < endMillis);
    }

    private static IdParts parts(long id) {
      return LAYOUT.unpack(id);
    }
  }

  /** The generator with a state word: another slot comes while ids are issued. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class ReplacedClassic {
    private final Lent lent = new Lent();
    private final SnowflakeGenerator ids = SnowflakeGenerator.of(LAYOUT, lent, lent, Lent.SPINNING);
    private final Taken<IdParts> taken = Taken.ordered(TIME);

    /** One, and two at once. */
    @Actor
    public void issue() {
      try {
        taken.one(parts(ids.generate()));
        for (long id : ids.generate(2)) {
          taken.one(parts(id));
        }
      } catch (IllegalStateException e) {
        // It has waited for the other actor in vain.
      }
    }

    /** Notices late that one slot is over, and takes another. */
    @Actor
    public void lease() {
      lent.pass();
      lent.end();
      lent.replace();
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict(IN_WINDOW, HandOver::isInWindow);
    }

    private static IdParts parts(long id) {
      return LAYOUT.unpack(id);
    }
  }

  /** The generator with a state word: the slot is given back while ids are issued. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class SealedClassic {
    private final Lent lent = new Lent();
    private final SnowflakeGenerator ids = SnowflakeGenerator.of(LAYOUT, lent, lent, Lent.SPINNING);
    private final Taken<IdParts> taken = Taken.ofComparable();
    private long endMillis;

    /** Until there is no window. */
    @Actor
    public void issue() {
      try {
        taken.one(parts(ids.generate()));
        for (long id : ids.generate(2)) {
          taken.one(parts(id));
        }
      } catch (IllegalStateException e) {
        // There is no window any more.
      }
    }

    /** Asks what was issued when nothing more can be. */
    @Actor
    public void giveBack() {
      lent.end();
      endMillis = ids.sealedEndMillis();
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict(BEFORE_THE_END, id -> millis(id) < endMillis);
    }

    private static IdParts parts(long id) {
      return LAYOUT.unpack(id);
    }
  }
}
