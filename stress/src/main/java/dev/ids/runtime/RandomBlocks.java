// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.stress.RestlessClock;
import dev.ids.stress.Taken;
import dev.ids.stress.UniqueAndInOrder;
import java.nio.ByteBuffer;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressMeta;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.L_Result;

/** Blocks of random bytes that two threads draw from: no byte is drawn twice, or after its time. */
public final class RandomBlocks {
  private RandomBlocks() {}

  /** In place of randomness, numbers from 1 on, so that each is known again. */
  private static final class Numbers implements OperatingSystemRandom {
    static final int PER_BLOCK = RandomSource.BLOCK_BYTES / Long.BYTES;

    private final AtomicLong blocks = new AtomicLong();

    @Override
    public byte[] read(int count) {
      long number = 1 + blocks.getAndIncrement() * PER_BLOCK;
      ByteBuffer block = ByteBuffer.allocate(count);
      while (block.hasRemaining()) {
        block.putLong(number++);
      }
      return block.array();
    }
  }

  private static boolean isRead(long number) {
    return number > 0; // Zeroes are what is left of bytes that were drawn.
  }

  /** Blocks grow old, by a clock that goes back. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class GrowOld {
    private final RandomSource random = new RandomSource(new Numbers(), new RestlessClock(), 1);
    private final Taken<Long> taken = Taken.ofComparable();

    /** Two. */
    @Actor
    public void one() {
      taken.one(random.nextLong());
      taken.one(random.nextLong());
    }

    /** Two. */
    @Actor
    public void two() {
      taken.two(random.nextLong());
      taken.two(random.nextLong());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict("a number that was read", RandomBlocks::isRead);
    }
  }

  /** All that is buffered is dropped, as after a snapshot was restored. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class AreDiscarded {
    private final RandomSource random =
        new RandomSource(new Numbers(), Clock.fixed(Instant.EPOCH, ZoneOffset.UTC), 1);
    private final Taken<Long> taken = Taken.ofComparable();
    private long after;

    /** Reads the first block. */
    public AreDiscarded() {
      random.nextLong();
    }

    /** Draws all the while. */
    @Actor
    public void draw() {
      taken.one(random.nextLong());
      taken.one(random.nextLong());
    }

    /** Draws when the first block is gone. */
    @Actor
    public void discard() {
      random.discard();
      after = random.nextLong();
      taken.two(after);
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 =
          taken.verdict(
              "a number that was read, or one of a later block",
              number -> isRead(number) && after > Numbers.PER_BLOCK);
    }
  }
}
