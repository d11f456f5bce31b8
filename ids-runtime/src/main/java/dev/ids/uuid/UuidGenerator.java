// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

/** How new UUIDs of version 7 are made. */
public enum UuidGenerator {
  /** 74 random bits for each millisecond, plus 1 for each further id. */
  MONOTONIC,
  /** 74 random bits for every id; ids of one millisecond have no order. */
  RANDOM,
  /** A 26-bit counter that goes up in random steps, and 48 random bits for every id. */
  COUNTER
}
