// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.kinds;

/** An enum whose constants have classes and texts of their own. */
public enum Unit {
  SECONDS {
    @Override
    public String toString() {
      return "s";
    }
  },
  MILLIS {
    @Override
    public String toString() {
      return "ms";
    }
  }
}
