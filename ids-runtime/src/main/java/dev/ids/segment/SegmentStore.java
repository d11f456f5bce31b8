// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

/**
 * Counters by name, shared by all processes that issue from them. {@link JdbcSegmentStore} keeps
 * them in a database; a store of your own keeps to these rules.
 *
 * <ul>
 *   <li>Thread-safe, and atomic among all processes.
 *   <li>What was returned is durable: the counter of a name is never less afterwards.
 *   <li>When in doubt, such as after a lost connection, it fails; the next call may leave a gap.
 *   <li>It ends within a bounded time. An {@link IllegalStateException} says that trying again is
 *       of no use for now, and goes to the caller at once; after any other exception it is tried
 *       again.
 * </ul>
 */
@FunctionalInterface
public interface SegmentStore {
  /**
   * Adds to a counter, and returns its new value: all numbers greater than {@code returned - step},
   * up to and including {@code returned}, are the caller's alone.
   *
   * @param name of the counter, at most {@link SegmentCounter#MAX_ROW_NAME} characters
   * @param step how much is added, 1 or more
   * @param offset the value of a counter that is not there yet, before the step is added; 0 or more
   * @throws IllegalStateException if trying again is of no use for now
   * @throws Exception if the store cannot be reached, or is busy
   */
  long nextMax(String name, long step, long offset) throws Exception;

  /** A store in memory, for tests and for numbers that need not outlive the process. */
  static SegmentStore inMemory() {
    return new MemoryStore();
  }
}
