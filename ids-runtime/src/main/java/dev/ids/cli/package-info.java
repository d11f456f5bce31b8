// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * The command line: {@code java -jar ids-runtime.jar inspect <id>}. It knows shapes, storage kinds
 * and accessors, and no scheme: what there is, it learns from {@link dev.ids.SchemeProvider} and
 * from the index of id classes. Not API: not exported; its texts change without notice, the names
 * in its JSON do not.
 */
@NullMarked
package dev.ids.cli;

import org.jspecify.annotations.NullMarked;
