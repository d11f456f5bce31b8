// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;

/**
 * The name of a class, as source and as class files write it.
 *
 * @param packageName empty for the unnamed package
 * @param simpleNames outermost class first
 */
record JavaName(String packageName, List<String> simpleNames) {
  static JavaName of(String packageName, String simpleName) {
    return new JavaName(packageName, List.of(simpleName));
  }

  /** Another class of the same package. */
  JavaName sibling(String simpleName) {
    return of(packageName, simpleName);
  }

  String simple() {
    return simpleNames.get(simpleNames.size() - 1);
  }

  String qualified() {
    return join(".");
  }

  /** As {@code Class.forName} takes it. */
  String binary() {
    return join("$");
  }

  private String join(String separator) {
    String names = String.join(separator, simpleNames);
    return packageName.isEmpty() ? names : packageName + "." + names;
  }

  @Override
  public String toString() {
    return qualified();
  }
}
