// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.InvalidDeclarationException;
import dev.ids.SlotWindow;
import dev.ids.codec.IdSpace;
import java.time.Instant;
import java.time.ZoneId;
import java.time.temporal.ChronoUnit;
import java.util.concurrent.TimeUnit;

/**
 * The bits of a time-based id, from the high bits down: time, node, sequence. The one place of
 * their arithmetic. Spec: layouts-and-codecs.md, "Layout".
 *
 * <p>A layout of more than 63 bits has ids only as {@link IdParts}.
 *
 * <p>Immutable and thread-safe.
 *
 * @param epoch the instant at which the time is 0; a whole second for SECONDS, else a millisecond
 * @param unit MILLIS or SECONDS
 * @param timeBits 1 to 63
 * @param nodeBits 0 to 31
 * @param seqBits 1 to 62
 * @param seqResetThreshold 0 to 2^seqBits − 1: a new unit carries on from the last sequence if that
 *     was below this value, else it starts again
 */
public record Layout(
    Instant epoch, ChronoUnit unit, int timeBits, int nodeBits, int seqBits, long seqResetThreshold)
    implements IdSpace.Timed {
  static final String COSID_EPOCH_TEXT = "2019-12-24T16:00:00Z";

  /** The epoch of CosId's layouts: 1577203200000 ms. */
  public static final Instant COSID_EPOCH = Instant.parse(COSID_EPOCH_TEXT);

  /** 41/10/12 in milliseconds, 63 bits; lasts until 2089. */
  public static final Layout SNOWFLAKE_MS = of(COSID_EPOCH, ChronoUnit.MILLIS, 41, 10, 12);

  /** 31/10/22 in seconds, 63 bits; lasts until 2088. */
  public static final Layout SNOWFLAKE_S = of(COSID_EPOCH, ChronoUnit.SECONDS, 31, 10, 22);

  /** 41/3/9 in milliseconds, 53 bits, exact in JavaScript; 8 slots, 512 ids a millisecond each. */
  public static final Layout JS_SAFE_MS = of(COSID_EPOCH, ChronoUnit.MILLIS, 41, 3, 9);

  /** 31/3/19 in seconds, 53 bits, exact in JavaScript; 8 slots, 524,288 ids a second each. */
  public static final Layout JS_SAFE_S = of(COSID_EPOCH, ChronoUnit.SECONDS, 31, 3, 19);

  /** 44/20/16 in milliseconds since 1970, 80 bits: parts and text only. */
  public static final Layout COSID_80 = of(Instant.EPOCH, ChronoUnit.MILLIS, 44, 20, 16);

  /** 41/10/12 in milliseconds since 1970, the classic one; lasts until 2039-09-07T15:47:35.551Z. */
  public static final Layout CLASSIC = of(Instant.EPOCH, ChronoUnit.MILLIS, 41, 10, 12);

  /** The most bits of an id that is a non-negative {@code long}. */
  public static final int MAX_LONG_BITS = 63;

  /** The most bits of an integer that a JavaScript number holds exactly. */
  public static final int JS_SAFE_BITS = 53;

  private static final long JS_MAX_SAFE_INTEGER = (1L << JS_SAFE_BITS) - 1;

  /**
   * @throws InvalidDeclarationException naming the member of {@link Bits} that cannot work
   */
  public Layout {
    LayoutRules.check(epoch, unit, timeBits, nodeBits, seqBits, seqResetThreshold);
  }

  /** A layout whose threshold is the default, half the range of the sequence. */
  public static Layout of(Instant epoch, ChronoUnit unit, int timeBits, int nodeBits, int seqBits) {
    LayoutRules.checkWidths(timeBits, nodeBits, seqBits);
    return new Layout(epoch, unit, timeBits, nodeBits, seqBits, defaultThreshold(seqBits));
  }

  /**
   * The layout that an annotation describes.
   *
   * @throws InvalidDeclarationException naming the member that cannot work
   */
  public static Layout of(Bits bits) {
    LayoutRules.checkWidths(bits.time(), bits.node(), bits.seq());
    return new Layout(
        LayoutRules.parseEpoch(bits.epoch()),
        bits.unit(),
        bits.time(),
        bits.node(),
        bits.seq(),
        bits.seqResetThreshold() == -1 ? defaultThreshold(bits.seq()) : bits.seqResetThreshold());
  }

  /** Whether a JavaScript number holds an id exactly: 0 to 2^53 − 1. */
  public static boolean isJsSafe(long id) {
    return id >= 0 && id <= JS_MAX_SAFE_INTEGER;
  }

  /** The same layout for another number of slots. */
  public Layout withNodeBits(int nodeBits) {
    return new Layout(epoch, unit, timeBits, nodeBits, seqBits, seqResetThreshold);
  }

  /** The same layout counting from another instant. */
  public Layout withEpoch(Instant epoch) {
    return new Layout(epoch, unit, timeBits, nodeBits, seqBits, seqResetThreshold);
  }

  /** Bits of an id. */
  @Override
  public int totalBits() {
    return timeBits + nodeBits + seqBits;
  }

  /** Whether every id fits into a JavaScript number. */
  public boolean isJsSafe() {
    return totalBits() <= JS_SAFE_BITS;
  }

  /**
   * The start of the unit in which an id was issued.
   *
   * @throws IllegalArgumentException as {@link #unpack}
   */
  @Override
  public Instant instantOf(long id) {
    return unpack(id).instant(this);
  }

  @Override
  public Friendly friendly(ZoneId zone, boolean padStart) {
    return Friendly.of(this, zone, padStart);
  }

  /** The largest time, in units since the epoch. */
  public long maxTime() {
    return mask(timeBits);
  }

  /** The largest node. */
  public int maxNode() {
    return (int) mask(nodeBits);
  }

  /** The largest sequence. */
  public long maxSeq() {
    return mask(seqBits);
  }

  /**
   * The id with these parts.
   *
   * @throws IllegalArgumentException if a part is out of its range, or the layout has over 63 bits
   */
  public long pack(long time, int node, long seq) {
    checkFitsLong();
    checkRanges(time, node, seq);
    return packed(time, node, seq);
  }

  /** {@link #pack} of parts that are known to be in their ranges. */
  long packed(long time, int node, long seq) {
    return (time << (nodeBits + seqBits)) | ((long) node << seqBits) | seq;
  }

  /**
   * The parts of an id.
   *
   * @throws IllegalArgumentException if the id is negative or has more bits than the layout, or the
   *     layout has over 63
   */
  public IdParts unpack(long id) {
    checkFitsLong();
    if (id < 0 || id > mask(totalBits())) {
      throw new IllegalArgumentException(
          "id must be 0.." + mask(totalBits()) + " (" + totalBits() + " bits): " + id);
    }
    return new IdParts(
        id >>> (nodeBits + seqBits), (int) ((id >>> seqBits) & maxNode()), id & maxSeq());
  }

  /**
   * Throws unless all parts are in their ranges.
   *
   * @throws IllegalArgumentException naming the part, its range and the value
   */
  void checkRanges(long time, long node, long seq) {
    checkField("time", time, timeBits);
    checkField("node", node, nodeBits);
    checkField("seq", seq, seqBits);
  }

  /** Units from the epoch to a time; negative before the epoch. */
  long timeAt(long epochMillis) {
    long sinceMillis = epochMillis - epoch.toEpochMilli();
    return unit == ChronoUnit.MILLIS ? sinceMillis : Math.floorDiv(sinceMillis, unitMillis());
  }

  /** Unix time in milliseconds at which a unit starts. */
  long startMillis(long time) {
    return epoch.toEpochMilli() + time * unitMillis();
  }

  /** The first unit that starts at a time or later, 0 or more. */
  long firstTimeFrom(long epochMillis) {
    if (epochMillis <= epoch.toEpochMilli()) {
      return 0;
    }
    long time = timeAt(epochMillis);
    return startMillis(time) < epochMillis ? time + 1 : time;
  }

  /** The first unit that does not end by a time. */
  long endTimeUntil(long epochMillis) {
    return epochMillis == Long.MAX_VALUE ? Long.MAX_VALUE : timeAt(epochMillis);
  }

  /**
   * The node of a slot.
   *
   * @throws IllegalStateException if the node bits do not hold it
   */
  int nodeOf(SlotWindow window) {
    if (window.slot() > maxNode()) {
      throw new IllegalStateException(
          "slot "
              + window.slot()
              + " does not fit the layout's "
              + nodeBits
              + " node bits; set ids.slot to 0.."
              + maxNode()
              + ", or take a layout with more node bits");
    }
    return window.slot();
  }

  long unitMillis() {
    return unit == ChronoUnit.MILLIS ? 1 : TimeUnit.SECONDS.toMillis(1);
  }

  static long mask(int bits) {
    return (1L << bits) - 1;
  }

  private static long defaultThreshold(int seqBits) {
    return mask(seqBits - 1);
  }

  private void checkFitsLong() {
    if (totalBits() > MAX_LONG_BITS) {
      throw new IllegalArgumentException(
          "a layout of " + totalBits() + " bits has no long; at most " + MAX_LONG_BITS + " fit");
    }
  }

  private static void checkField(String name, long value, int bits) {
    if (value < 0 || value > mask(bits)) {
      throw new IllegalArgumentException(
          name + " must be 0.." + mask(bits) + " (" + bits + " bits): " + value);
    }
  }
}
