// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import dev.ids.Bits128Scheme;
import dev.ids.IdExhaustedException;
import dev.ids.IdRange;
import dev.ids.Secret;
import dev.ids.internal.time.MonotonicState;
import dev.ids.internal.time.RandomBits;
import dev.ids.runtime.RandomSource;
import java.time.InstantSource;
import java.util.List;
import java.util.random.RandomGenerator;

/**
 * Issues Relative IDs for keys. All keys share one monotonic state, so ids are unique even where
 * two keys have one tag, and the ids of each key strictly increase in the order of the calls.
 *
 * <p>When the clock went back, or within one millisecond, the last id plus 1 is issued, whatever
 * its key. Thread-safe.
 */
public final class RelidGenerator {
  private static final RandomBits RANDOM = RandomBits.of(Relid.RANDOM_BITS);

  private final Tagger tagger;
  private final MonotonicState state;

  private RelidGenerator(Tagger tagger, MonotonicState state) {
    this.tagger = tagger;
    this.state = state;
  }

  /** By the system's clock and randomness. */
  public static RelidGenerator of(Secret secret, String salt) {
    return of(Tagger.of(secret, salt), InstantSource.system(), RandomSource.system());
  }

  /** By a given clock and randomness. */
  public static RelidGenerator of(Tagger tagger, InstantSource clock, RandomGenerator random) {
    return new RelidGenerator(
        tagger, new MonotonicState(RelativeIdScheme.NAME, RANDOM, clock, random));
  }

  /**
   * The next id of a key.
   *
   * @throws IllegalArgumentException if the key has an unpaired surrogate
   * @throws IdExhaustedException if the clock is outside 0..2^48−1 ms, or the millisecond is used
   *     up; nothing changes
   */
  public Relid next(String key) {
    return next(key, Relid::new);
  }

  /** Like {@link #next(String)}, made by {@code factory} from the bits. */
  public <T> T next(String key, Bits128Scheme.Factory<T> factory) {
    return next(tagOf(key), factory);
  }

  /**
   * A handle on one key, whose tag is computed once.
   *
   * @throws IllegalArgumentException if the key has an unpaired surrogate
   */
  public ForKey forKey(String key) {
    return forTag(tagOf(key));
  }

  ForKey forTag(int tag) {
    return new ForKey(tag);
  }

  /** The tag of a key, 0 to {@link Relid#MAX_TAG}. */
  public int tagOf(String key) {
    return tagger.tagOf(key);
  }

  /** All ids of a key: those between the two, both included. */
  public IdRange<Relid> rangeOf(String key) {
    return Relid.rangeOf(tagOf(key));
  }

  /**
   * All texts of a key's ids: {@code text >= from && text < to} if compared byte by byte; also
   * {@code LIKE from || '%'}.
   */
  public TextRange textRangeOf(String key) {
    String tag = RelidCodec.formatTag(tagOf(key));
    // '.' follows '-' in ASCII.
    return new TextRange(tag + "-", tag + ".");
  }

  /**
   * A range of texts.
   *
   * @param from inclusive, the beginning of every text in the range
   * @param to exclusive
   */
  public record TextRange(String from, String to) {}

  private <T> T next(int tag, Bits128Scheme.Factory<T> factory) {
    return state.next((ms, high, low) -> Relid.made(tag, ms, low, factory));
  }

  /** Issues ids of one key. Thread-safe; shares the state of its generator. */
  public final class ForKey {
    private final int tag;

    private ForKey(int tag) {
      this.tag = tag;
    }

    /** The next id; throws as {@link RelidGenerator#next(String)}. */
    public Relid next() {
      return state.next(this, (key, ms, high, low) -> Relid.made(key.tag, ms, low, Relid::new));
    }

    /**
     * The next {@code n} ids, unmodifiable and in order, from one reading of the clock.
     *
     * @throws IllegalArgumentException if n is negative
     * @throws IdExhaustedException as {@link #next()}; then none is issued
     */
    public List<Relid> next(int n) {
      return state.next(n, (ms, high, low) -> Relid.made(tag, ms, low, Relid::new));
    }
  }
}
