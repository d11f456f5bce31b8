// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.io.Serializable;

/**
 * An id that knows what it identifies. The compiler keeps an {@code OrderId} from standing where a
 * {@code CustomerId} belongs.
 *
 * <p>Implemented by the classes that ids-processor generates; a hand-written class that follows the
 * same form (a {@code public static final IdType<T> TYPE}) is treated alike everywhere.
 *
 * @param <T> the implementing class itself
 */
public interface TypedId<T extends TypedId<T>> extends Comparable<T>, Serializable {}
