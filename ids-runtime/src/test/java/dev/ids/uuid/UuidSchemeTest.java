// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.util.Map;
import java.util.UUID;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Each declaration stands on a field, as a user's would. */
class UuidSchemeTest {
  private static final long NOW = 1_767_225_600_000L;

  @UuidId Object usual;

  @UuidId(generator = UuidGenerator.RANDOM)
  Object random;

  @UuidId(generator = UuidGenerator.COUNTER)
  Object counter;

  @UuidId(version = 4)
  Object four;

  @UuidId(version = 4, generator = UuidGenerator.RANDOM)
  Object fourAtRandom;

  @UuidId(text = UuidText.ID25)
  Object id25;

  @UuidId(text = UuidText.ID22)
  Object id22;

  @UuidId(version = 1)
  Object one;

  @UuidId(version = 0)
  Object none;

  @UuidId(version = 8, generator = UuidGenerator.COUNTER)
  Object eight;

  @UuidId(version = 4, generator = UuidGenerator.COUNTER)
  Object countedFour;

  private final ScriptedRandom bytes = new ScriptedRandom();
  private final ScriptedClock clock = ScriptedClock.at(NOW);

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "one|version = 1 is neither 7, which sorts by time, nor 4, which is random",
        "none|version = 0 is neither 7, which sorts by time, nor 4, which is random",
        "eight|version = 8 is neither 7, which sorts by time, nor 4, which is random"
      })
  void anotherVersionIsRefused(String field, String problem) {
    assertThatThrownBy(() -> scheme(field))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage("[IDS060] version: " + problem + "; help: version = 7");
  }

  @Test
  void aCounterNeedsAVersionWithTime() {
    assertThatThrownBy(() -> scheme("countedFour"))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS061] generator: generator = COUNTER counts within a millisecond, but version 4 has"
                + " no time; help: version = 7");
  }

  @ParameterizedTest
  @ValueSource(strings = {"usual", "random", "counter", "four", "fourAtRandom", "id25", "id22"})
  void theOthersAreWithoutAdvice(String field) throws Exception {
    assertThat(scheme(field).advice()).isEmpty();
  }

  @Test
  void countedIdsOfAllIdClassesHaveOneOrder() throws Exception {
    IdRuntime runtime = IdRuntime.of(Map.of());
    UuidScheme.Source orders = scheme("counter").source(runtime);
    UuidScheme.Source invoices = scheme("counter").source(runtime);
    UUID last = new UUID(0, 0);
    for (int i = 0; i < 20_000; i++) {
      UUID next = (i % 2 == 0 ? orders : invoices).next(UUID::new);
      assertThat(Uuids.order().compare(last, next)).isNegative();
      last = next;
    }
  }

  @Test
  void theUsualOneIsMonotonic() throws Exception {
    bytes.add("00000000000000000000");
    UuidScheme.Source source = scheme("usual").source(issuer());

    assertThat(source.next(UUID::new)).hasToString("019b76da-a800-7000-8000-000000000000");
    assertThat(source.next(UUID::new)).hasToString("019b76da-a800-7000-8000-000000000001");
  }

  @Test
  void aRandomOneDrawsForEachId() throws Exception {
    bytes.add("00000000000000000007");
    bytes.add("00000000000000000003");
    UuidScheme.Source source = scheme("random").source(issuer());

    assertThat(source.next(UUID::new)).hasToString("019b76da-a800-7000-8000-000000000007");
    assertThat(source.next(UUID::new)).hasToString("019b76da-a800-7000-8000-000000000003");
  }

  @Test
  void aCountedOneCounts() throws Exception {
    bytes.add("00000000000000000007");
    bytes.add("20000000000009");
    UuidScheme.Source source = scheme("counter").source(issuer());

    assertThat(source.next(UUID::new)).hasToString("019b76da-a800-7000-8000-000000000007");
    assertThat(source.next(UUID::new)).hasToString("019b76da-a800-7000-8003-000000000009");
  }

  @ParameterizedTest
  @ValueSource(strings = {"four", "fourAtRandom"})
  void versionFourTakesAnInstalledRandomnessAndNoTime(String field) throws Exception {
    bytes.add("919108f752d133205bacf847db4148a8");
    int reads = clock.reads();
    UuidScheme.Source source = scheme(field).source(issuer());

    assertThat(source.next(UUID::new)).hasToString("919108f7-52d1-4320-9bac-f847db4148a8");
    assertThat(clock.reads()).isEqualTo(reads);
  }

  @Test
  void versionFourIsTheJdksUnlessARandomnessWasInstalled() throws Exception {
    UuidScheme.Source source = scheme("four").source(IdRuntime.of(Map.of()));
    UUID first = source.next(UUID::new);

    assertThat(first.version()).isEqualTo(4);
    assertThat(first.variant()).isEqualTo(2);
    assertThat(source.next(UUID::new)).isNotEqualTo(first);
  }

  @Test
  void eachTextIsReadAsDeclaredAndNoOther() throws Exception {
    UUID uuid = UUID.fromString("0185aee1-4413-7023-9109-bde493efe31d");
    Map<String, String> texts =
        Map.of(
            "usual", "0185aee1-4413-7023-9109-bde493efe31d",
            "id25", "0672016s27hx3fjxmn5ic1hzq",
            "id22", "1BuKkq6yWzmN2fCaHBjCRr");
    for (String field : texts.keySet()) {
      UuidScheme scheme = scheme(field);
      for (Map.Entry<String, String> text : texts.entrySet()) {
        if (text.getKey().equals(field)) {
          assertThat(scheme.parse(text.getValue(), UUID::new)).isEqualTo(uuid);
          assertThat(scheme.format(scheme.high(uuid), scheme.low(uuid)))
              .isEqualTo(text.getValue())
              .hasSize(scheme.textLength());
        } else {
          assertThatThrownBy(() -> scheme.parse(text.getValue(), UUID::new))
              .isExactlyInstanceOf(InvalidIdException.class)
              .hasMessageEndingWith(
                  "needs " + scheme.textLength() + " characters, has " + text.getValue().length());
        }
      }
    }
  }

  @Test
  void accessorsReadTimeAndVersionFromTheBits() {
    UUID seven = UUID.fromString("0185aee1-4413-7023-9109-bde493efe31d");
    UUID four = UUID.fromString("919108f7-52d1-4320-9bac-f847db4148a8");

    assertThat(
            UuidScheme.timestamp(seven.getMostSignificantBits(), seven.getLeastSignificantBits()))
        .isEqualTo("2023-01-14T06:04:36.755Z");
    assertThat(UuidScheme.version(seven.getMostSignificantBits(), 0)).isEqualTo(7);
    assertThat(UuidScheme.version(four.getMostSignificantBits(), 0)).isEqualTo(4);
    assertThatThrownBy(
            () ->
                UuidScheme.timestamp(four.getMostSignificantBits(), four.getLeastSignificantBits()))
        .isExactlyInstanceOf(UnsupportedOperationException.class)
        .hasMessage("a UUID of version 7 has a time, one of version 4 has none: " + four);
  }

  private Issuer issuer() {
    return IdRuntime.of(Map.of(), clock, bytes);
  }

  private static UuidScheme scheme(String field) throws NoSuchFieldException {
    return UuidScheme.of(UuidSchemeTest.class.getDeclaredField(field).getAnnotation(UuidId.class));
  }
}
