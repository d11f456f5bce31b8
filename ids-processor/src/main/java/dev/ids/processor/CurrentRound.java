// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

/**
 * What {@link TypedIdProcessor} did in the present round, for the processor of this jar that comes
 * after it. Kept for the thread: a compiler runs the processors of one compilation on one thread,
 * while build tools wrap the environments that they show to them, so that none of these is the same
 * object for both.
 */
final class CurrentRound {
  private static final ThreadLocal<Boolean> BRINGS_IDS = new ThreadLocal<>();

  private CurrentRound() {}

  /** To be said in every round, the last one included. */
  static void bringsIds(boolean bringsIds) {
    if (bringsIds) {
      BRINGS_IDS.set(true);
    } else {
      BRINGS_IDS.remove();
    }
  }

  /** Whether there are id classes in a later round that the present one does not know. */
  static boolean bringsIds() {
    return BRINGS_IDS.get() != null;
  }
}
