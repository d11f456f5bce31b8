// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.internal.time.Drawn;
import dev.ids.testkit.ScriptedClock;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** With bytes that count 1, 2, 3 … 255, 1 … instead of those of the operating system. */
class RandomSourceTest {
  private static final long NOW = 1_767_225_600_000L;

  private final ScriptedClock clock = ScriptedClock.at(NOW);
  private final List<byte[]> blocks = new ArrayList<>();
  private final RandomSource random = new RandomSource(this::readBlock, clock, 1);

  @Test
  void bytesComeInTheOrderOfTheBlock() {
    assertThat(take(3)).containsExactly(1, 2, 3);
    assertThat(take(2)).containsExactly(4, 5);
    assertThat(blocks).hasSize(1);
  }

  @Test
  void aBlockIsReadWhenTheLastOneIsUsedUp() {
    take(RandomSource.BLOCK_BYTES - 1);
    assertThat(blocks).hasSize(1);

    byte[] across = take(2);

    assertThat(blocks).hasSize(2);
    assertThat(across).containsExactly(counting(2, RandomSource.BLOCK_BYTES - 1));
  }

  @ParameterizedTest
  @ValueSource(ints = {4_096, 4_097, 8_192, 10_000})
  void requestsLargerThanABlockAreFilledFromSeveral(int size) {
    assertThat(take(size)).containsExactly(counting(size, 0));
    assertThat(blocks).hasSize((size + RandomSource.BLOCK_BYTES - 1) / RandomSource.BLOCK_BYTES);
  }

  @Test
  void whoTellsTheTimeSparesAReadingOfTheClock() {
    assertThat(random.draw(3, NOW)).isEqualTo(new Drawn(0, 0x010203));
    int reads = clock.reads();

    assertThat(random.draw(2, NOW + RandomSource.MAX_AGE_MILLIS)).isEqualTo(new Drawn(0, 0x0405));
    assertThat(clock.reads()).isEqualTo(reads);
  }

  @Test
  void aTimeThatWasToldIsNotBelievedAgainstTheClock() {
    take(3);

    assertThat(random.draw(1, NOW - 1)).isEqualTo(new Drawn(0, 4));
    assertThat(random.draw(1, NOW + RandomSource.MAX_AGE_MILLIS + 1)).isEqualTo(new Drawn(0, 5));
    assertThat(blocks).hasSize(1);
  }

