// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import dev.ids.SlotWindow;
import java.time.Instant;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * The protocol of one holder, as a state machine without threads, clocks or waits: it says what to
 * ask of the store next and when, and is told what came of it.
 *
 * <p>All methods are called by one thread, but for {@link #window()} and {@link #status()}.
 */
final class Lease {
  private static final long RETRY_MILLIS = 1_000;
  private static final long CONFLICT_MILLIS = 200;

  private enum Step {
    SEEK,
    ACQUIRE,
    HOLD,
    GIVE_BACK,
    ENDED
  }

  private final LeaseTerms terms;
  private final LeaseRules rules;
  private final RandomGenerator random;
  private final LongSupplier issuedEndMillis;

  private Step step = Step.SEEK;
  private long dueTicks = Long.MIN_VALUE;
  private boolean isClosing;
  private boolean isSent;
  private @Nullable Claim claim;
  private @Nullable SlotRow chosen;
  private long sentLocalMillis;

  private volatile SlotWindow window = SlotWindow.NONE;
  private volatile LeaseStatus status = LeaseStatus.NONE;

  /**
   * @param issuedEndMillis the end of the last unit that generators issued, {@link Long#MIN_VALUE}
   *     if none; after it was asked they issue nothing by an earlier window
   */
  Lease(LeaseTerms terms, RandomGenerator random, LongSupplier issuedEndMillis) {
    this(terms, new LeaseRules(terms), random, issuedEndMillis);
  }

  /** With other rules, so that tests can show what each of them is for. */
  Lease(LeaseTerms terms, LeaseRules rules, RandomGenerator random, LongSupplier issuedEndMillis) {
    this.terms = terms;
    this.rules = rules;
    this.random = random;
    this.issuedEndMillis = issuedEndMillis;
  }

  /** Where ids may be issued now; any thread may ask. */
  SlotWindow window() {
    return window;
  }

  /** For people; any thread may ask. */
  LeaseStatus status() {
    return status;
  }

  boolean hasEnded() {
    return step == Step.ENDED;
  }

  /** When to make the next call, by the ticks that were given. */
  long dueTicks() {
    return dueTicks;
  }

  /** From now on nothing is issued; the next calls give the slot back. */
  void close(long ticks) {
    isClosing = true;
    if (claim == null || (step == Step.ACQUIRE && !isSent)) {
      end();
    } else if (step == Step.HOLD) {
      giveBack(ticks);
    }
  }

  /**
   * What to ask of the store now. Until its outcome is told, it is not called again.
   *
   * @param localMillis the clock that ids are issued by
   */
  LeaseCall next(long localMillis) {
    sentLocalMillis = localMillis;
    Claim mine = claim;
    if (step == Step.SEEK || mine == null) {
      return new LeaseCall.Look(terms.namespace());
    }
    if (step == Step.ACQUIRE) {
      mine = mine.sentAt(localMillis, terms);
      claim = mine;
    }
    isSent = true;
    SlotStore.Rule rule =
        switch (step) {
          case ACQUIRE -> rules.acquire(mine.slot(), chosen, mine.holder(), localMillis);
          case HOLD -> rules.renew(mine.holder(), localMillis);
          default -> rules.close(mine.holder(), mine.closingEndMillis(issuedEndMillis.getAsLong()));
        };
    return new LeaseCall.Change(terms.namespace(), mine.slot(), rule);
  }

  /**
   * The store told its rows.
   *
   * @param localMillis the clock that ids are issued by
   * @param ticks a clock that is never set, in milliseconds
   */
  void looked(SlotStore.Snapshot snapshot, long localMillis, long ticks) {
    if (isClosing) {
      end();
      return;
    }
    long now = snapshot.nowMillis();
    if (rules.isSkewed(now, sentLocalMillis) && rules.isSkewed(now, localMillis)) {
      failed(Trouble.skewed(terms, now, localMillis), ticks);
      return;
    }
    FreeSlots free = new FreeSlots(snapshot, terms, rules);
    if (free.isEmpty()) {
      trouble(Trouble.allTaken(terms, snapshot.rows()));
      long untilFree = Math.max(RETRY_MILLIS, free.nextFreeAtMillis() - now);
      dueIn(Math.min(untilFree, terms.renewalMillis()), ticks);
      return;
    }
    int slot = free.pick(random);
    chosen = free.row(slot);
    claim = Claim.sent(slot, random);
    isSent = false;
    step = Step.ACQUIRE;
    dueTicks = ticks;
  }

  /** The store applied a change, or not. */
  void changed(SlotStore.Answer answer, long localMillis, long ticks) {
    Claim mine = claim;
    if (mine == null) {
      return;
    }
    switch (step) {
      case ACQUIRE -> acquired(mine, answer, localMillis, ticks);
      case HOLD -> renewed(mine, answer, localMillis, ticks);
      default -> gaveBack(ticks);
    }
    if (isClosing && step == Step.HOLD) {
      giveBack(ticks);
    }
  }

  /**
   * The call did not come back, and may have been applied or not.
   *
   * @param reason a sentence for people, without a full stop
   */
  void failed(String reason, long ticks) {
    trouble(reason);
    switch (step) {
      // Whether it is ours, a renewal will tell.
      case ACQUIRE -> step = isClosing ? Step.GIVE_BACK : Step.HOLD;
      case GIVE_BACK -> gaveBack(ticks);
      default -> {}
    }
    if (isClosing && step == Step.SEEK) {
      end();
    } else if (step != Step.ENDED) {
      dueIn(RETRY_MILLIS, ticks);
    }
  }

  private void acquired(Claim mine, SlotStore.Answer answer, long localMillis, long ticks) {
    SlotRow written = answer.written();
    if (written != null) {
      hold(mine.acquired(written, answer.nowMillis(), terms), answer.nowMillis(), ticks);
    } else {
      seek(ticks);
      if (rules.isSkewed(answer.nowMillis(), sentLocalMillis)) {
        failed(Trouble.skewed(terms, answer.nowMillis(), localMillis), ticks);
      } else {
        dueTicks = ticks + random.nextLong(CONFLICT_MILLIS);
      }
    }
  }

  private void renewed(Claim mine, SlotStore.Answer answer, long localMillis, long ticks) {
    SlotRow written = answer.written();
    SlotRow before = answer.before();
    if (written != null) {
      hold(mine.renewed(answer, written, terms), answer.nowMillis(), ticks);
    } else if (!LeaseRules.isHeldBy(before, mine.holder())) {
      if (mine.row() != null) {
        trouble(Trouble.lost(mine.slot(), before));
      }
      seek(ticks);
    } else if (before == null || rules.isSkewed(answer.nowMillis(), sentLocalMillis)) {
      // It is still ours: a store whose clock was set ahead must not take the window away.
      failed(Trouble.skewed(terms, answer.nowMillis(), localMillis), ticks);
    } else {
      trouble(Trouble.expired(mine.slot(), before.endMillis(), answer.nowMillis()));
      giveBack(ticks);
    }
  }

  private void hold(Claim renewed, long storeMillis, long ticks) {
    claim = renewed;
    step = Step.HOLD;
    window = isClosing ? SlotWindow.NONE : renewed.window();
    status = status.renewed(Instant.ofEpochMilli(storeMillis));
    long untilProven = Math.max(1, renewed.provenAtMillis() - storeMillis);
    if (renewed.isProven() || untilProven > terms.renewalMillis()) {
      dueIn(terms.renewalMillis(), ticks);
    } else {
      dueTicks = ticks + untilProven; // Earlier would prove nothing.
    }
  }

  private void giveBack(long ticks) {
    window = SlotWindow.NONE; // Before generators are asked what they issued.
    step = Step.GIVE_BACK;
    dueTicks = ticks;
  }

  private void gaveBack(long ticks) {
    if (isClosing) {
      end();
    } else {
      seek(ticks);
    }
  }

  private void seek(long ticks) {
    window = SlotWindow.NONE;
    claim = null;
    chosen = null;
    step = Step.SEEK;
    dueTicks = ticks;
  }

  private void end() {
    window = SlotWindow.NONE;
    claim = null;
    step = Step.ENDED;
    dueTicks = Long.MAX_VALUE;
  }

  private void trouble(String reason) {
    status = status.troubled(reason);
  }

  /** A little earlier or later, so that processes that began together do not stay together. */
  private void dueIn(long millis, long ticks) {
    dueTicks = ticks + millis - random.nextLong(millis / 8 + 1);
  }
}
