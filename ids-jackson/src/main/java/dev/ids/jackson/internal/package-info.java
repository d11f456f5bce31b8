// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** What both lines of Jackson share; it knows neither, only their common annotations. No API. */
@NullMarked
package dev.ids.jackson.internal;

import org.jspecify.annotations.NullMarked;
