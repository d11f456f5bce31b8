// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/** One small scheme and id class of each shape, as a third party would write them. */
@NullMarked
package dev.ids.shapes;

import org.jspecify.annotations.NullMarked;
