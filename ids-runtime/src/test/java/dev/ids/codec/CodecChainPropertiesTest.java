// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.InvalidIdException;
import dev.ids.snowflake.Layout;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;

/** The laws of codecs, over chains of any items. */
class CodecChainPropertiesTest {
  private static final int CHAINS = 200;
  private static final int TRIES = 40;
  private static final int LONGEST_MESSAGE = 900;
  private static final List<Layout> LAYOUTS =
      List.of(
          Layout.SNOWFLAKE_MS,
          Layout.SNOWFLAKE_S,
          Layout.JS_SAFE_MS,
          Layout.JS_SAFE_S,
          Layout.CLASSIC,
          Layout.SNOWFLAKE_MS.withNodeBits(0).withEpoch(Instant.parse("2024-02-29T00:00:00Z")));
  // As nasty as they come: digits, delimiters, one inside the other.
  private static final List<String> AFFIXES =
      List.of(
          "0", "00", "1", "9", "-", "--", "-0", "z", "A", "20", "2026", "ord_", "a-", "-a", "é");
  private static final List<String> DELIMITERS = List.of("", "-", "0", "_", "-0-", "1");
  private static final List<String> PATTERNS =
      List.of(
          "yyMMdd",
          "yyyyMMdd",
          "yyyy-MM-dd",
          "HHmmss",
          "yyyyDDD",
          "ddMMyy",
          "yyyyMMddHHmmssSSS",
          "S",
          "dd'0'");
  private static final List<String> ZONES =
      List.of("UTC", "Asia/Kolkata", "+14:00", "-12:00", "Asia/Tokyo", "-00:00:01");

  /** Splits by hand what the radix writes, backwards: not strict, until it is held to it. */
  private static final class Backwards implements IdCodec {
    @Override
    public String encode(long id) {
      return new StringBuilder(Long.toString(id, 36)).reverse().toString();
    }

    @Override
    public long decode(String text) {
      return Long.parseLong(new StringBuilder(text).reverse().toString(), 36);
    }

    @Override
    public int maxLength() {
      return 13;
    }
  }

  private record Tried(CodecChain chain, IdSpace ids, List<CodecStep> steps, boolean hasNow) {
    long max() {
      return -1L >>> (Long.SIZE - ids.totalBits());
    }
  }

  @RepeatedTest(5)
  void whatIsWrittenIsReadAndNothingElse(RepetitionInfo repetition) {
    Random random = new Random(repetition.getCurrentRepetition());
    int read = 0;
    for (int i = 0; i < CHAINS; i++) {
      Tried tried = chain(random);
      for (int j = 0; j < TRIES; j++) {
        long id = id(tried, random);
        String text = tried.chain.encode(id);
        check(tried.chain.decode(text) == id, tried, text);
        check(text.length() <= tried.chain.maxLength(), tried, text);
        read += readsOnlyWhatItWrites(tried, changed(text, random)) ? 1 : 0;
      }
      readsOnlyWhatItWrites(tried, garbage(random, tried.chain.maxLength()));
    }
    assertThat(read).isPositive();
  }

  @RepeatedTest(3)
  void orderedTextsOrderLikeTheIds(RepetitionInfo repetition) {
    Random random = new Random(100 + repetition.getCurrentRepetition());
    int ordered = 0;
    for (int i = 0; i < CHAINS; i++) {
      Tried tried = chain(random);
      if (tried.chain.isOrdered()) {
        ordered++;
        checkOrder(tried, random);
      }
    }
    assertThat(ordered).isGreaterThan(10);
  }

  private static void checkOrder(Tried tried, Random random) {
    for (int j = 0; j < TRIES; j++) {
      long a = id(tried, random);
      long b = random.nextBoolean() ? id(tried, random) : a + (a < tried.max() ? 1 : 0);
      String first = tried.chain.encode(a);
      String second = tried.chain.encode(b);
      check(first.length() == second.length(), tried, first);
      check(
          Integer.signum(Arrays.compareUnsigned(utf8(first), utf8(second))) == Long.compare(a, b),
          tried,
          first + " " + second);
    }
  }

