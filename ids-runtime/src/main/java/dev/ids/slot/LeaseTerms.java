// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import dev.ids.internal.Quoted;
import java.time.Duration;

/**
 * The terms of a lease. All processes of a namespace must have the same ones, but for their slots
 * and owners.
 *
 * @param namespace whose slots; at most {@value #MAX_NAMESPACE} characters
 * @param firstSlot the first slot that may be taken
 * @param lastSlot the last slot that may be taken
 * @param window how far ahead a renewal reaches; a process that dies blocks its slot for at most
 *     two windows and {@code maxLoss}
 * @param maxLoss how old the acknowledged changes can be that the store loses when it fails over,
 *     by its clock: where that can be set by some seconds as it fails over, they count, too; zero
 *     if it loses none
 * @param maxSkew how far apart the clocks of store and process may be
 * @param owner who takes the slot, in words for people
 */
public record LeaseTerms(
    String namespace,
    int firstSlot,
    int lastSlot,
    Duration window,
    Duration maxLoss,
    Duration maxSkew,
    String owner) {
  /** Longest {@link #namespace()}. */
  public static final int MAX_NAMESPACE = 100;

  /** The usual {@link #window()}. */
  public static final Duration DEFAULT_WINDOW = Duration.ofSeconds(60);

  /** The usual {@link #maxSkew()}. */
  public static final Duration DEFAULT_MAX_SKEW = Duration.ofSeconds(5);

  private static final Duration MIN_WINDOW = Duration.ofSeconds(4);
  private static final Duration MAX_WINDOW = Duration.ofHours(24);
  private static final int RENEWALS_IN_A_WINDOW = 4;

  public LeaseTerms {
    if (namespace.isEmpty() || namespace.length() > MAX_NAMESPACE) {
      throw new IllegalArgumentException(
          "namespace must have 1 to " + MAX_NAMESPACE + " characters: " + Quoted.of(namespace));
    }
    if (firstSlot < 0 || lastSlot < firstSlot) {
      throw new IllegalArgumentException(
          "slots must be from 0 and in order: " + firstSlot + " to " + lastSlot);
    }
    if (window.compareTo(MIN_WINDOW) < 0
        || window.compareTo(MAX_WINDOW) > 0
        || window.getNano() != 0) {
      throw new IllegalArgumentException("window must be whole seconds from 4s to 24h: " + window);
    }
    if (maxLoss.isNegative() || maxLoss.compareTo(window.dividedBy(2)) > 0) {
      throw new IllegalArgumentException(
          "max-loss must be from 0s to half of the window, "
              + window.dividedBy(2)
              + ": "
              + maxLoss);
    }
    if (maxSkew.toMillis() < 1 || maxSkew.compareTo(window.dividedBy(4)) > 0) {
      throw new IllegalArgumentException(
          "max-skew must be from 1ms to a quarter of the window, "
              + window.dividedBy(4)
              + ": "
              + maxSkew);
    }
    owner = cut(owner);
  }

  private static String cut(String owner) {
    if (owner.length() <= SlotRow.MAX_OWNER) {
      return owner;
    }
    int end = SlotRow.MAX_OWNER;
    // Half a character is none that a database would take.
    return owner.substring(0, Character.isHighSurrogate(owner.charAt(end - 1)) ? end - 1 : end);
  }

  /** The usual terms: any slot of a number of bits, in a store that loses nothing. */
  public static LeaseTerms of(String namespace, int slotBits, String owner) {
    return new LeaseTerms(
        namespace,
        0,
        (int) ((1L << slotBits) - 1),
        DEFAULT_WINDOW,
        Duration.ZERO,
        DEFAULT_MAX_SKEW,
        owner);
  }

  long windowMillis() {
    return window.toMillis();
  }

  long maxSkewMillis() {
    return maxSkew.toMillis();
  }

  long maxLossMillis() {
    return maxLoss.plusNanos(999_999).toMillis(); // Rounded up: the least loss is a loss.
  }

  /** How long after an end nobody but its holder may have a slot. */
  long graceMillis() {
    return windowMillis() + maxLossMillis();
  }

  long renewalMillis() {
    return windowMillis() / RENEWALS_IN_A_WINDOW;
  }

  boolean isAnySlot() {
    return firstSlot != lastSlot;
  }
}
