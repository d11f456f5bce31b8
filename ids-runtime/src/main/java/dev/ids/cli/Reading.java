// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.StorageKind;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * What a text says if it is an id of one scheme.
 *
 * @param best how the text is read
 * @param names the id classes, or else the forms, that read it so
 * @param otherTexts the same id as other id classes and forms write it, by their names
 */
record Reading(
    Hit best, List<String> names, Map<String, String> otherTexts, Likelihood likelihood) {
  /** The likeliest first; of equal ones the newest, since that is what people look for. */
  static final Comparator<Reading> ORDER =
      Comparator.comparing((Reading r) -> r.likelihood.rank())
          .thenComparing(r -> !r.best.candidate().isClass())
          .thenComparing(r -> r.best.readAs() != StorageKind.TEXT)
          .thenComparing(Reading::timeOrFirst, Comparator.reverseOrder())
          .thenComparing(r -> r.names.get(0));

  boolean isStored() {
    return best.readAs() != StorageKind.TEXT;
  }

  @Nullable Instant time() {
    return Field.timeOf(best.fields());
  }

  private Instant timeOrFirst() {
    Instant time = time();
    return time == null ? Instant.MIN : time;
  }
}
