// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** What ids cost, beside other libraries in the same run: see docs/performance.md. */
@NullMarked
package dev.ids.benchmarks;

import org.jspecify.annotations.NullMarked;
