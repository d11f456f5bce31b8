/**
 * Numbers counted in a database: each process fetches a segment of them at a time and issues from
 * memory.
 *
 * <pre>
 * the row                  order | last_max_id = 300
 *                          +---------+---------+---------+
 * segments of step 100     | 1…100   | 101…200 | 201…300 |  the next fetch gets 301…400
 *                          +---------+---------+---------+
 * fetched by                 pod A     pod B     pod A
 * </pre>
 *
 * <p><b>Unique</b> among all processes that share the row, as long as the row never goes back. A
 * process that ends leaves a gap: what it fetched and did not issue.
 *
 * <p><b>Order.</b> Numeric. One process issues greater and greater numbers; those of several
 * processes interleave by segment.
 *
 * <p><b>Periods.</b> A day, a month or a year may count anew, each in a row of its own, {@code
 * order@20261027}. The id is the period and the number, drawn together: as text {@code
 * 20261027-000042}, as a number {@code 20261027000042}.
 *
 * <p><b>Generators.</b> {@link dev.ids.segment.SegmentGenerator} fetches when it has none left;
 * {@link dev.ids.segment.SegmentChainGenerator} fetches ahead. Neither needs a slot or a clock.
 *
 * <p><b>Spec.</b> layouts-and-codecs.md for texts; the semantics are those of CosId's segments, but
 * for the traps that {@code docs/schemes.md} names.
 */
@NullMarked
package dev.ids.segment;

import org.jspecify.annotations.NullMarked;
