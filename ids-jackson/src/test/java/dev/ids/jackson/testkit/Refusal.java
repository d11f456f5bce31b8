// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.testkit;

/** An exception of either line of Jackson. */
public record Refusal(
    String exception,
    String message,
    Class<?> target,
    Object value,
    Throwable cause,
    String path,
    int column) {}
