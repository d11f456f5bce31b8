// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * A deterministic simulator of many processes that lease slots and issue ids: one thread, virtual
 * time, and everything that can go wrong by a seed. The leases and the generators are the real
 * ones.
 */
@NullMarked
package dev.ids.slot.sim;

import org.jspecify.annotations.NullMarked;
