/**
 * SCRU128 v1.0.2: 128 bits that sort by time, with layers of randomness. Later versions of SCRU128
 * have other bits and another text; their ids are not these.
 *
 * <pre>
 * bit 127                84 83              56 55                32 31                 0
 *     +--------------------+------------------+--------------------+-------------------+
 *     | timestamp  44 bits | counter  28 bits | perSecRandom    24 | perGenRandom   32 |
 *     +--------------------+------------------+--------------------+-------------------+
 * </pre>
 *
 * <p><b>Units.</b> The timestamp is milliseconds since 2020-01-01T00:00:00Z. 0 and 2^44 − 1 are
 * reserved: never issued, but read.
 *
 * <p><b>Order.</b> Unsigned, by time, counter, and the rest; the same for bytes, text and values.
 *
 * <p><b>Text.</b> 26 digits of radix 32, 0-9 A-V, upper case written and either case read. Not
 * ULID's alphabet: many texts are valid in both and mean different ids.
 *
 * <p><b>Generator.</b> {@link dev.ids.scru128.Scru128Generator}: the counter starts at random in
 * each millisecond and counts by 1. When it is used up, the next millisecond is waited for; when
 * the clock goes back, the timestamp stays.
 *
 * <p><b>Spec.</b> scru128-v1.0.2.md. Silent on overflow and on clocks that go back.
 */
@NullMarked
package dev.ids.scru128;

import org.jspecify.annotations.NullMarked;
