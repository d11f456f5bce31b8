/**
 * Relative ID: sortable ids of which all that belong to one key, such as a tenant, start alike.
 *
 * <pre>
 * bit 127            98 97                           50 49                        0
 *     +----------------+-------------------------------+---------------------------+
 *     | tag    30 bits | epochMillis           48 bits | random or counter 50 bits |
 *     +----------------+-------------------------------+---------------------------+
 *          3F8KQZ      -         01J8Y4Q9M3            -         X3B0N6E3P8
 * </pre>
 *
 * <p><b>Order.</b> Unsigned, by tag, then time, then the rest; the same for bytes, text and values.
 * So the ids of one key are a range: {@link dev.ids.relative.RelidGenerator#rangeOf}.
 *
 * <p><b>Text.</b> 28 characters of Crockford's base 32 in three fields; read in either case, with
 * or without the hyphens.
 *
 * <p><b>Tag.</b> The upper 30 bits of an HMAC-SHA-256 over salt and key under a secret of at least
 * 16 bytes, so that nobody without it can tell which tag a key has. Two keys share a tag with
 * probability 2^−30; that mixes their ids in a range, and never makes two ids equal.
 *
 * <p><b>Generator.</b> One monotonic state for all keys, like ULID's: unique even where tags
 * collide. When the 50 bits of a millisecond are used up, {@link dev.ids.IdExhaustedException}.
 *
 * <p><b>Not a secret token.</b> 50 bits keep ids apart, they do not resist guessing; consecutive
 * ids show that they come from one generator.
 *
 * <p><b>Spec.</b> algorithms.md, "Relative ID".
 */
@NullMarked
package dev.ids.relative;

import org.jspecify.annotations.NullMarked;
