// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** What is measured besides the rows: nothing was promised for it. */
@NullMarked
package dev.ids.benchmarks.also;

import org.jspecify.annotations.NullMarked;
