// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.rows;

import dev.ids.ulid.Ulid;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.security.SecureRandom;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.State;

/** The least work that a contract demands, without any of the checks. */
@State(Scope.Benchmark)
public class Floors {
  private final AtomicLong shared = new AtomicLong();

  /** What belongs to one thread. */
  @State(Scope.Thread)
  public static class Own {
    private static final int BLOCK_BYTES = 4096;

    private final SecureRandom operatingSystem = new SecureRandom();
    private final MessageDigest sha256 = sha256();
    private final byte[] ascii = new byte[BLOCK_BYTES];
    private byte[] block = new byte[0];
    private int position;
    private int written;

    /** Bytes of the operating system, read in blocks and wiped when used. */
    long take(int count) {
      if (position + count > block.length) {
        block = operatingSystem.generateSeed(BLOCK_BYTES);
        position = 0;
      }
      long value = 0;
      for (int i = 0; i < count; i++) {
        value = value << Byte.SIZE | Byte.toUnsignedLong(block[position + i]);
      }
      Arrays.fill(block, position, position + count, (byte) 0);
      position += count;
      return value;
    }

    private static MessageDigest sha256() {
      try {
        return MessageDigest.getInstance("SHA-256");
      } catch (NoSuchAlgorithmException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** The clock, a count that is shared, an object of 32 bytes. */
  @Benchmark
  public Object monotonic() {
    return new Ulid(System.currentTimeMillis(), shared.getAndIncrement());
  }

  /** The clock and a count that is shared. */
  @Benchmark
  public long timeBased() {
    return System.currentTimeMillis() + shared.getAndIncrement();
  }

  /** The clock, 10 random bytes, an object. */
  @Benchmark
  public Object random10(Own own) {
    return new Ulid(System.currentTimeMillis() << 16 | own.take(2), own.take(8));
  }

  /** The clock, a lock, 7 random bytes, an object. */
  @Benchmark
  public Object counter7(Own own) {
    synchronized (this) {
      return new Ulid(System.currentTimeMillis(), own.take(7));
    }
  }

  /** The clock, a lock, 4 random bytes, an object. */
  @Benchmark
  public Object scru128(Own own) {
    synchronized (this) {
      return new Ulid(System.currentTimeMillis(), own.take(4));
    }
  }

  /** 21 random bytes and their text. */
  @Benchmark
  public String text21(Own own) {
    own.ascii[0] = (byte) (own.take(7) + own.take(6) + own.take(8));
    return new String(own.ascii, 0, 21, StandardCharsets.ISO_8859_1);
  }

  /** The clock, a shared count, a text of 26 characters. */
  @Benchmark
  public String monotonicText26(Own own) {
    ByteBuffer.wrap(own.ascii).putLong(System.currentTimeMillis() + shared.getAndIncrement());
    return new String(own.ascii, 0, 26, StandardCharsets.ISO_8859_1);
  }

  /** The clock, a shared count, a text of 15 characters. */
  @Benchmark
  public String timeBasedText15(Own own) {
    ByteBuffer.wrap(own.ascii).putLong(System.currentTimeMillis() + shared.getAndIncrement());
    return new String(own.ascii, 0, 15, StandardCharsets.ISO_8859_1);
  }

  /** A text of 11 characters. */
  @Benchmark
  public String text11(Own own) {
    own.ascii[0]++;
    return new String(own.ascii, 0, 11, StandardCharsets.ISO_8859_1);
  }

  /** A text of 26 characters. */
  @Benchmark
  public String text26(Own own) {
    own.ascii[0]++;
    return new String(own.ascii, 0, 26, StandardCharsets.ISO_8859_1);
  }

  /** An object of 32 bytes. */
  @Benchmark
  public Object object(Own own) {
    return new Ulid(own.written++, own.written);
  }

  /** Two blocks of SHA-256, which is HMAC with what the key does not change done before. */
  @Benchmark
  public Object hmacAndMonotonic(Own own) {
    own.sha256.update(own.ascii, 0, 20);
    byte[] inner = own.sha256.digest();
    own.sha256.update(inner);
    return new Ulid(System.currentTimeMillis() ^ own.sha256.digest()[0], shared.getAndIncrement());
  }

  /** 36 bytes moved into a buffer. */
  @Benchmark
  public byte[] moved36(Own own) {
    own.written = (own.written + 36) & 1023;
    System.arraycopy(own.ascii, 2048, own.ascii, own.written, 36);
    return own.ascii;
  }
}
