// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** The engine of the monotonic generators. Not API: not exported, changes without notice. */
@NullMarked
package dev.ids.internal.monotonic;

import org.jspecify.annotations.NullMarked;