  /** Whether the text is read; then it is what is written, but for the date of NOW. */
  private static boolean readsOnlyWhatItWrites(Tried tried, String text) {
    try {
      long id = tried.chain.decode(text);
      String written = tried.chain.encode(id);
      if (tried.hasNow) {
        check(written.length() == text.length(), tried, text);
      } else {
        check(written.equals(text), tried, text);
      }
      return true;
    } catch (InvalidIdException e) {
      String message = String.valueOf(e.getMessage());
      check(message.length() < LONGEST_MESSAGE, tried, message);
      check(message.chars().noneMatch(Character::isISOControl), tried, message);
      return false;
    }
  }

  private static Tried chain(Random random) {
    IdSpace ids =
        random.nextInt(4) == 0 ? IdSpace.ofBits(1 + random.nextInt(63)) : any(LAYOUTS, random);
    boolean timed = ids instanceof IdSpace.Timed;
    List<CodecStep> steps = new ArrayList<>();
    switch (random.nextInt(4)) {
      case 0 -> steps.add(CodecStep.radix(2 + random.nextInt(61), 0, random.nextBoolean()));
      case 1 -> {
        if (timed) {
          steps.add(CodecStep.friendly(any(ZONES, random), random.nextBoolean()));
        }
      }
      case 2 -> steps.add(CodecStep.custom(new Backwards()));
      default -> {}
    }
    boolean hasNow = false;
    for (int i = random.nextInt(5); i > 0; i--) {
      CodecStep step = wrapper(timed, random);
      hasNow |= step instanceof CodecStep.DatePrefixStep date && date.source() == DateSource.NOW;
      steps.add(step);
    }
    return new Tried(CodecChain.of(steps, ids), ids, steps, hasNow);
  }

  private static CodecStep wrapper(boolean timed, Random random) {
    return switch (random.nextInt(3)) {
      case 0 -> CodecStep.prefix(any(AFFIXES, random));
      case 1 -> CodecStep.suffix(any(AFFIXES, random));
      default ->
          CodecStep.datePrefix(
              any(PATTERNS, random),
              any(DELIMITERS, random),
              timed && random.nextInt(4) > 0 ? DateSource.ID_TIME : DateSource.NOW,
              any(ZONES, random));
    };
  }

  private static long id(Tried tried, Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> 0;
      case 1 -> tried.max();
      case 2 -> random.nextLong() & tried.max() & 0xFFFF;
      default -> random.nextLong() & tried.max();
    };
  }

  private static String changed(String text, Random random) {
    StringBuilder changed = new StringBuilder(text);
    int at = random.nextInt(text.length());
    switch (random.nextInt(6)) {
      case 0 -> changed.deleteCharAt(at);
      case 1 -> changed.insert(at, text.charAt(random.nextInt(text.length())));
      case 2 -> changed.setCharAt(at, (char) random.nextInt(0x180));
      case 3 -> changed.setCharAt(at, (char) ('0' + random.nextInt(10)));
      case 4 -> changed.insert(at, '0');
      default -> changed.append(any(AFFIXES, random));
    }
    return changed.toString();
  }

  /** Any UTF-16, unpaired surrogates included. */
  private static String garbage(Random random, int length) {
    char[] text = new char[random.nextBoolean() ? length : random.nextInt(300)];
    int range = random.nextBoolean() ? 0x10000 : 0x80;
    for (int i = 0; i < text.length; i++) {
      text[i] = (char) random.nextInt(range);
    }
    return new String(text);
  }

  private static <T> T any(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  private static byte[] utf8(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  /** Plain code: an assertion for each of so many tries takes too long. */
  private static void check(boolean holds, Tried tried, String text) {
    if (!holds) {
      throw new AssertionError("does not hold for " + tried.steps + " on " + text);
    }
  }
}
