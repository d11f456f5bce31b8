// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.InvalidIdException;
import dev.ids.codec.Base32;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Laws, tried with arbitrary values of a fixed seed. */
class UlidPropertiesTest {
  private static final int TRIES = 40_000;
  private static final Pattern FORM = Pattern.compile("[0-7][0-9A-HJKMNP-TV-Za-hjkmnp-tv-z]{25}");

  private final Random random = new Random(20_261_130);

  @Test
  void everyValueComesBackFromTextBytesUuidAndParts() {
    for (Ulid ulid : (Iterable<Ulid>) values()::iterator) {
      assertThat(Ulid.parse(ulid.toString())).isEqualTo(ulid);
      assertThat(Ulid.fromBytes(ulid.toBytes())).isEqualTo(ulid);
      assertThat(Ulid.fromUuid(ulid.toUuid())).isEqualTo(ulid);
      assertThat(Ulid.of(ulid.epochMillis(), ulid.random())).isEqualTo(ulid);
    }
  }

  @Test
  void textOrderByteOrderAndValueOrderAgree() {
    List<Ulid> byValue = new ArrayList<>(values().toList());
    List<Ulid> byText = new ArrayList<>(byValue);
    List<Ulid> byBytes = new ArrayList<>(byValue);

    byValue.sort(Comparator.naturalOrder());
    byText.sort(Comparator.comparing(Ulid::toString));
    byBytes.sort((a, b) -> Arrays.compareUnsigned(a.toBytes(), b.toBytes()));

    assertThat(byText).isEqualTo(byValue);
    assertThat(byBytes).isEqualTo(byValue);
  }

  @Test
  void textThatDecodesIsTheCanonicalTextButForCase() {
    int decoded = 0;
    for (int i = 0; i < TRIES; i++) {
      String text = nearlyValid();
      try {
        assertThat(Ulid.parse(text)).hasToString(text.toUpperCase(Locale.ROOT));
        decoded++;
      } catch (InvalidIdException e) {
        assertThat(e.input()).isEqualTo(text);
      }
    }
    assertThat(decoded).isBetween(TRIES / 10, TRIES * 9 / 10);
  }

  @Test
  void textIsDecodedExactlyWhenItHasTheForm() {
    for (int i = 0; i < TRIES; i++) {
      String text = nearlyValid();
      if (decodes(text) != FORM.matcher(text).matches()) {
        throw new AssertionError("decodes " + decodes(text) + ": " + text);
      }
    }
  }

  @Test
  void garbageOfAnyLengthIsRefusedAsAnIdAndNothingElse() {
    for (int i = 0; i < TRIES; i++) {
      int length = i % 3 == 0 ? Ulid.TEXT_LENGTH : random.nextInt(1_001);
      String garbage = garbage(length);
      try {
        Ulid ulid = Ulid.parse(garbage);
        throw new AssertionError("took " + garbage + " for " + ulid);
      } catch (InvalidIdException e) {
        // Subject, 64 characters of at most 6 each, and a rule.
        String message = e.getMessage();
        assertThat(message.length() < 600 && message.startsWith("invalid ulid \"")).isTrue();
        assertThat(message.chars().anyMatch(Character::isISOControl)).isFalse();
      }
    }
  }

  /** The ends, each bit, each pair of neighbouring bits, and arbitrary ones. */
  private Stream<Ulid> values() {
    List<Ulid> values = new ArrayList<>(List.of(new Ulid(0, 0), new Ulid(-1, -1)));
    for (int bit = 0; bit < Long.SIZE; bit++) {
      values.add(new Ulid(1L << bit, 0));
      values.add(new Ulid(0, 1L << bit));
      values.add(new Ulid(-1L >>> bit, -1L));
      values.add(new Ulid(0, -1L >>> bit));
    }
    for (int i = 0; i < TRIES / 4; i++) {
      values.add(new Ulid(random.nextLong(), random.nextLong()));
    }
    return values.stream().distinct();
  }

  /** 26 characters of the alphabet in either case, sometimes with one that is not of it. */
  private String nearlyValid() {
    char[] text = new char[Ulid.TEXT_LENGTH];
    for (int i = 0; i < text.length; i++) {
      char c = Base32.CROCKFORD.alphabet().charAt(random.nextInt(i == 0 ? 10 : 32));
      text[i] = random.nextBoolean() ? Character.toLowerCase(c) : c;
    }
    if (random.nextInt(4) == 0) {
      text[random.nextInt(text.length)] = (char) random.nextInt(0x180);
    }
    return new String(text);
  }

  private static boolean decodes(String text) {
    try {
      Ulid.parse(text);
      return true;
    } catch (InvalidIdException e) {
      return false;
    }
  }

  /** Any UTF-16, unpaired surrogates included. */
  private String garbage(int length) {
    char[] text = new char[length];
    for (int i = 0; i < length; i++) {
      text[i] = (char) random.nextInt(0x10000);
    }
    return new String(text);
  }
}
