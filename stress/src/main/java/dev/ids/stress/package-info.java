// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * What threads may see that meet in a generator: tests of jcstress, on the states that are shared.
 * Each test has an arbiter, which judges when all actors have ended.
 */
@NullMarked
package dev.ids.stress;

import org.jspecify.annotations.NullMarked;
