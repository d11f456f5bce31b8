// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.stress;

import dev.ids.Secret;
import dev.ids.relative.Relid;
import dev.ids.relative.RelidGenerator;
import dev.ids.relative.Tagger;
import dev.ids.scru128.Scru128;
import dev.ids.scru128.Scru128Generator;
import dev.ids.ulid.Ulid;
import dev.ids.ulid.UlidGenerator;
import dev.ids.uuid.CounterUuid7Generator;
import dev.ids.uuid.Uuid7Generator;
import java.util.Comparator;
import java.util.UUID;
import org.openjdk.jcstress.annotations.Actor;
import org.openjdk.jcstress.annotations.Arbiter;
import org.openjdk.jcstress.annotations.JCStressMeta;
import org.openjdk.jcstress.annotations.JCStressTest;
import org.openjdk.jcstress.annotations.State;
import org.openjdk.jcstress.infra.results.L_Result;

/**
 * Generators that count on within a millisecond: one actor takes ids one by one, the other first
 * several with one call, while the clock steps on and back.
 */
public final class MonotonicStates {
  private MonotonicStates() {}

  /** In the order of its text. */
  private static final Comparator<UUID> UNSIGNED =
      (a, b) -> {
        int high = Long.compareUnsigned(a.getMostSignificantBits(), b.getMostSignificantBits());
        return high != 0
            ? high
            : Long.compareUnsigned(a.getLeastSignificantBits(), b.getLeastSignificantBits());
      };

  /** ULID. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfUlid {
    private final UlidGenerator ids =
        UlidGenerator.monotonic(new RestlessClock(), SameBytes.INSTANCE);
    private final Taken<Ulid> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.next());
      taken.one(ids.next());
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      ids.next(2).forEach(taken::two);
      taken.two(ids.next());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict();
    }
  }

  /** UUIDv7, method 2. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfUuid7 {
    private final Uuid7Generator ids =
        Uuid7Generator.monotonic(new RestlessClock(), SameBytes.INSTANCE);
    private final Taken<UUID> taken = Taken.ordered(UNSIGNED);

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.next());
      taken.one(ids.next());
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      ids.next(2).forEach(taken::two);
      taken.two(ids.next());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict();
    }
  }

  /** UUIDv7 with a counter. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfCounterUuid7 {
    private final CounterUuid7Generator ids =
        CounterUuid7Generator.of(new RestlessClock(), SameBytes.INSTANCE);
    private final Taken<UUID> taken = Taken.ordered(UNSIGNED);

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.next());
      taken.one(ids.next());
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      ids.next(2).forEach(taken::two);
      taken.two(ids.next());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict();
    }
  }

  /** SCRU128. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfScru128 {
    private final Scru128Generator ids =
        Scru128Generator.of(new RestlessClock(), SameBytes.INSTANCE);
    private final Taken<Scru128> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(ids.next());
      taken.one(ids.next());
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      ids.next(2).forEach(taken::two);
      taken.two(ids.next());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict();
    }
  }

  /** Relative ID: two handles on one key. */
  @JCStressTest
  @JCStressMeta(UniqueAndInOrder.class)
  @State
  public static class OfRelativeId {
    private static final Tagger TAGGER = Tagger.of(Secret.of(new byte[Secret.MIN_BYTES]), "");

    private final RelidGenerator generator =
        RelidGenerator.of(TAGGER, new RestlessClock(), SameBytes.INSTANCE);
    private final Taken<Relid> taken = Taken.ofComparable();

    /** One by one. */
    @Actor
    public void singly() {
      taken.one(generator.next("a"));
      taken.one(generator.next("a"));
    }

    /** Two at once. */
    @Actor
    public void inBatches() {
      RelidGenerator.ForKey ids = generator.forKey("a");
      ids.next(2).forEach(taken::two);
      taken.two(ids.next());
    }

    /** Judges. */
    @Arbiter
    public void judge(L_Result result) {
      result.r1 = taken.verdict();
    }
  }
}
