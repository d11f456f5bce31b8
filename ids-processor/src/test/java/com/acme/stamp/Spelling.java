// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.stamp;

/** A class that a declaration names and that may be compiled in the same run. */
public interface Spelling {}
