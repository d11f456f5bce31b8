// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.IdExhaustedException;
import dev.ids.codec.DatePeriod;
import dev.ids.codec.GroupedId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * Issues numbers that are counted anew in each day, month or year. Each period has a row of its
 * own, {@code order@20261027}, and an id is the period and the number that was drawn for it.
 *
 * <p>The period is that of the clock when the call begins. An id of the last instant of a day is
 * one of that day, also when the next one has begun by the time it is returned. When the clock goes
 * back into an earlier period, or two processes disagree about the time, the numbers of that period
 * go on where its row ends: nothing is issued twice.
 *
 * <p>Thread-safe. No lock is held by callers within one period.
 */
public final class PeriodicSegmentGenerator {
  private final DatePeriod.Unit unit;
  private final ZoneId zone;
  private final InstantSource clock;
  private final Function<DatePeriod, Batches> generators;
  private final ReentrantLock changing = new ReentrantLock();

  private volatile @Nullable Group current;

  /** The one before, for a clock that goes back and forth at the change of periods. */
  private volatile @Nullable Group other;

  private PeriodicSegmentGenerator(
      DatePeriod.Unit unit,
      ZoneId zone,
      InstantSource clock,
      Function<DatePeriod, Batches> generators) {
    this.unit = unit;
    this.zone = zone;
    this.clock = clock;
    this.generators = generators;
  }

  /**
   * A generator that fetches when it has none left, see {@link SegmentGenerator}.
   *
   * @param zone in which days begin
   */
  public static PeriodicSegmentGenerator of(
      SegmentStore store,
      SegmentCounter counter,
      DatePeriod.Unit unit,
      ZoneId zone,
      InstantSource clock,
      Duration maxWait) {
    return new PeriodicSegmentGenerator(
        unit, zone, clock, period -> SegmentGenerator.of(store, counter.in(period), maxWait));
  }

  /**
   * A generator that fetches ahead, see {@link SegmentChainGenerator}.
   *
   * @param zone in which days begin
   */
  public static PeriodicSegmentGenerator chain(
      SegmentStore store,
      SegmentCounter counter,
      DatePeriod.Unit unit,
      ZoneId zone,
      InstantSource clock,
      ChainPolicy policy) {
    return new PeriodicSegmentGenerator(
        unit, zone, clock, period -> SegmentChainGenerator.of(store, counter.in(period), policy));
  }

  /** The numbers of one period. */
  private record Group(DatePeriod period, Instant start, Instant end, Batches numbers) {
    boolean has(Instant now) {
      return !now.isBefore(start) && now.isBefore(end);
    }
  }

  /**
   * The next number of the clock's period.
   *
   * @throws IdExhaustedException if the counter of the period has reached its last number
   * @throws SegmentStoreException if there is none left here, and the store gave none in time
   * @throws IllegalArgumentException if the clock's year is outside 1..9999
   */
  public GroupedId generate() {
    Group group = group();
    return new GroupedId(group.period, group.numbers.generate());
  }

  /**
   * So many numbers of one period, in ascending order; not always in a row. Throws as {@link
   * #generate()}; what was taken before is lost.
   *
   * @throws IllegalArgumentException if it is negative
   */
  public List<GroupedId> generate(int n) {
    Group group = group();
    List<GroupedId> ids = new ArrayList<>();
    for (long number : group.numbers.generate(n)) {
      ids.add(new GroupedId(group.period, number));
    }
    return Collections.unmodifiableList(ids);
  }

  private Group group() {
    Instant now = clock.instant();
    Group known = known(now);
    if (known != null) {
      return known;
    }
    changing.lock();
    try {
      known = known(now);
      return known == null ? change(now) : known;
    } finally {
      changing.unlock();
    }
  }

  private @Nullable Group known(Instant now) {
    Group latest = current;
    if (latest != null && latest.has(now)) {
      return latest;
    }
    Group before = other;
    return before != null && before.has(now) ? before : null;
  }

  private Group change(Instant now) {
    DatePeriod period = DatePeriod.at(unit, now, zone);
    Group group = new Group(period, period.start(zone), period.end(zone), generators.apply(period));
    other = current;
    current = group;
    return group;
  }
}
