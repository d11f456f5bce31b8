// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Secret;
import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Tags, and {@code relid_tag.txt}. */
class TaggerTest {
  private static final Secret SECRET = Secret.of(HexFormat.of().parseHex("00".repeat(32)));

  record Vector(String secret, String salt, String key, int tag, String text) {
    static Vector of(LineReader line) {
      return new Vector(line.next(), line.next(), line.next(), line.nextInt(), line.next());
    }

    Tagger tagger() {
      return Tagger.of(Secret.of(HexFormat.of().parseHex(secret)), salt);
    }
  }

  static Stream<Vector> vectors() {
    return TestData.lines("relid_tag.txt").map(LineReader::new).map(Vector::of);
  }

  @ParameterizedTest
  @MethodSource("vectors")
  void eachKeyHasItsTag(Vector vector) {
    assertThat(vector.tagger().tagOf(vector.key)).isEqualTo(vector.tag);
    assertThat(RelidCodec.formatTag(vector.tag)).isEqualTo(vector.text);
  }

  @Test
  void oneTaggerTagsAllKeysOfItsSecretAndSaltInAnyOrder() {
    List<Vector> vectors = vectors().toList();
    for (Vector one : vectors) {
      Tagger tagger = one.tagger();
      for (Vector other : vectors) {
        if (one.secret.equals(other.secret) && one.salt.equals(other.salt)) {
          assertThat(tagger.tagOf(other.key)).isEqualTo(other.tag);
        }
      }
      assertThat(tagger.tagOf(one.key)).isEqualTo(one.tag);
    }
    assertThat(vectors).hasSizeGreaterThan(80);
  }

  @Test
  void keysOfOneHashCodeHaveTagsOfTheirOwn() {
    Tagger tagger = Tagger.of(SECRET, "");

    assertThat("Aa".hashCode()).isEqualTo("BB".hashCode());
    assertThat(tagger.tagOf("Aa")).isNotEqualTo(tagger.tagOf("BB"));
    assertThat(tagger.tagOf("Aa")).isEqualTo(tagger.tagOf(new String(new char[] {'A', 'a'})));
  }

  @Test
  void aKeyIsTakenAsItIs() {
    Tagger tagger = Tagger.of(SECRET, "");

    assertThat(
            Stream.of("", "acme", "Acme", "ACME", " acme", "acme ", "acme\n", "\u00e9", "e\u0301")
                .map(tagger::tagOf))
        .doesNotHaveDuplicates();
  }

  @Test
  void saltsKeepContextsApart() {
    assertThat(
            Stream.of("", "orders", "invoices", "Orders", "order")
                .map(salt -> Tagger.of(SECRET, salt).tagOf("customer-42")))
        .doesNotHaveDuplicates();
    assertThat(Tagger.of(SECRET, "ab").tagOf("c")).isNotEqualTo(Tagger.of(SECRET, "a").tagOf("bc"));
  }

  @Test
  void secretsKeepTagsApart() {
    byte[] other = new byte[32];
    other[31] = 1;

    assertThat(Tagger.of(Secret.of(other), "").tagOf("acme"))
        .isNotEqualTo(Tagger.of(SECRET, "").tagOf("acme"));
  }

  @Test
  void overwritingTheBytesOfTheSecretChangesNoTag() {
    byte[] bytes = new byte[32];
    Arrays.fill(bytes, (byte) 7);
    Tagger tagger = Tagger.of(Secret.of(bytes), "");
    int tag = tagger.tagOf("acme");
    Arrays.fill(bytes, (byte) 0);

    assertThat(tagger.tagOf("acme")).isEqualTo(tag);
  }

  @Test
  void tagsSpreadOverAllThirtyBits() {
    Tagger tagger = Tagger.of(SECRET, "");
    int[] ones = new int[30];
    for (int i = 0; i < 10_000; i++) {
      int tag = tagger.tagOf("key-" + i);
      assertThat(tag).isBetween(0, Relid.MAX_TAG);
      for (int bit = 0; bit < 30; bit++) {
        ones[bit] += tag >>> bit & 1;
      }
    }
    assertThat(IntStream.of(ones).boxed()).allMatch(count -> count > 4_750 && count < 5_250);
  }

  @Test
  void unpairedSurrogatesAreNoText() {
    Tagger tagger = Tagger.of(SECRET, "");
    for (String key : List.of("\ud83d", "a\ude00", "\ude00\ud83d", "\ud83dx")) {
      assertThatThrownBy(() -> tagger.tagOf(key))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage(
              "key has an unpaired surrogate, which is no text: "
                  + "\""
                  + key.replace("\ud83d", "\\uD83D").replace("\ude00", "\\uDE00")
                  + "\"");
    }
    assertThat(tagger.tagOf("\ud83d\ude00")).isNotEqualTo(tagger.tagOf("?"));
    assertThatThrownBy(() -> Tagger.of(SECRET, "\ud83d"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("salt has an unpaired surrogate, which is no text: \"\\uD83D\"");
  }

  @Test
  @SuppressWarnings("NullAway") // the point of the test
  void nullIsRefused() {
    assertThatThrownBy(() -> Tagger.of(null, "")).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Tagger.of(SECRET, null)).isInstanceOf(NullPointerException.class);
    assertThatThrownBy(() -> Tagger.of(SECRET, "").tagOf(null))
        .isInstanceOf(NullPointerException.class);
  }
}
