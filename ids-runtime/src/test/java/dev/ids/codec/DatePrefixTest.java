// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.snowflake.Layout;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneId;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class DatePrefixTest {
  private static final Radix RADIX = Radix.of(62);
  private static final Layout LAYOUT = Layout.SNOWFLAKE_MS;
  private static final long ID = 905478981279559697L;

  private static CodecChain at(String instant, String pattern) {
    return DatePrefix.of(pattern, "-", DateSource.NOW)
        .withClock(InstantSource.fixed(Instant.parse(instant)))
        .around(RADIX);
  }

  @Test
  void nowIsTheClockOfTheZone() {
    DatePrefix prefix =
        DatePrefix.of("yyyyMMddHH", "-", DateSource.NOW)
            .withClock(InstantSource.fixed(Instant.parse("2026-12-31T23:00:00Z")));

    assertThat(prefix.around(RADIX).encode(3259)).isEqualTo("2026123123-qZ");
    assertThat(prefix.withZone(ZoneId.of("Asia/Shanghai")).around(RADIX).encode(3259))
        .isEqualTo("2027010107-qZ");
  }

  @Test
  void theTimeOfTheIdIsKnownOnceBound() {
    CodecChain unbound = DatePrefix.of("yyMMdd", "-", DateSource.ID_TIME).around(RADIX);
    CodecChain bound = unbound.withPrefix("o").bind(LAYOUT::instantOf);

    String problem =
        "a date prefix of ID_TIME does not know the time of an id; bind the chain:"
            + " chain.bind(layout::instantOf)";
    assertThatThrownBy(() -> unbound.encode(ID))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(problem);
    assertThatThrownBy(() -> unbound.decode("261027-14t6PEysfWT"))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(problem);
    assertThat(bound.encode(ID)).isEqualTo("o261027-14t6PEysfWT");
    assertThat(bound.decode("o261027-14t6PEysfWT")).isEqualTo(ID);
    assertThatThrownBy(() -> bound.decode("o261026-14t6PEysfWT"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("date \"261026\" is not that of the id, 261027");
  }

  @Test
  void orderNeedsAPatternThatSortsAndAnOffsetThatStays() {
    DatePrefix prefix = DatePrefix.of("yyyyMMdd", "", DateSource.ID_TIME);
    Radix padded = Radix.of(62, 11, true);

    assertThat(prefix.around(padded).bind(LAYOUT::instantOf).isOrdered()).isTrue();
    assertThat(prefix.around(RADIX).bind(LAYOUT::instantOf).isOrdered()).isFalse();
    assertThat(
            prefix
                .withZone(ZoneId.of("Europe/Berlin"))
                .around(padded)
                .bind(LAYOUT::instantOf)
                .isOrdered())
        .isFalse();
  }

  @Test
  void yearsBeyondFourDigitsAreRefusedAndNoneIsShortened() {
    assertThat(at("9999-12-31T23:59:59Z", "yyyy").encode(1)).isEqualTo("9999-1");
    assertThat(at("0000-01-01T00:00:00Z", "yyyy").encode(1)).isEqualTo("0000-1");
    for (String instant : new String[] {"+10000-01-01T00:00:00Z", "-0001-12-31T23:59:59Z"}) {
      for (String pattern : new String[] {"yyyy", "yyMMdd"}) {
        CodecChain chain = at(instant, pattern);
        assertThatThrownBy(() -> chain.encode(1))
            .isExactlyInstanceOf(IllegalArgumentException.class)
            .hasMessageStartingWith("year must be 0..9999, to have four digits: ");
      }
      assertThat(at(instant, "MMdd").encode(1)).endsWith("-1");
    }
  }

  @Test
  void anIdOfATimeBeyondFourDigitsHasNoText() {
    CodecChain chain =
        DatePrefix.of("yyyy", "-", DateSource.ID_TIME)
            .around(RADIX)
            .bind(id -> Instant.parse("+10000-01-01T00:00:00Z"));

    assertThatThrownBy(() -> chain.encode(1)).isExactlyInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> chain.decode("0000-1"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("year must be 0..9999, to have four digits: 10000");
  }

  @ParameterizedTest
  @CsvSource({
    "S, 1",
    "SS, 12",
    "SSS, 123",
    "SSSSSS, 123456",
    "SSSSSSSSS, 123456789",
    "yyyyDDD, 2026300",
    "HHmmss, 073012",
    "yyyy'Q', 2026Q",
    "dd'of'MM.yy, 27of10.26",
    "'y'yy, y26"
  })
  void everyPartIsWritten(String pattern, String date) {
    CodecChain chain = at("2026-10-27T07:30:12.123456789Z", pattern);

    assertThat(chain.encode(3259)).isEqualTo(date + "-qZ");
    assertThat(chain.decode(date + "-qZ")).isEqualTo(3259);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '"',
      value = {
        "y|part \"y\"|yyyy",
        "yyy|part \"yyy\"|yyyy",
        "uuuuMMdd|part \"uuuu\"|yyyyMMdd",
        "yyyyMMMMdd|part \"MMMM\"|yyyyMMdd",
        "yyMMd|part \"d\"|yyMMdd",
        "yyD|part \"D\"|yyDDD",
        "hhmm|part \"hh\"|HHmm",
        "SSSSSSSSSS|part \"SSSSSSSSSS\"|SSSSSSSSS",
        "yyyyMMddEEE|part \"EEE\"|yyyyMMdd",
        "yyMMddVV|part \"VV\"|yyyyMMdd",
        "MMddMM|the date pattern \"MMddMM\" says one thing twice, by MM and MM|MMdd",
        "yyDDDMM|the date pattern \"yyDDDMM\" says one thing twice, by DDD and MM|yyDDD",
        "yyddDDD|the date pattern \"yyddDDD\" says one thing twice, by dd and DDD|yydd",
        "yy'T|a quote in the date pattern \"yy'T\" does not enclose text|yyT",
        "yy''dd|a quote in the date pattern \"yy''dd\" does not enclose text|yydd",
        "yy[MM]|the date pattern \"yy[MM]\" has \"[\" between its letters|yyyyMMdd",
        "yy dd|the date pattern \"yy dd\" has \" \" between its letters|yyyyMMdd",
        "-.-|the date pattern \"-.-\" has no date in it|yyyyMMdd"
      })
  void aPatternThatCannotBeReadBackIsRefused(String pattern, String problem, String instead) {
    assertThatThrownBy(() -> DatePrefix.of(pattern, "-", DateSource.NOW))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith("[IDS034] datePrefix: " + problem)
        .hasMessageEndingWith("; help: datePrefix = \"" + instead + "\"");
  }

  @Test
  void aDelimiterShows() {
    assertThat(DatePrefix.of("yy", "", DateSource.NOW)).isNotNull();
    assertThatThrownBy(() -> DatePrefix.of("yy", "\t", DateSource.NOW))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessageStartingWith("[IDS037] delimiter: delimiter \"\\u0009\" has characters");
  }
}
