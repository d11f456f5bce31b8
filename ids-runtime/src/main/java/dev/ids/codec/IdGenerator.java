// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

/** Issues numbers. Thread-safe. */
@FunctionalInterface
public interface IdGenerator {
  /** The next id. */
  long generate();
}
