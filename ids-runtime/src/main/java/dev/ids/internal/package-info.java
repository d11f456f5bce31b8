// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** Not API: not exported, changes without notice. Uses the JDK only, not even the contract. */
@NullMarked
package dev.ids.internal;

import org.jspecify.annotations.NullMarked;
