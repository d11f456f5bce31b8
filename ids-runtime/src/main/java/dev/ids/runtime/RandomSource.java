// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.random.RandomGenerator;

/**
 * The randomness of new ids: bytes of the operating system's generator, read in blocks.
 *
 * <p>Each stripe holds at most one block of 4 KiB. Bytes are zeroed when consumed, and a block that
 * is older than 100 ms is dropped, so that neither a heap dump nor a restored snapshot of the
 * process holds bytes of a later id. Nothing weaker than the operating system's generator stands
 * behind an id.
 *
 * <p>Thread-safe; threads spread over the stripes, and no thread-local is used.
 */
public final class RandomSource implements RandomGenerator {
  private static final RandomSource SYSTEM = new RandomSource(OperatingSystemRandom.find());

  private static final int BLOCK_BYTES = 4096;
  private static final long MAX_AGE_MILLIS = 100;
  private static final int STRIPES =
      Integer.highestOneBit(Math.max(1, Runtime.getRuntime().availableProcessors())) * 2;

  private final OperatingSystemRandom bytes;
  private final Stripe[] stripes = new Stripe[STRIPES];

  RandomSource(OperatingSystemRandom bytes) {
    this.bytes = bytes;
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
  public long nextLong() {
    byte[] eight = new byte[Long.BYTES];
    nextBytes(eight);
    long value = 0;
    for (byte b : eight) {
      value = value << Byte.SIZE | Byte.toUnsignedLong(b);
    }
    return value;
  }

  /** Drops all buffered bytes; for a process that was restored from a snapshot. */
  public void discard() {
    for (Stripe stripe : stripes) {
      stripe.drop();
    }
  }

  private Stripe stripe() {
    long id = Thread.currentThread().getId();
    return stripes[(int) ((id * 0x9E3779B97F4A7C15L) >>> 40) & (STRIPES - 1)];
  }

  private final class Stripe {
    private byte[] block = new byte[0];
    private int position;
    private long filledAtMillis;

    synchronized void take(byte[] target) {
      int done = 0;
      while (done < target.length) {
        long now = System.currentTimeMillis();
        if (position == block.length || Math.abs(now - filledAtMillis) > MAX_AGE_MILLIS) {
          refill(now);
        }
        int count = Math.min(target.length - done, block.length - position);
        System.arraycopy(block, position, target, done, count);
        Arrays.fill(block, position, position + count, (byte) 0);
        position += count;
        done += count;
      }
    }

    private void refill(long now) {
      Arrays.fill(block, (byte) 0);
      block = bytes.read(BLOCK_BYTES);
      position = 0;
      filledAtMillis = now;
    }

    synchronized void drop() {
      Arrays.fill(block, (byte) 0);
      position = block.length;
    }
  }

  /** Reads raw bytes of the operating system. */
  @FunctionalInterface
  interface OperatingSystemRandom {
    byte[] read(int count);

    /** generateSeed of these two is the system's own generator, without another one on top. */
    static OperatingSystemRandom find() {
      for (String algorithm : new String[] {"NativePRNGNonBlocking", "Windows-PRNG"}) {
        try {
          return SecureRandom.getInstance(algorithm)::generateSeed;
        } catch (NoSuchAlgorithmException e) {
          // Not on this platform: the next one.
        }
      }
      SecureRandom platform = new SecureRandom();
      System.getLogger(RandomSource.class.getName())
          .log(
              System.Logger.Level.WARNING,
              "no direct access to the operating system''s randomness; using {0}",
              platform.getAlgorithm());
      return count -> {
        byte[] read = new byte[count];
        platform.nextBytes(read);
        return read;
      };
    }
  }
}
