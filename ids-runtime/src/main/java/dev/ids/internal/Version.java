// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

/** The version of ids-runtime. */
public final class Version {
  /** A constant, so that ids-processor can read it from the class path of a compilation. */
  public static final String CURRENT = "0.1.0-SNAPSHOT";

  private Version() {}

  /** The version of the class that is loaded, which compilers cannot copy into other classes. */
  public static String current() {
    return CURRENT;
  }
}
