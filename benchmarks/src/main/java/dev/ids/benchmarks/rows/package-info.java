// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * One class for each row of the table. The method {@code ids} is ours, the others are what it is
 * compared with; {@code dev.ids.benchmarks.Rows} says what each of them lacks.
 */
@NullMarked
package dev.ids.benchmarks.rows;

import org.jspecify.annotations.NullMarked;
