// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.IdScheme;
import dev.ids.StorageKind;
import java.util.List;

/**
 * A kind of id that a text may be: a usual form of a scheme, or an application's id class.
 *
 * @param label the form's label, or the name of the id class
 * @param stores its storage kinds, the default first
 * @param prefix of the id class; empty for a form
 */
record Candidate(
    String label, IdScheme scheme, List<StorageKind> stores, String prefix, boolean isClass) {

  /**
   * Reads a whole text.
   *
   * @throws RuntimeException if it is none; of a scheme that is not ours, of any kind
   */
  RawId parse(String text) {
    if (!text.startsWith(prefix)) {
      throw new IllegalArgumentException("does not start with " + prefix);
    }
    return RawId.parse(scheme, text.substring(prefix.length()));
  }

  /** Whether a text is longer than any of its ids. */
  boolean isShorterThan(String text) {
    return text.length() > prefix.length() + scheme.textLength();
  }

  String format(RawId id) {
    return prefix + id.format(scheme);
  }
}
