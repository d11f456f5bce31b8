// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.Ulid;

/** What one writes by hand: a type around a ULID. */
record RawUlid(Ulid value) implements Comparable<RawUlid> {
  @Override
  public int compareTo(RawUlid other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value.toString();
  }
}
