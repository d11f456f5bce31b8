// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** The way from a row of a database to an id, to an entity, and to JSON. */
@NullMarked
package dev.ids.benchmarks.reading;

import org.jspecify.annotations.NullMarked;
