// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Typed ids in Jackson 2: {@link IdsModule}, found by {@code findAndAddModules()}, and a bean in
 * Spring Boot. It does what {@code dev.ids.jackson} does for Jackson 3.
 */
@NullMarked
package dev.ids.jackson2;

import org.jspecify.annotations.NullMarked;
