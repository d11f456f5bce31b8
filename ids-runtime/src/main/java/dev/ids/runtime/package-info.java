// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * What generators need from the running application: settings, a slot, a clock, randomness.
 *
 * <p>Schemes that need nothing (ULID) work with no configuration. An application that issues
 * time-based ids sets {@code ids.slot}, in Hibernate's settings, as a system property, as the
 * environment variable {@code IDS_SLOT}, or in {@code ids.properties} on the class path.
 */
@NullMarked
package dev.ids.runtime;

import org.jspecify.annotations.NullMarked;
