// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

/** The ways an id is stored. Schemes are an open set; this one is closed. */
public enum StorageKind {
  /** The canonical text. */
  TEXT,
  /** Big-endian bytes, whose order is the id's order. */
  BINARY,
  /** A signed 64-bit integer. */
  LONG,
  /** A native 128-bit UUID column. */
  UUID
}
