// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** What a thread holds while it waits for an id, and what becomes of its carrier. */
@NullMarked
package dev.ids.waiting;

import org.jspecify.annotations.NullMarked;
