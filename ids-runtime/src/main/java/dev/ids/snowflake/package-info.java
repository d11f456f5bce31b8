/**
 * Snowflake-style ids: a number made of time, node and sequence, after a {@link
 * dev.ids.snowflake.Layout}.
 *
 * <pre>
 * high bit                                                              bit 0
 *     +--------------------------------+---------------+------------------+
 *     | time since the epoch, in units | node          | seq              |
 *     |                       timeBits |      nodeBits |          seqBits |
 *     +--------------------------------+---------------+------------------+
 * </pre>
 *
 * <p><b>Units.</b> Milliseconds or seconds since the layout's epoch.
 *
 * <p><b>Order.</b> Numeric: by time, then node, then sequence. Ids are never negative.
 *
 * <p><b>Text.</b> Decimal, without sign and leading zeros. It does not sort like the number.
 *
 * <p><b>Generator.</b> {@link dev.ids.snowflake.TimeBasedGenerator}. When the sequence of a unit is
 * used up, it waits for the next one; when the clock goes back, {@link
 * dev.ids.snowflake.ClockRegressionPolicy} decides. The node is the process's slot, from
 * configuration, and never a guess.
 *
 * <p><b>Spec.</b> layouts-and-codecs.md. Where it is silent, as CosId does: the first id of all has
 * sequence 1, and a new unit carries on from the last sequence unless that reached the threshold.
 */
@NullMarked
package dev.ids.snowflake;

import org.jspecify.annotations.NullMarked;
