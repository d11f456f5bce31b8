// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

/**
 * Something that a row is compared with.
 *
 * @param benchmark class and method, such as {@code UlidRandom.ulidCreator}
 * @param name as the table shows it
 * @param role whether the ratio of the row is taken against it
 * @param lacks the guarantees of ours that it does not give; empty if none is known
 */
record Contender(String benchmark, String name, Role role, String lacks) {
  enum Role {
    /** The best of these is what the ratio is taken against. */
    PEER,
    /** Shown, but its speed comes from a guarantee that it lacks, so it sets no aim. */
    WEAKER,
    /** Shown, but no aim was set against it. */
    SHOWN,
    /** Ours in another form. */
    OURS
  }
}
