// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.runtime.IdRuntime;
import io.micrometer.core.instrument.FunctionCounter;
import io.micrometer.core.instrument.Gauge;
import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Metrics;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.WeakHashMap;

/**
 * How runtimes with a slot are doing, as meters of Micrometer's global registry, while a
 * SessionFactory issues through them. Without Micrometer on the class path there are none.
 */
final class Meters {
  private static final boolean IS_PRESENT = isPresent();

  private static final Map<IdRuntime, Bound> BOUND = new WeakHashMap<>();

  private Meters() {}

  private static boolean isPresent() {
    try {
      Class.forName("io.micrometer.core.instrument.Metrics", false, Meters.class.getClassLoader());
      return true;
    } catch (ClassNotFoundException | LinkageError e) {
      return false;
    }
  }

  /** Shows a runtime, if it is not shown yet. */
  static synchronized void add(IdRuntime runtime) {
    if (IS_PRESENT) {
      BOUND.computeIfAbsent(runtime, Bound::to).users++;
    }
  }

  /** Shows it no more when its last user has left. */
  static synchronized void remove(IdRuntime runtime) {
    Bound bound = IS_PRESENT ? BOUND.get(runtime) : null;
    if (bound != null && --bound.users == 0) {
      BOUND.remove(runtime);
      bound.close();
    }
  }

  /**
   * The meters of one runtime, which they hold weakly. Alone in knowing Micrometer: it is loaded
   * where that is present.
   */
  private static final class Bound {
    private final List<Meter> meters;
    private int users;

    private Bound(List<Meter> meters) {
      this.meters = meters;
    }

    void close() {
      meters.forEach(Metrics.globalRegistry::remove);
    }

    static Bound to(IdRuntime runtime) {
      MeterRegistry registry = Metrics.globalRegistry;
      return new Bound(
          List.of(
              Gauge.builder("ids.slot", runtime, r -> r.status().slot().orElse(-1))
                  .description("The slot of this process, -1 if it has none")
                  .register(registry),
              Gauge.builder("ids.slot.window.remaining", runtime, Bound::remainingSeconds)
                  .description("For how long ids may be issued if the lease is not renewed")
                  .baseUnit("seconds")
                  .register(registry),
              FunctionCounter.builder("ids.issued", runtime, r -> r.status().ids())
                  .description("Ids issued under a slot")
                  .register(registry),
              FunctionCounter.builder("ids.waits", runtime, r -> r.status().waits())
                  .description("Waits for a slot, the next unit of time, or the clock")
                  .register(registry),
              FunctionCounter.builder(
                      "ids.clock.regressions", runtime, r -> r.status().regressions())
                  .description("How often the clock was behind the last id")
                  .register(registry)));
    }

    private static double remainingSeconds(IdRuntime runtime) {
      Instant now = runtime.clock().instant();
      return runtime
          .status()
          .windowEnd()
          .map(end -> Math.max(0, Duration.between(now, end).toMillis() / 1_000.0))
          .orElse(runtime.status().slot().isPresent() ? Double.POSITIVE_INFINITY : 0.0);
    }
  }
}
