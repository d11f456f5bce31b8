// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.internal.BigEndian;
import dev.ids.internal.time.Drawn;
import dev.ids.internal.time.TimedBytes;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The randomness of new ids: bytes of the operating system's generator, read in blocks. Nothing
 * weaker stands behind an id.
 *
 * <p>Each stripe holds at most one block of 4 KiB. Bytes are zeroed when they are handed out, and a
 * block is dropped once it is older than 100 ms or the clock went back, since nobody knows then how
 * old it is. So a heap dump or a snapshot of the process holds no byte of a past id, and none of an
 * id that is issued more than 100 ms later. A process that is restored sooner, or whose clock stood
 * still meanwhile, calls {@link #discard()}.
 *
 * <p>Thread-safe; threads spread over the stripes, and no thread-local is used.
 */
@SuppressWarnings("exports") // TimedBytes is for our own generators
public final class RandomSource implements RandomGenerator, TimedBytes {
  static final int BLOCK_BYTES = 4096;
  static final long MAX_AGE_MILLIS = 100;

  /** In place of a reading of the clock; before every block. */
  private static final long UNREAD = Long.MIN_VALUE;

  private static final RandomSource SYSTEM =
      new RandomSource(
          OperatingSystemRandom.find(),
          InstantSource.system(),
          2 * Runtime.getRuntime().availableProcessors());

  private final OperatingSystemRandom operatingSystem;
  private final InstantSource clock;
  private final Stripe[] stripes;

  /**
   * @param minStripes how many threads may draw at once; rounded up to a power of two
   */
  RandomSource(OperatingSystemRandom operatingSystem, InstantSource clock, int minStripes) {
    this.operatingSystem = operatingSystem;
    this.clock = clock;
    this.stripes = new Stripe[Integer.highestOneBit(2 * minStripes - 1)];
    Arrays.setAll(stripes, i -> new Stripe());
  }

  /** The randomness of the operating system, shared by the whole process. */
  public static RandomSource system() {
    return SYSTEM;
  }

  @Override
  public void nextBytes(byte[] target) {
    stripe().take(target);
  }

  @Override
  public Drawn draw(int bytes, long nowMillis) {
    return stripe().take(bytes, nowMillis);
  }

  @Override
  public boolean isOf(InstantSource other) {
    return clock.equals(other);
  }

  @Override
  public long nextLong() {
    return stripe().take(Long.BYTES, UNREAD).low();
  }

  /** Drops all buffered bytes; for a process that was restored from a snapshot. */
  public void discard() {
    for (Stripe stripe : stripes) {
      stripe.drop();
    }
  }

  /** By a hash of the thread: consecutive thread numbers shall not share a stripe. */
  private Stripe stripe() {
    long hash = Thread.currentThread().getId() * 0x9E3779B97F4A7C15L;
    return stripes[(int) (hash >>> 40) & (stripes.length - 1)];
  }

  private final class Stripe {
    private byte[] block = new byte[0];
    private int position;
    private long filledAtMillis;

    synchronized void take(byte[] target) {
      int done = 0;
      while (done < target.length) {
        makeReady(1, UNREAD);
        int count = Math.min(target.length - done, block.length - position);
        System.arraycopy(block, position, target, done, count);
        Arrays.fill(block, position, position + count, (byte) 0);
        position += count;
        done += count;
      }
    }

    /** A block's last bytes are dropped if they are fewer than any number has. */
    synchronized Drawn take(int bytes, long toldMillis) {
      makeReady(Drawn.MAX_BYTES, toldMillis);
      int highBytes = Math.max(bytes - Long.BYTES, 0);
      long high = highBytes == 0 ? 0 : takeWord(highBytes);
      return new Drawn(high, takeWord(bytes - highBytes));
    }

    /** The next 1 to 8 bytes; what was read with them stays. */
    private long takeWord(int bytes) {
      int otherBits = Long.SIZE - bytes * Byte.SIZE;
      long word = BigEndian.getLong(block, position);
      BigEndian.putLong(block, position, word & ((1L << otherBits) - 1));
      position += bytes;
      return word >>> otherBits;
    }

    private void makeReady(int bytes, long toldMillis) {
      if (block.length - position >= bytes && !isStale(toldMillis)) {
        return;
      }
      // What was told may be older than the block, if another thread has filled it meanwhile.
      long now = clock.millis();
      if (block.length - position < bytes || isStale(now)) {
        refill(now);
      }
    }

    private boolean isStale(long now) {
      return now < filledAtMillis || now - filledAtMillis > MAX_AGE_MILLIS;
    }

    private void refill(long now) {
      // First, so that nobody gets the zeroes of a dropped block should reading fail.
      drop();
      block = operatingSystem.read(BLOCK_BYTES);
      position = 0;
      filledAtMillis = now;
    }

    synchronized void drop() {
      Arrays.fill(block, (byte) 0);
      position = block.length;
    }
  }
}
