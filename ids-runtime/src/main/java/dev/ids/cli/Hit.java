// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.StorageKind;
import java.util.List;

/**
 * One way of reading a text as an id.
 *
 * @param readAs TEXT if the text is the id's own, else the kind of column whose content it is
 * @param cut what was taken off the front of the text; empty if nothing
 */
record Hit(Candidate candidate, StorageKind readAs, String cut, RawId id, List<Field> fields) {
  /** Hits that are equal in this say the same of a text. */
  record Meaning(String scheme, RawId id, List<Field> fields) {}

  Meaning meaning() {
    return new Meaning(candidate.scheme().name(), id, fields);
  }

  /** The whole text of the id, as a column of text and JSON have it. */
  String text() {
    return (candidate.isClass() ? "" : cut) + candidate.format(id);
  }
}
