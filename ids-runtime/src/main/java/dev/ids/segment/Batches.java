// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.codec.IdGenerator;

/** Issues one number, or many at a time. */
interface Batches extends IdGenerator {
  long[] generate(int n);
}
