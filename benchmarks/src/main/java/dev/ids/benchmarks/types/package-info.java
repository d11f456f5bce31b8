// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** What it costs to start an application that has many id classes. */
@NullMarked
package dev.ids.benchmarks.types;

import org.jspecify.annotations.NullMarked;
