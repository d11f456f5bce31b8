// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Typed ids in Jackson 3: {@link IdsModule}, found by {@code findAndAddModules()}.
 *
 * <p>An id is its canonical text; a JSON number where its declaration says {@code json = NUMBER};
 * bytes in formats that have them (CBOR, Smile), if the scheme can be stored as bytes. Map keys are
 * always text. Reading takes exactly what is written, and refuses the rest with Jackson's own
 * exceptions, so that path and location are there.
 */
@NullMarked
package dev.ids.jackson;

import org.jspecify.annotations.NullMarked;
