// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.JsonForm;
import dev.ids.codec.Codec;
import dev.ids.codec.CodecChain;
import dev.ids.codec.CodecStep;
import dev.ids.codec.IdCodec;
import dev.ids.codec.Radix;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Codecs of declarations; each stands on a field, as a user's would. */
class SnowflakeCodecTest {
  private static final long ID = 905478981279559697L;

  /** A codec of an application. */
  public static final class Masked implements IdCodec {
    private static final long MASK = 0x5555;
    private static final IdCodec RADIX = Radix.of(36);

    @Override
    public String encode(long id) {
      return RADIX.encode(id ^ MASK);
    }

    @Override
    public long decode(String text) {
      return RADIX.decode(text) ^ MASK;
    }

    @Override
    public int maxLength() {
      return RADIX.maxLength();
    }
  }

  @Snowflake Object plain;

  @Snowflake(
      codec = {@Codec(radix = 62), @Codec(datePrefix = "yyMMdd"), @Codec(suffix = "-de")},
      prefix = "ord_")
  Object chain;

  @Snowflake(codec = @Codec(radix = 62, padStart = true))
  Object padded;

  @Snowflake(codec = @Codec(friendly = "Asia/Shanghai", padStart = true))
  Object friendly;

  @Snowflake(codec = @Codec(friendly = "Europe/Berlin"))
  Object berlin;

  @Snowflake(codec = @Codec(custom = Masked.class))
  Object custom;

  @Snowflake(
      layout = LayoutPreset.JS_SAFE_MS,
      json = JsonForm.NUMBER,
      codec = @Codec(friendly = "UTC"))
  Object number;

  @Snowflake(
      bits = @Bits(time = 30, node = 10, seq = 12),
      codec = {@Codec(friendly = "Europe/Berlin")})
  Object shortLived;

  @Snowflake(codec = {@Codec(radix = 62), @Codec(radix = 36)})
  Object twice;

  @Snowflake(codec = @Codec(radix = 64))
  Object tooLarge;

  @Cosid80(codec = @Codec(friendly = "Asia/Shanghai", padStart = true))
  Object cosid80;

  @Cosid80(codec = @Codec(friendly = "America/New_York"))
  Object cosid80Summer;

  @Cosid80(codec = @Codec(custom = Masked.class))
  Object cosid80Custom;

  @Cosid80(codec = {@Codec(radix = 62), @Codec(radix = 62)})
  Object cosid80Two;

  @Cosid80(codec = @Codec(radix = 62, width = 15))
  Object cosid80Width;

  /** Radix 36 and below has capitals only; what stands around the number is the same for all. */
  @Test
  void caseMattersOnlyWhereTwoIdsMayDifferInItAlone() {
    assertThat(needsCase()).isFalse();
    assertThat(needsCase(CodecStep.radix(36), CodecStep.suffix("aA"))).isFalse();
    assertThat(needsCase(CodecStep.radix(37))).isTrue();
    assertThat(needsCase(CodecStep.friendly("UTC", true))).isFalse();
    assertThat(Cosid80Scheme.of(List.of()).textNeedsCase()).isTrue();
    assertThat(Cosid80Scheme.of(List.of(CodecStep.radix(36))).textNeedsCase()).isFalse();
    assertThat(Cosid80Scheme.of(List.of(CodecStep.friendly("UTC", true))).textNeedsCase())
        .isFalse();
  }

  private static boolean needsCase(CodecStep... steps) {
    return CodecChain.of(List.of(steps), Layout.SNOWFLAKE_MS).needsCase();
  }

  @Test
  void textIsWhatTheChainWrites() throws Exception {
    assertText("plain", "905478981279559697", 19, false);
    assertText("chain", "261027-14t6PEysfWT-de", 21, false);
    assertText("padded", "14t6PEysfWT", 11, true);
    assertText("friendly", "20261027153012123-0003-0017", 27, true);
    assertText("berlin", "20261027083012123-3-17", 27, false);
    assertText("custom", Radix.of(36).encode(ID ^ 0x5555), 13, false);
  }

