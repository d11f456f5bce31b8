// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

/** The named layouts, for annotations; each is the {@link Layout} constant of that name. */
public enum LayoutPreset {
  /** 41 bits of milliseconds, 10 of node, 12 of sequence: 63 in all. */
  SNOWFLAKE_MS,
  /** 31 bits of seconds, 10 of node, 22 of sequence: 63 in all. */
  SNOWFLAKE_S,
  /** 41 bits of milliseconds, 3 of node, 9 of sequence: 53 in all, exact in JavaScript. */
  JS_SAFE_MS,
  /** 31 bits of seconds, 3 of node, 19 of sequence: 53 in all, exact in JavaScript. */
  JS_SAFE_S,
  /** 44 bits of milliseconds, 20 of node, 16 of sequence: 80 in all, too many for a number. */
  COSID_80,
  /**
   * The classic Snowflake: 41 bits of milliseconds since 1970, 10 of machine id, 12 of sequence,
   * which starts at 0, and no limit to a clock that goes back. Ends in 2039 unless it has a later
   * epoch.
   */
  CLASSIC;

  /** The layout of this name. */
  public Layout layout() {
    return switch (this) {
      case SNOWFLAKE_MS -> Layout.SNOWFLAKE_MS;
      case SNOWFLAKE_S -> Layout.SNOWFLAKE_S;
      case JS_SAFE_MS -> Layout.JS_SAFE_MS;
      case JS_SAFE_S -> Layout.JS_SAFE_S;
      case COSID_80 -> Layout.COSID_80;
      case CLASSIC -> Layout.CLASSIC;
    };
  }
}
