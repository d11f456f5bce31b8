// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.stress;

import org.openjdk.jcstress.annotations.Expect;
import org.openjdk.jcstress.annotations.Outcome;

/** What a test allows: the verdict {@link Taken#GOOD}, and no other. */
@Outcome(id = Taken.GOOD, expect = Expect.ACCEPTABLE, desc = "as promised")
@Outcome(expect = Expect.FORBIDDEN, desc = "the promise is broken")
public final class UniqueAndInOrder {
  private UniqueAndInOrder() {}
}
