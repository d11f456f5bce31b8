// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Typed ids in OpenAPI documents of swagger-core, and so of springdoc: {@link IdModelConverter},
 * found by its service file.
 */
@NullMarked
package dev.ids.jackson.openapi;

import org.jspecify.annotations.NullMarked;
