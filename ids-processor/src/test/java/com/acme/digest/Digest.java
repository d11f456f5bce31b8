// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.digest;

/** 160 bits, the first word with 32 of them. */
public record Digest(long w0, long w1, long w2) {}
