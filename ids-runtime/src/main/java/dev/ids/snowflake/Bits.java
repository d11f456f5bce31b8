// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import java.lang.annotation.Documented;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;
import java.time.temporal.ChronoUnit;

/** A layout of your own, inside {@link Snowflake#bits()}. The three widths add up to 63 at most. */
@Documented
@Target({})
@Retention(RetentionPolicy.RUNTIME)
public @interface Bits {
  /** Bits for the time, 1 to 63. 41 bits of milliseconds last 69 years. */
  int time();

  /** Bits for the node, 0 to 31: 2 to the power of this many processes may issue. */
  int node();

  /** Bits for the sequence, 1 to 62: 2 to the power of this many ids in one unit and process. */
  int seq();

  /** The instant at which the time is 0, such as {@code 2024-01-01T00:00:00Z}. */
  String epoch() default Layout.COSID_EPOCH_TEXT;

  /** The unit of the time: MILLIS or SECONDS. */
  ChronoUnit unit() default ChronoUnit.MILLIS;

  /**
   * A new unit carries on from the last sequence if that was below this value, so that ids of quiet
   * times spread evenly over small moduli. −1 for the default, half the range.
   */
  long seqResetThreshold() default -1;
}
