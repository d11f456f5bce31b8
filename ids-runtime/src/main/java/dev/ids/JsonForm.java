// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

/** How an id appears in JSON. */
public enum JsonForm {
  /** A JSON string with the canonical text. */
  TEXT,
  /**
   * A JSON number: only for ids of at most 53 bits, which every JavaScript number holds exactly.
   */
  NUMBER
}
