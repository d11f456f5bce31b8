// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.random.RandomGenerator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code nanoid.txt}. */
class NanoIdVectorsTest {
  record Vector(int stream, String alphabet, int size, int mask, int step, String text) {
    static Vector of(LineReader line) {
      return new Vector(
          line.nextInt(), line.next(), line.nextInt(), line.nextInt(), line.nextInt(), line.next());
    }
  }

  record Step(int symbols, int size, int mask, int step) {
    static Step of(LineReader line) {
      return new Step(line.nextInt(), line.nextInt(), line.nextInt(), line.nextInt());
    }
  }

  private static Stream<LineReader> rows(String kind) {
    return TestData.lines("nanoid.txt")
        .map(LineReader::new)
        .filter(line -> line.next().equals(kind));
  }

  static Stream<Vector> vectors() {
    return rows("id").map(Vector::of);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void theIdIsAFunctionOfTheRandomBytes(Vector vector) {
    Sha256Stream random = new Sha256Stream(vector.stream);
    NanoIdGenerator nanoIds = NanoIdGenerator.of(Alphabet.of(vector.alphabet), vector.size, random);

    assertThat(nanoIds.next()).isEqualTo(vector.text).hasSize(vector.size);
    assertThat(NanoIdGenerator.maskOf(vector.alphabet.length())).isEqualTo(vector.mask);
    assertThat(NanoIdGenerator.stepOf(vector.alphabet.length(), vector.size))
        .isEqualTo(vector.step);
    assertThat(random.drawn).isPositive();
    assertThat(random.drawn % vector.step).as("drawn step by step").isZero();
  }

  @Test
  void masksAndStepsAreThoseOfTheRule() {
    assertThat(rows("step").map(Step::of))
        .hasSize(4 * 256)
        .allSatisfy(
            row -> {
              assertThat(NanoIdGenerator.maskOf(row.symbols)).isEqualTo(row.mask);
              assertThat(NanoIdGenerator.stepOf(row.symbols, row.size)).isEqualTo(row.step);
            });
    assertThat(vectors()).hasSizeGreaterThan(20);
  }

  /** SHA-256 of {@code nanoid<i>:0}, {@code nanoid<i>:1} and so on, 512 bytes in all. */
  private static final class Sha256Stream implements RandomGenerator {
    private final byte[] bytes = new byte[512];
    private int drawn;

    Sha256Stream(int index) {
      try {
        MessageDigest sha256 = MessageDigest.getInstance("SHA-256");
        for (int at = 0; at < bytes.length; at += 32) {
          String text = "nanoid" + index + ":" + at / 32;
          System.arraycopy(sha256.digest(text.getBytes(US_ASCII)), 0, bytes, at, 32);
        }
      } catch (NoSuchAlgorithmException e) {
        throw new AssertionError(e);
      }
    }

    @Override
    public void nextBytes(byte[] target) {
      System.arraycopy(bytes, drawn, target, 0, target.length);
      drawn += target.length;
    }

    @Override
    public long nextLong() {
      throw new AssertionError("draws a long; only bytes are prescribed");
    }
  }
}
