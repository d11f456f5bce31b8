// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

/** A finding that ends the work on a declaration. */
final class Refusal extends Exception {
  private static final long serialVersionUID = 1L;

  private final transient Finding finding;

  Refusal(Finding finding) {
    super(finding.sentence());
    this.finding = finding;
  }

  Finding finding() {
    return finding;
  }
}
