// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0

/**
 * The contract: what every id class, every scheme and every integration agree on.
 *
 * <p><b>Schemes are an open set, storage forms a closed set of four.</b> A scheme (ULID, Snowflake,
 * one of your own) is a package of its own: an annotation marked {@link dev.ids.SchemeOf}, and a
 * class that implements one of the four {@link dev.ids.IdScheme shapes}. Everything else, the
 * compiler plug-in, Hibernate, Jackson, sees {@link dev.ids.IdType} and {@link dev.ids.StorageForm}
 * only.
 *
 * <p><b>Vocabulary.</b> {@code of} makes a value from its parts, {@code parse} reads text, {@code
 * next} issues a new id, {@code pack} and {@code unpack} join and split bits, {@code with…} returns
 * a changed copy. Units are in the names ({@code epochMillis}).
 *
 * <p><b>Null</b> is never accepted and never returned unless marked {@code @Nullable}; passing it
 * throws {@link NullPointerException}.
 *
 * <p><b>Errors.</b> Text or bits that are no id: {@link dev.ids.InvalidIdException}. A declaration
 * that cannot work: {@link dev.ids.InvalidDeclarationException}, at compile time an error at that
 * very value. A generator that ran out: {@link dev.ids.IdExhaustedException}; its state is
 * unchanged.
 *
 * <p><b>Threads.</b> Values, schemes and id types are immutable; generators are thread-safe.
 */
@NullMarked
package dev.ids;

import org.jspecify.annotations.NullMarked;
