// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * ULID: 128 bits that sort by time, as 26 characters.
 *
 * <pre>
 * bit 127                      80 79                                       0
 *     +--------------------------+-----------------------------------------+
 *     | epochMillis      48 bits | randomness                      80 bits |
 *     +--------------------------+-----------------------------------------+
 * </pre>
 *
 * <p><b>Order.</b> Unsigned, by time, then randomness; the order of bytes, of text and of values is
 * the same.
 *
 * <p><b>Text.</b> 26 characters of Crockford's base 32; the first one is 0 to 7. Upper case is
 * written, either case is read, and I, L, O, U are refused.
 *
 * <p><b>Generator.</b> Monotonic: in one millisecond, and while the clock is behind, each id is the
 * last one plus 1. When the 80 bits are used up, {@link dev.ids.IdExhaustedException}; the next
 * millisecond recovers.
 *
 * <p><b>Spec.</b> algorithms.md, "ULID". Deviates from ulid/spec on purpose: no aliases (I, L as 1,
 * O as 0), so that an id has exactly one text.
 */
@NullMarked
package dev.ids.ulid;

import org.jspecify.annotations.NullMarked;
