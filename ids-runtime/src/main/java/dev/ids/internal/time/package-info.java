// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Clocks, waits, and random bits that go with a time. Not API: not exported, changes without
 * notice.
 */
@NullMarked
package dev.ids.internal.time;

import org.jspecify.annotations.NullMarked;
