// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.relative.RelativeId;
import dev.ids.relative.RelativeIdScheme;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.TickingClock;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;

/** An id class whose ids are issued for keys, from declaration to range. */
class KeyedIdsTest {
  @RelativeId(salt = "orders", prefix = "inv_")
  record InvoiceId(long high, long low) implements TypedId<InvoiceId> {
    static final IdType<InvoiceId> TYPE =
        IdType.of(
            InvoiceId.class,
            RelativeId.class,
            RelativeIdScheme::of,
            Carrier.bits128(InvoiceId::new, InvoiceId::high, InvoiceId::low));

    @Override
    public int compareTo(InvoiceId other) {
      int byHigh = Long.compareUnsigned(high, other.high);
      return byHigh != 0 ? byHigh : Long.compareUnsigned(low, other.low);
    }

    @Override
    public String toString() {
      return TYPE.format(this);
    }
  }

  private static final String SECRET =
      "hex:746573742d7365637265742d30313233343536373839616263646566";

  private final IdRuntime runtime =
      IdRuntime.of(
          Map.of("ids.secret.default", SECRET),
          new TickingClock(1_767_225_600_000L),
          new Random(20_261_130));

  @Test
  void idsOfAKeyStartAlikeIncreaseAndLieInItsRange() {
    KeyedIds<InvoiceId> ids = InvoiceId.TYPE.keyedSource(runtime);
    IdRange<InvoiceId> range = ids.rangeOf("acme");
    InvoiceId last = range.lowest();
    for (int i = 0; i < 1_000; i++) {
      InvoiceId next = ids.next("acme");
      assertThat(next).isGreaterThan(last);
      assertThat(next.toString()).startsWith("inv_CAHMAC-01KDVDN");
      assertThat(range.contains(next)).isTrue();
      assertThat(range.contains(ids.next("tenant-42"))).isFalse();
      last = next;
    }
    assertThat(range.lowest()).hasToString("inv_CAHMAC-0000000000-0000000000");
    assertThat(range.highest()).hasToString("inv_CAHMAC-7ZZZZZZZZZ-ZZZZZZZZZZ");
  }

  @Test
  void theRuntimeOfTheApplicationIsAskedForItsSecret() {
    try (IdRuntime installed = runtime.install(KeyedIdsTest.class.getClassLoader())) {
      assertThat(installed).isSameAs(runtime);
      assertThat(InvoiceId.TYPE.next("acme").toString()).startsWith("inv_CAHMAC-");
      assertThat(InvoiceId.TYPE.rangeOf("acme").lowest())
          .hasToString("inv_CAHMAC-0000000000-0000000000");
    }
  }

  @Test
  void withoutASecretTheMessageNamesTheClassAndTheSetting() {
    assertThatThrownBy(() -> InvoiceId.TYPE.keyedSource(IdRuntime.of(Map.of())))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "dev.ids.KeyedIdsTest$InvoiceId cannot be issued: no secret \"default\" is configured;"
                + " set ids.secret.default to file:<path>, hex:<digits>, base64:<text> or"
                + " keystore:<path>#<alias>, of at least 16 bytes");
  }

  @Test
  void oneRuntimeHasOneStateForAnIdClass() {
    assertThat(InvoiceId.TYPE.keyedSource(runtime)).isSameAs(InvoiceId.TYPE.keyedSource(runtime));
  }

  @Test
  void withoutAKeyNoneIsIssued() {
    assertThatThrownBy(() -> InvoiceId.TYPE.source(runtime))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "dev.ids.KeyedIdsTest$InvoiceId cannot be issued without input: relative ids are issued"
                + " for a key; use next(key)");
  }
}
