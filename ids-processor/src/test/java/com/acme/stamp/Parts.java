// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.stamp;

import java.lang.annotation.Target;

/** Widths in bits. */
@Target({})
public @interface Parts {
  /** Of the node, 1 to 20. */
  int node() default 10;

  /** Of the sequence, 1 to 20. */
  int sequence() default 12;
}
