// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * What ids cost in Hibernate and in PostgreSQL, beside ids that the database or the caller makes.
 */
@NullMarked
package dev.ids.benchmarks.database;

import org.jspecify.annotations.NullMarked;
