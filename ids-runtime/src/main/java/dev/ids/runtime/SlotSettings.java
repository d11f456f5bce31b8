// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import dev.ids.internal.Quoted;
import dev.ids.slot.LeaseTerms;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * Where the slot of a process comes from.
 *
 * @param fixed the slot, if one is configured
 * @param isGuarded whether a fixed slot is used only while no other process has it
 * @param isLeased whether any free slot is taken
 * @param waitUpTo for how long an id waits for a slot, and a start for the first one
 */
record SlotSettings(
    OptionalInt fixed,
    boolean isGuarded,
    boolean isLeased,
    String namespace,
    Duration window,
    Duration maxLoss,
    Duration maxSkew,
    Duration waitUpTo,
    String owner) {
  static final String GUARD = "ids.slot.guard";
  static final String NAMESPACE = "ids.slot.lease.namespace";
  static final String WINDOW = "ids.slot.lease.window";
  static final String MAX_LOSS = "ids.slot.lease.max-loss";
  static final String MAX_SKEW = "ids.slot.lease.max-skew";
  static final String WAIT_UP_TO = "ids.slot.lease.wait-up-to";
  static final String OWNER = "ids.slot.lease.owner";

  /** What {@code ids.slot} says to have one leased. */
  static final String LEASE = "lease";

  static final List<String> LEASE_KEYS =
      List.of(MAX_LOSS, MAX_SKEW, NAMESPACE, OWNER, WAIT_UP_TO, WINDOW);

  private static final String DEFAULT_NAMESPACE = "default";
  private static final Duration DEFAULT_WAIT = Duration.ofSeconds(10);
  private static final Duration MAX_WAIT = Duration.ofHours(1);

  /** Names that containers and shells give to a machine; for people only. */
  private static final List<String> HOST_VARIABLES = List.of("HOSTNAME", "COMPUTERNAME");

  /**
   * Reads and checks them.
   *
   * @throws IllegalArgumentException if one is not allowed, or has no effect
   */
  static SlotSettings of(Settings settings) {
    OptionalInt fixed = settings.slot();
    boolean isGuarded = isTrue(settings);
    Optional<String> leaseKey =
        LEASE_KEYS.stream().filter(key -> settings.find(key).isPresent()).findFirst();
    boolean isLeased = settings.find(Settings.SLOT).map(LEASE::equals).orElse(leaseKey.isPresent());
    if (isGuarded && fixed.isEmpty()) {
      throw new IllegalArgumentException(
          GUARD
              + "=true guards a fixed slot; set "
              + Settings.SLOT
              + " to a number, or take it out");
    }
    if (leaseKey.isPresent() && fixed.isPresent() && !isGuarded) {
      throw new IllegalArgumentException(
          leaseKey.get()
              + " has no effect on a fixed slot; set "
              + Settings.SLOT
              + "="
              + LEASE
              + " in place of "
              + Settings.SLOT
              + "="
              + fixed.getAsInt()
              + ", or "
              + GUARD
              + "=true beside it");
    }
    SlotSettings read =
        new SlotSettings(
            fixed,
            isGuarded,
            isLeased,
            settings.find(NAMESPACE).orElse(DEFAULT_NAMESPACE),
            settings.time(WINDOW, LeaseTerms.DEFAULT_WINDOW),
            settings.time(MAX_LOSS, Duration.ZERO),
            settings.time(MAX_SKEW, LeaseTerms.DEFAULT_MAX_SKEW),
            settings.time(WAIT_UP_TO, DEFAULT_WAIT),
            settings.find(OWNER).orElseGet(() -> thisProcess(System.getenv())));
    read.check();
    return read;
  }

  private void check() {
    if (waitUpTo.isNegative() || waitUpTo.compareTo(MAX_WAIT) > 0) {
      throw new IllegalArgumentException(WAIT_UP_TO + " must be from 0 to 1h: " + waitUpTo);
    }
    if (isStored()) {
      terms(0); // They judge themselves.
    }
  }

  /** Whether a store says what slot it is, and when. */
  boolean isStored() {
    return isLeased || isGuarded;
  }

  /**
   * The terms of the lease.
   *
   * @param slotBits how many bits a slot has
   */
  LeaseTerms terms(int slotBits) {
    int first = fixed.orElse(0);
    int last = fixed.orElse((int) ((1L << slotBits) - 1));
    try {
      return new LeaseTerms(namespace, first, last, window, maxLoss, maxSkew, owner);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException("ids.slot.lease." + e.getMessage(), e);
    }
  }

  private static boolean isTrue(Settings settings) {
    Optional<Options.Value> value = settings.value(GUARD);
    if (value.isEmpty() || value.get().text().equals("false")) {
      return false;
    }
    if (value.get().text().equals("true")) {
      return true;
    }
    throw new IllegalArgumentException(
        GUARD + " must be true or false: " + Quoted.of(value.get().text()) + value.get().origin());
  }

  /** What people find a process by. */
  static String thisProcess(Map<String, String> environment) {
    String pid = "pid " + ProcessHandle.current().pid();
    return HOST_VARIABLES.stream()
        .map(environment::get)
        .filter(host -> host != null && !host.isBlank())
        .findFirst()
        .map(host -> host + ", " + pid)
        .orElse(pid);
  }
}
