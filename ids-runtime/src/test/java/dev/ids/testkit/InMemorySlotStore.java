// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import dev.ids.slot.SlotRow;
import dev.ids.slot.SlotStore;
import dev.ids.slot.SlotStoreException;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;

/** Slots in memory, of a database that can be taken away, can hang, and can lose its replies. */
public final class InMemorySlotStore implements SlotStore {
  private final InstantSource clock;
  private final Map<String, Map<Integer, SlotRow>> namespaces = new HashMap<>();
  private volatile @Nullable RuntimeException trouble;
  private volatile boolean losesReplies;
  private volatile @Nullable CountDownLatch hanging;
  private volatile int calls;

  public InMemorySlotStore(InstantSource clock) {
    this.clock = clock;
  }

  /** From now on no call gets through. */
  public void goAway(String message) {
    fail(new SlotStoreException(message));
  }

  /** From now on each call throws this. */
  public void fail(RuntimeException problem) {
    trouble = problem;
  }

  public void comeBack() {
    trouble = null;
    losesReplies = false;
    CountDownLatch latch = hanging;
    hanging = null;
    if (latch != null) {
      latch.countDown();
    }
  }

  /** From now on changes are applied, but nobody is told. */
  public void loseReplies() {
    losesReplies = true;
  }

  /** From now on calls do not return, until it comes back. */
  public void hang() {
    hanging = new CountDownLatch(1);
  }

  /** How many calls there were. */
  public int calls() {
    return calls;
  }

  public synchronized @Nullable SlotRow row(String namespace, int slot) {
    return rows(namespace).get(slot);
  }

  /** Writes a row that nobody asked for. */
  public synchronized void put(String namespace, SlotRow row) {
    rows(namespace).put(row.slot(), row);
  }

  public synchronized void remove(String namespace, int slot) {
    rows(namespace).remove(slot);
  }

  @Override
  public Snapshot read(String namespace) {
    arrive();
    synchronized (this) {
      return new Snapshot(clock.millis(), new ArrayList<>(rows(namespace).values()));
    }
  }

  @Override
  public Answer change(String namespace, int slot, Rule rule) {
    arrive();
    Answer answer = apply(namespace, slot, rule);
    if (losesReplies) {
      throw new SlotStoreException("the connection was lost");
    }
    return answer;
  }

  private synchronized Answer apply(String namespace, int slot, Rule rule) {
    Map<Integer, SlotRow> rows = rows(namespace);
    SlotRow before = rows.get(slot);
    long now = clock.millis();
    SlotRow next = rule.decide(before, now);
    if (next != null) {
      rows.put(slot, next);
    }
    return new Answer(now, before, next);
  }

  private Map<Integer, SlotRow> rows(String namespace) {
    return namespaces.computeIfAbsent(namespace, name -> new TreeMap<>());
  }

  private void arrive() {
    synchronized (this) {
      calls = calls + 1;
    }
    CountDownLatch latch = hanging;
    if (latch != null) {
      try {
        latch.await();
      } catch (InterruptedException e) {
        throw new SlotStoreException("interrupted", e);
      }
    }
    RuntimeException problem = trouble;
    if (problem != null) {
      throw problem;
    }
  }
}
