// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

/** What one writes by hand: a type around the text of an id. */
record RawText(String value) implements Comparable<RawText> {
  @Override
  public int compareTo(RawText other) {
    return value.compareTo(other.value);
  }

  @Override
  public String toString() {
    return value;
  }
}
