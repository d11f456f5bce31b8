// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.function.Function;

/**
 * One lossless conversion between an id and a Java type that a database or a format stores.
 *
 * @param kind which of the four
 * @param storedType {@code String}, {@code byte[]}, {@code Long} or {@code java.util.UUID}
 * @param size characters for {@link StorageKind#TEXT} (the longest text, prefix included), else
 *     bytes
 * @param toStored never fails for a valid id
 * @param fromStored throws {@link InvalidIdException} for a stored value that is no such id
 * @param <T> the id class
 * @param <S> the stored type
 */
public record StorageForm<T, S>(
    StorageKind kind,
    Class<S> storedType,
    int size,
    Function<T, S> toStored,
    Function<S, T> fromStored) {}
