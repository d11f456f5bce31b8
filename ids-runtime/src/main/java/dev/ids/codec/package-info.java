// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
/**
 * Numbers to text and back. Every text form is canonical: one number has one text, and decoding
 * accepts no other.
 */
@NullMarked
package dev.ids.codec;

import org.jspecify.annotations.NullMarked;
