// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdExhaustedException;
import dev.ids.IdRange;
import dev.ids.Secret;
import dev.ids.testkit.ScriptedClock;
import dev.ids.testkit.ScriptedRandom;
import java.util.List;
import org.junit.jupiter.api.Test;

class RelidGeneratorTest {
  private static final long NOW = 1_767_225_600_000L;
  private static final Secret SECRET = Secret.of("test-secret-0123456789abcdef".getBytes(US_ASCII));

  private final ScriptedClock clock = ScriptedClock.at(NOW);
  private final ScriptedRandom random = new ScriptedRandom();
  private final RelidGenerator relids =
      RelidGenerator.of(Tagger.of(SECRET, "orders"), clock, random);

  @Test
  void keysAndHandlesShareOneState() {
    random.add("00123456789abc");
    RelidGenerator.ForKey acme = relids.forKey("acme");

    assertThat(acme.next()).hasToString("CAHMAC-01KDVDNA00-0J6HB7H6NW");
    assertThat(relids.next("tenant-42")).hasToString("6G8KHN-01KDVDNA00-0J6HB7H6NX");
    assertThat(relids.next("acme")).hasToString("CAHMAC-01KDVDNA00-0J6HB7H6NY");
    assertThat(relids.forKey("").next()).hasToString("24G4Y0-01KDVDNA00-0J6HB7H6NZ");
    assertThat(acme.next()).hasToString("CAHMAC-01KDVDNA00-0J6HB7H6P0");
  }

  @Test
  void aBatchOfAKeyIsThatManyCallsByOneReading() {
    clock.set(NOW, NOW + 1);
    random.add("00123456789abe");

    assertThat(relids.forKey("acme").next(3))
        .extracting(Relid::toString)
        .containsExactly(
            "CAHMAC-01KDVDNA00-0J6HB7H6NY",
            "CAHMAC-01KDVDNA00-0J6HB7H6NZ",
            "CAHMAC-01KDVDNA00-0J6HB7H6P0");
    assertThat(clock.reads()).isEqualTo(1);
  }

  @Test
  void batchesOfNoneTouchNothingNegativeOnesAreRefusedAndNoneCanBeChanged() {
    RelidGenerator.ForKey acme = relids.forKey("acme");

    assertThat(acme.next(0)).isEmpty();
    assertThatThrownBy(() -> acme.next(-1))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("n must be 0 or more: -1");
    assertThat(clock.reads()).isZero();
    random.add("00000000000000");
    assertThatThrownBy(() -> acme.next(1).clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void aBatchThatDoesNotFitIssuesNothing() {
    random.add("03fffffffffffd");
    relids.next("acme");

    assertThatThrownBy(() -> relids.forKey("acme").next(3))
        .isExactlyInstanceOf(IdExhaustedException.class)
        .hasMessage(
            "relative: fewer than 3 ids are left in millisecond 1767225600000;"
                + " the next millisecond has more");
    assertThat(relids.next("tenant-42")).hasToString("6G8KHN-01KDVDNA00-ZZZZZZZZZY");
  }

  @Test
  void aKeyThatIsNoTextTouchesNothing() {
    assertThatThrownBy(() -> relids.next("\ud83d"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("key has an unpaired surrogate, which is no text: \"\\uD83D\"");
    assertThatThrownBy(() -> relids.forKey("\ud83d")).hasMessageStartingWith("key has an");
    assertThatThrownBy(() -> relids.rangeOf("\ud83d")).hasMessageStartingWith("key has an");
    assertThat(clock.reads()).isZero();
  }

  @Test
  void theRangeOfAKeyHoldsItsIdsAndNoOthers() {
    random.add("00000000000000");
    IdRange<Relid> range = relids.rangeOf("acme");

    assertThat(range.lowest()).hasToString("CAHMAC-0000000000-0000000000");
    assertThat(range.highest()).hasToString("CAHMAC-7ZZZZZZZZZ-ZZZZZZZZZZ");
    assertThat(range.contains(range.lowest())).isTrue();
    assertThat(range.contains(range.highest())).isTrue();
    assertThat(range.contains(relids.next("acme"))).isTrue();
    assertThat(range.contains(relids.next("tenant-42"))).isFalse();
    int tag = relids.tagOf("acme");
    assertThat(range.contains(Relid.rangeOf(tag - 1).highest())).isFalse();
    assertThat(range.contains(Relid.rangeOf(tag + 1).lowest())).isFalse();
    assertThat(Relid.rangeOf(tag)).isEqualTo(range);
  }

  @Test
  void theTextRangeOfAKeyHoldsItsTextsAndNoOthers() {
    random.add("00000000000000");
    RelidGenerator.TextRange range = relids.textRangeOf("acme");

    assertThat(range).isEqualTo(new RelidGenerator.TextRange("CAHMAC-", "CAHMAC."));
    IdRange<Relid> ids = relids.rangeOf("acme");
    for (Relid own : List.of(ids.lowest(), relids.next("acme"), ids.highest())) {
      assertThat(own.toString()).startsWith(range.from()).isBetween(range.from(), range.to());
    }
    int tag = relids.tagOf("acme");
    assertThat(Relid.rangeOf(tag - 1).highest().toString()).isLessThan(range.from());
    assertThat(Relid.rangeOf(tag + 1).lowest().toString()).isGreaterThan(range.to());
  }

  @Test
  void aTagOutOfRangeHasNoRange() {
    for (int tag : new int[] {-1, Relid.MAX_TAG + 1, Integer.MIN_VALUE}) {
      assertThatThrownBy(() -> Relid.rangeOf(tag))
          .isExactlyInstanceOf(IllegalArgumentException.class)
          .hasMessage("tag must be 0..1073741823 (30 bits): " + tag);
    }
  }

  @Test
  void theSystemsClockAndRandomnessGiveDistinctIds() {
    RelidGenerator system = RelidGenerator.of(SECRET, "");
    List<Relid> ids = system.forKey("acme").next(1_000);

    assertThat(ids).isSorted().doesNotHaveDuplicates();
    assertThat(ids).extracting(Relid::tagText).containsOnly("VJHF0Q");
  }
}