  private static void assertText(String field, String text, int length, boolean sorts)
      throws Exception {
    SnowflakeScheme scheme = scheme(field);

    assertThat(scheme.format(ID)).isEqualTo(text);
    assertThat(scheme.parse(text)).isEqualTo(ID);
    assertThat(scheme.textLength()).isEqualTo(length);
    assertThat(scheme.textSorts()).isEqualTo(sorts);
  }

  @Test
  void aRefusalIsInTheNameOfTheScheme() throws Exception {
    SnowflakeScheme scheme = scheme("chain");

    assertThatThrownBy(() -> scheme.parse("261027-14t6PEys!WT-de"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid snowflake \"261027-14t6PEys!WT-de\": character '!' at");
    assertThatThrownBy(() -> scheme("padded").parse("zzzzzzzzzzz"))
        .hasMessage(
            "invalid snowflake \"zzzzzzzzzzz\": overflow: must be at most 9223372036854775807");
  }

  @Test
  void aNumberInJsonMayHaveAnotherText() throws Exception {
    assertThat(scheme("number").format(884256817657361L)).isEqualTo("20261027073012123-3-17");
  }

  @Test
  void whatIsUnwiseIsSaidOfLayoutAndCodec() throws Exception {
    assertThat(scheme("shortLived").advice())
        .extracting(a -> a.code() + " " + a.member())
        .containsExactly("IDS049 bits[0].time", "IDS038 codec[0].friendly");
    assertThat(scheme("friendly").advice()).isEmpty();
  }

  @Test
  void aMistakeIsAtItsItem() {
    assertThatThrownBy(() -> scheme("twice"))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith("[IDS033] codec[1].radix: radix = 36 turns the id into text");
    assertThatThrownBy(() -> scheme("tooLarge"))
        .hasMessage("[IDS030] codec[0].radix: radix = 64 is outside 2..62; help: radix = 62");
  }

  @Test
  void eightyBitsTakeOneRadixOrFriendlyItem() throws Exception {
    Cosid80Scheme scheme = cosid80("cosid80");
    IdParts parts = new IdParts(1_793_086_212_123L, 3, 17);
    String text = "20261027153012123-0000003-00017";

    assertThat(scheme.format(scheme.word(parts, 0), scheme.word(parts, 1), 0, 0)).isEqualTo(text);
    assertThat(scheme.parse(text, scheme::value)).isEqualTo(parts);
    assertThat(scheme.textLength()).isEqualTo(31);
    // China had summer time until 1991, and these ids count from 1970.
    assertThat(scheme.textSorts()).isFalse();
    assertThat(scheme.advice()).extracting(a -> a.member()).containsExactly("codec[0].friendly");
    assertThat(cosid80("cosid80Summer").advice()).hasSize(1);
    assertRefused(
        "cosid80Custom", "[IDS033] codec[0]: ids of 80 bits have a codec of one radix or");
    assertRefused("cosid80Two", "[IDS033] codec[1]: ids of 80 bits have a codec of one radix or");
    assertRefused("cosid80Width", "[IDS031] codec[0].width: width = 15 has no place here");
  }

  @Test
  void aSchemeOfEightyBitsIsBuiltFromConfigurationToo() {
    assertThat(Cosid80Scheme.of(List.of(CodecStep.radix(36))).textLength()).isEqualTo(17);
    assertThat(Cosid80Scheme.of(List.of()).textLength()).isEqualTo(15);
    assertThatThrownBy(() -> Cosid80Scheme.of(List.of(CodecStep.radix(63))))
        .hasMessageStartingWith("[IDS030] [0].radix: radix = 63");
  }

  private static void assertRefused(String field, String message) {
    assertThatThrownBy(() -> cosid80(field))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith(message);
  }

  private static SnowflakeScheme scheme(String field) throws NoSuchFieldException {
    return SnowflakeScheme.of(
        SnowflakeCodecTest.class.getDeclaredField(field).getAnnotation(Snowflake.class));
  }

  private static Cosid80Scheme cosid80(String field) throws NoSuchFieldException {
    return Cosid80Scheme.of(
        SnowflakeCodecTest.class.getDeclaredField(field).getAnnotation(Cosid80.class));
  }
}