  @Test
  void aBlockThatIsTooOldByTheClockIsDropped() {
    take(3);
    clock.set(NOW + RandomSource.MAX_AGE_MILLIS + 1);
    random.draw(1, NOW + RandomSource.MAX_AGE_MILLIS + 1);

    assertThat(blocks).hasSize(2);
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16})
  void bytesThatAreDrawnAreThoseThatAreTakenAndAreZeroedToo(int bytes) {
    take(3);

    assertThat(random.draw(bytes, NOW)).isEqualTo(Drawn.of(counting(bytes, 3)));
    assertThat(take(20)).containsExactly(counting(20, 3 + bytes));
    byte[] block = blocks.get(0);
    assertThat(Arrays.copyOf(block, 23 + bytes)).containsOnly(0);
    assertThat(block[23 + bytes]).isEqualTo((byte) (24 + bytes));
  }

  /** Else a number would have to be put together from two blocks. */
  @ParameterizedTest
  @ValueSource(ints = {1, 10, 16})
  void theLastBytesOfABlockAreDroppedIfAnyNumberNeedsMore(int bytes) {
    take(RandomSource.BLOCK_BYTES - Drawn.MAX_BYTES);
    random.draw(1, NOW);
    assertThat(blocks).hasSize(1);

    random.draw(bytes, NOW);

    assertThat(blocks).hasSize(2);
    assertThat(blocks.get(0)).containsOnly(0);
    assertThat(take(1)).containsExactly(counting(1, RandomSource.BLOCK_BYTES + bytes));
  }

  @Test
  void nothingIsReadForNothing() {
    take(0);

    assertThat(blocks).isEmpty();
    assertThat(clock.reads()).isZero();
  }

  @Test
  void bytesAreZeroedWhenTheyAreHandedOut() {
    take(10);
    byte[] block = blocks.get(0);

    assertThat(Arrays.copyOf(block, 10)).containsOnly(0);
    assertThat(Arrays.copyOfRange(block, 10, block.length))
        .containsExactly(counting(block.length - 10, 10));
  }

  @Test
  void aUsedUpBlockHoldsNothing() {
    take(RandomSource.BLOCK_BYTES);

    assertThat(blocks.get(0)).containsOnly(0);
  }

  @Test
  void aBlockIsGoodFor100Milliseconds() {
    take(1);
    clock.set(NOW + RandomSource.MAX_AGE_MILLIS);
    take(1);

    assertThat(blocks).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(longs = {RandomSource.MAX_AGE_MILLIS + 1, 86_400_000, -1, -60_000})
  void anOlderBlockAndOneOfTheFutureAreDroppedAndZeroed(long step) {
    take(1);
    clock.set(NOW + step);

    assertThat(take(1)).containsExactly(counting(1, RandomSource.BLOCK_BYTES));
    assertThat(blocks).hasSize(2);
    assertThat(blocks.get(0)).containsOnly(0);
  }

  @Test
  void theAgeCountsFromTheBlocksOwnFilling() {
    take(1);
    clock.set(NOW + 101);
    take(1);
    clock.set(NOW + 201);
    take(1);

    assertThat(blocks).hasSize(2);
  }

  @Test
  void discardDropsAndZeroesWhatIsLeft() {
    take(1);
    random.discard();

    assertThat(blocks.get(0)).containsOnly(0);
    assertThat(take(1)).containsExactly(counting(1, RandomSource.BLOCK_BYTES));
  }

  @Test
  void discardReachesEveryStripe() {
    RandomSource striped = new RandomSource(this::readBlock, clock, 4);
    for (int i = 0; i < 32; i++) {
      inNewThread(() -> striped.nextBytes(new byte[1]));
    }
    assertThat(blocks).as("stripes in use").hasSizeBetween(2, 4);

    striped.discard();

    assertThat(blocks).allSatisfy(block -> assertThat(block).containsOnly(0));
  }

  @Test
  void anewStartsWithoutBytes() {
    random.discard();
    assertThat(blocks).isEmpty();
    assertThat(take(1)).containsExactly(1);
  }

  @Test
  void ifReadingFailsNobodyGetsTheZeroesOfADroppedBlock() {
    FailingOnce bytes = new FailingOnce();
    RandomSource failing = new RandomSource(bytes, clock, 1);
    failing.nextBytes(new byte[1]);
    clock.set(NOW + 1_000);
    bytes.fails = true;
    assertThatThrownBy(() -> failing.nextBytes(new byte[1]))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage("no entropy");

    // Now the dropped block would look fresh again.
    clock.set(NOW);
    byte[] next = new byte[4];
    failing.nextBytes(next);

    assertThat(next).containsOnly(7);
  }

  @Test
  void longsAreBigEndian() {
    assertThat(random.nextLong()).isEqualTo(0x0102030405060708L);
    assertThat(random.nextLong()).isEqualTo(0x090A0B0C0D0E0F10L);
  }

  @Test
  @SuppressWarnings("NullAway") // the point of the test
  void nullIsRefused() {
    assertThatThrownBy(() -> random.nextBytes(null)).isInstanceOf(NullPointerException.class);
  }

  @Test
  void theSystemsSourceGivesAllKindsOfBytes() {
    byte[] bytes = new byte[10_000];
    RandomSource.system().nextBytes(bytes);
    long distinct = Stream.of(box(bytes)).distinct().count();

    // The chance that one of 256 values is missing in 10,000 fair bytes is below 10^-14.
    assertThat(distinct).isEqualTo(256);
    assertThat(RandomSource.system()).isSameAs(RandomSource.system());
    RandomSource.system().discard();
    assertThat(RandomSource.system().nextLong()).isNotEqualTo(RandomSource.system().nextLong());
  }

  private byte[] take(int count) {
    byte[] bytes = new byte[count];
    random.nextBytes(bytes);
    return bytes;
  }

  private byte[] readBlock(int count) {
    byte[] block = counting(count, blocks.size() * count);
    blocks.add(block);
    return block;
  }

  /** {@code count} bytes from position {@code from} of the endless sequence; none is 0. */
  private static byte[] counting(int count, int from) {
    byte[] bytes = new byte[count];
    for (int i = 0; i < count; i++) {
      bytes[i] = (byte) ((from + i) % 255 + 1);
    }
    return bytes;
  }

  private static Byte[] box(byte[] bytes) {
    Byte[] boxed = new Byte[bytes.length];
    Arrays.setAll(boxed, i -> bytes[i]);
    return boxed;
  }

  private static void inNewThread(Runnable task) {
    Thread thread = new Thread(task);
    thread.start();
    try {
      thread.join();
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  private static final class FailingOnce implements OperatingSystemRandom {
    boolean fails;

    @Override
    public byte[] read(int count) {
      if (fails) {
        fails = false;
        throw new IllegalStateException("no entropy");
      }
      byte[] block = new byte[count];
      Arrays.fill(block, (byte) 7);
      return block;
    }
  }
}
