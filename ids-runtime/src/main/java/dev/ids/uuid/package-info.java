/**
 * UUID versions 4 and 7 (RFC 9562), as {@link java.util.UUID}.
 *
 * <pre>
 * version 7
 * bit 127                 80 79    76 75         64 63 62 61                       0
 *     +---------------------+--------+-------------+-----+-------------------------+
 *     | epochMillis 48 bits | 4: 7   | randA    12 | 2:2 | randB                62 |
 *     +---------------------+--------+-------------+-----+-------------------------+
 * counter version 7
 *     +---------------------+--------+-------------+-----+------------+------------+
 *     | epochMillis 48 bits | 4: 7   | counter  12 | 2:2 | counter 14 | random  48 |
 *     +---------------------+--------+-------------+-----+------------+------------+
 * version 4
 *     +------------------------------+-------------+-----+-------------------------+
 *     | random           48 | 4: 4   | random   12 | 2:2 | random               62 |
 *     +------------------------------+-------------+-----+-------------------------+
 * </pre>
 *
 * <p><b>Order.</b> Unsigned ({@link dev.ids.uuid.Uuids#order()}), as bytes and as text. {@link
 * java.util.UUID#compareTo} is signed and is not that order.
 *
 * <p><b>Text.</b> 36 lower-case characters; read in either case, with the hyphens in their places
 * and nothing around. Id25 (base 35) and Id22 (base 58) are shorter texts of the same 128 bits, and
 * sort like them.
 *
 * <p><b>Generators.</b> {@link dev.ids.uuid.Uuid7Generator} is monotonic over its 74 random bits,
 * or random; {@link dev.ids.uuid.CounterUuid7Generator} counts 26 bits in random steps. The first
 * refuses with {@link dev.ids.IdExhaustedException} when a millisecond is used up, the second moves
 * its millisecond on.
 *
 * <p><b>Spec.</b> algorithms.md, "UUIDv4 and UUIDv7"; uuid7-counter-id25-id22.md, whose reference
 * counts in steps of 0 to 7, ours of 1 to 16 as it describes.
 */
@NullMarked
package dev.ids.uuid;

import org.jspecify.annotations.NullMarked;
