// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import java.time.Duration;
import java.util.HexFormat;
import org.jspecify.annotations.Nullable;

/** A rule that is left out, to show what it is for and that the simulator would see it missing. */
public enum PlantedFault {
  NONE,

  /** Generators issue under the slot whatever the time is. */
  WINDOW_CHECK_REMOVED,

  /**
   * Windows begin and end within a second, and a unit of a second is issued if a part is inside.
   */
  WINDOW_NOT_ALIGNED {
    @Override
    LeaseRules rules(LeaseTerms terms) {
      return new Unaligned(terms);
    }
  },

  /** A generator that carries on with its last unit does not look at the window. */
  BORROW_PAST_THE_END,

  /** An acquisition is judged by the row as it was read, not as it is. */
  ACQUISITION_BY_AN_OLD_READ {
    @Override
    LeaseRules rules(LeaseTerms terms) {
      return new OldRead(terms);
    }
  },

  /** The holder is the counter of acquisitions, which repeats when one is lost. */
  EQUAL_HOLDERS {
    @Override
    LeaseRules rules(LeaseTerms terms) {
      return new CountedHolders(terms);
    }
  },

  /** An acquisition counts at once, although the store may lose it. */
  LOST_ACQUISITION {
    @Override
    LeaseTerms claimTerms(LeaseTerms terms) {
      return new LeaseTerms(
          terms.namespace(),
          terms.firstSlot(),
          terms.lastSlot(),
          terms.window(),
          Duration.ZERO,
          terms.maxSkew(),
          terms.owner());
    }
  },

  /** A holder renews after its end, which others count from if that renewal is lost. */
  RENEWAL_BY_AN_EXPIRED_HOLDER {
    @Override
    LeaseRules rules(LeaseTerms terms) {
      return new LateRenewal(terms);
    }
  },

  /** The store's clock is believed, whatever it says. */
  SKEW_CHECK_REMOVED {
    @Override
    LeaseRules rules(LeaseTerms terms) {
      return new LeaseRules(terms) {
        @Override
        boolean isSkewed(long storeMillis, long localMillis) {
          return false;
        }
      };
    }
  };

  /** What a holder believes of the store. */
  LeaseTerms claimTerms(LeaseTerms terms) {
    return terms;
  }

  LeaseRules rules(LeaseTerms terms) {
    return new LeaseRules(terms);
  }

  private static final class Unaligned extends LeaseRules {
    private final LeaseTerms terms;

    Unaligned(LeaseTerms terms) {
      super(terms);
      this.terms = terms;
    }

    @Override
    SlotStore.Rule acquire(int slot, @Nullable SlotRow read, String holder, long localMillis) {
      SlotStore.Rule right = super.acquire(slot, read, holder, localMillis);
      return (row, now) -> {
        SlotRow next = right.decide(row, now);
        long start = row == null ? now : Math.max(row.endMillis(), now);
        return next == null ? null : next.withEnd(start + terms.windowMillis());
      };
    }

    @Override
    SlotStore.Rule renew(String holder, long localMillis) {
      SlotStore.Rule right = super.renew(holder, localMillis);
      return (row, now) -> {
        SlotRow next = right.decide(row, now);
        return next == null
            ? null
            : next.withEnd(Math.max(next.endMillis(), now + terms.windowMillis()));
      };
    }
  }

  private static final class OldRead extends LeaseRules {
    OldRead(LeaseTerms terms) {
      super(terms);
    }

    @Override
    SlotStore.Rule acquire(int slot, @Nullable SlotRow read, String holder, long localMillis) {
      SlotStore.Rule right = super.acquire(slot, read, holder, localMillis);
      return (row, now) -> right.decide(read, now);
    }
  }

  private static final class LateRenewal extends LeaseRules {
    private final LeaseTerms terms;

    LateRenewal(LeaseTerms terms) {
      super(terms);
      this.terms = terms;
    }

    @Override
    SlotStore.Rule renew(String holder, long localMillis) {
      return (row, now) ->
          row != null && isHeldBy(row, holder) && !isSkewed(now, localMillis)
              ? row.withEnd(Math.max(row.endMillis(), wholeSecond(now + terms.windowMillis())))
              : null;
    }
  }

  private static final class CountedHolders extends LeaseRules {
    private String mine = "";

    CountedHolders(LeaseTerms terms) {
      super(terms);
    }

    @Override
    SlotStore.Rule acquire(int slot, @Nullable SlotRow read, String holder, long localMillis) {
      SlotStore.Rule right = super.acquire(slot, read, holder, localMillis);
      long fence = read == null ? 1 : read.fence() + 1;
      mine = HexFormat.of().toHexDigits(slot) + HexFormat.of().toHexDigits(fence);
      String counted = mine;
      return (row, now) -> {
        SlotRow next = right.decide(row, now);
        return next == null
            ? null
            : new SlotRow(slot, counted, next.owner(), next.fence(), next.endMillis(), false);
      };
    }

    @Override
    SlotStore.Rule renew(String holder, long localMillis) {
      return super.renew(mine, localMillis);
    }

    @Override
    SlotStore.Rule close(String holder, long endMillis) {
      return super.close(mine, endMillis);
    }
  }
}
