// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import dev.ids.SlotWindow;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/** A {@link Lease} whose calls somebody else delivers, for the simulator. */
public final class LeaseDriver {
  private final Lease lease;

  /**
   * @param issuedEndMillis the end of the last unit that was issued
   */
  public LeaseDriver(
      LeaseTerms terms, PlantedFault fault, RandomGenerator random, LongSupplier issuedEndMillis) {
    lease = new Lease(fault.claimTerms(terms), fault.rules(terms), random, issuedEndMillis);
  }

  /** A call that is on its way. */
  @FunctionalInterface
  public interface Call {
    /** What happens when it arrives; may happen never, or more than once. */
    Reply arriveAt(SlotStore store);
  }

  /** A reply that is on its way back. */
  @FunctionalInterface
  public interface Reply {
    /** Arrives; at most once. */
    void tell(long localMillis, long ticks);
  }

  /** What to ask of the store now. */
  public Call next(long localMillis) {
    LeaseCall call = lease.next(localMillis);
    if (call instanceof LeaseCall.Change change) {
      return store -> {
        SlotStore.Answer answer = store.change(change.namespace(), change.slot(), change.rule());
        return (millis, ticks) -> lease.changed(answer, millis, ticks);
      };
    }
    LeaseCall.Look look = (LeaseCall.Look) call;
    return store -> {
      SlotStore.Snapshot snapshot = store.read(look.namespace());
      return (millis, ticks) -> lease.looked(snapshot, millis, ticks);
    };
  }

  public void failed(String reason, long ticks) {
    lease.failed(reason, ticks);
  }

  public void close(long ticks) {
    lease.close(ticks);
  }

  public SlotWindow window() {
    return lease.window();
  }

  public long dueTicks() {
    return lease.dueTicks();
  }

  public boolean hasEnded() {
    return lease.hasEnded();
  }

  public String trouble() {
    return lease.status().trouble();
  }
}
