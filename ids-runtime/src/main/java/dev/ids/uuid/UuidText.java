// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

/** The texts of a UUID. Each sorts like the UUID if compared byte by byte. */
public enum UuidText {
  /** 36 characters, {@code 0185aee1-4413-7023-9109-bde493efe31d}; read in either case. */
  CANONICAL,
  /** 25 characters of base 35, {@code 0672016s27hx3fjxmn5ic1hzq}; read in either case. */
  ID25,
  /** 22 characters of base 58, {@code 1BuKkq6yWzmN2fCaHBjCRr}; case matters. */
  ID22
}
