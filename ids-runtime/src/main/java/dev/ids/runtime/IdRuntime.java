// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.IdScheme;
import dev.ids.Issuer;
import dev.ids.Secret;
import dev.ids.SlotWindow;
import dev.ids.internal.Quoted;
import java.time.InstantSource;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.IntFunction;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * What an application lends to its generators. {@code OrderId.next()} and Hibernate issue through
 * the same runtime and share state.
 *
 * <p>An id class finds the runtime of its class loader, then of the loader's parents: the one that
 * the application installed, else one that a SessionFactory joined with settings of its own, else
 * the default. What a SessionFactory leaves open, and the whole default, is taken from system
 * properties, then from the environment, then from {@code ids.properties} on the class path.
 *
 * <p>Thread-safe.
 */
public final class IdRuntime implements Issuer, AutoCloseable {
  /** How far a time-based generator may run ahead of a clock that went back. */
  static final long BORROW_MILLIS = 5;

  private final Settings settings;
  private final InstantSource clock;
  private final RandomGenerator random;
  private final Object source;
  private final SlotWindow.@Nullable Source slot;

  private IdRuntime(
      Settings settings,
      InstantSource clock,
      RandomGenerator random,
      Object source,
      SlotWindow.@Nullable Source slot) {
    this.settings = settings;
    this.clock = clock;
    this.random = random;
    this.source = source;
    this.slot = slot;
  }

  /**
   * A runtime with these settings, by the system's clock and randomness.
   *
   * @param settings keys such as {@code ids.slot}; keys of others are ignored
   * @throws IllegalArgumentException for an unknown {@code ids.*} key or a value that is not
   *     allowed
   */
  public static IdRuntime of(Map<String, ?> settings) {
    return of(Settings.of(settings));
  }

  static IdRuntime of(Settings settings) {
    return of(settings, InstantSource.system());
  }

  static IdRuntime of(Settings settings, InstantSource clock) {
    SlotWindow.Source slot = windows(settings, number -> startingNow(number, clock));
    return new IdRuntime(settings, clock, RandomSource.system(), "system", slot);
  }

  /**
   * A runtime with a clock and randomness of its own, for tests; it shares no state with others.
   * The clock may stand still: no process before this one can have issued by it.
   */
  public static IdRuntime of(Map<String, ?> settings, InstantSource clock, RandomGenerator random) {
    Settings checked = Settings.of(settings);
    return new IdRuntime(
        checked, clock, random, new Object(), windows(checked, SlotWindow::unbounded));
  }

  /** The runtime that id classes of this loader issue through. */
  public static IdRuntime current(ClassLoader loader) {
    return Runtimes.current(loader);
  }

  /**
   * Makes this the runtime of a loader's id classes until {@link #close()}, before any other. The
   * loader is held weakly; but a clock or randomness whose class is the loader's own keeps it.
   *
   * @throws IllegalStateException if another one is installed there
   */
  public IdRuntime install(ClassLoader loader) {
    Runtimes.install(loader, this);
    return this;
  }

  /**
   * Joins the runtime of a loader, for as long as the returned handle is open. Settings that make a
   * runtime found one if there is none yet.
   *
   * @param owner who joins, for messages
   * @throws IllegalArgumentException for an unknown or wrong setting
   * @throws IllegalStateException if a runtime is there that has another slot or secret than these
   *     settings
   */
  public static Membership join(ClassLoader loader, Map<String, ?> settings, String owner) {
    return Runtimes.join(loader, Settings.of(settings), owner);
  }

  /** One owner's part in a runtime; the last one to close ends it. */
  public interface Membership extends AutoCloseable {
    /** The runtime that was joined. */
    IdRuntime runtime();

    /** Leaves; further calls do nothing. */
    @Override
    void close();
  }

  @Override
  public InstantSource clock() {
    return clock;
  }

  @Override
  public RandomGenerator random() {
    return random;
  }

  @Override
  public SlotWindow.Source slot() {
    if (slot == null) {
      throw new IllegalStateException(
          "no slot is configured; set "
              + Settings.SLOT
              + " (or the environment variable IDS_SLOT) to a number that no other running process"
              + " uses, from 0; a single process takes "
              + Settings.SLOT
              + "=0");
    }
    return slot;
  }

  @Override
  public Secret secret(String name) {
    Secret secret = settings.secrets().get(name);
    if (secret == null) {
      String key = Settings.SECRET + name;
      throw new IllegalStateException(
          "no secret "
              + Quoted.of(name)
              + " is configured; set "
              + key
              + " to file:<path>, hex:<digits>, base64:<text> or keystore:<path>#<alias>, of at"
              + " least "
              + Secret.MIN_BYTES
              + " bytes");
    }
    return secret;
  }

  @Override
  public Optional<String> setting(String key) {
    return settings.find(key);
  }

  @Override
  public Object domain(IdScheme scheme) {
    boolean slotted = scheme.slotBits() > 0;
    boolean keyed = scheme instanceof IdScheme.KeyIssuing;
    return new Domain(
        source,
        slotted ? settings.slot() : OptionalInt.empty(),
        keyed ? settings.secrets() : Map.of());
  }

  /** What of the settings of one who joins is otherwise here. */
  Optional<Settings.Conflict> conflictWith(Settings joining) {
    return joining.conflictWith(settings);
  }

  String describeSlot() {
    return settings.describeSlot();
  }

  /** Uninstalls this runtime wherever it was installed. Generator states live on. */
  @Override
  public void close() {
    Runtimes.uninstall(this);
  }

  private static SlotWindow.@Nullable Source windows(
      Settings settings, IntFunction<SlotWindow> windowOf) {
    OptionalInt configured = settings.slot();
    if (configured.isEmpty()) {
      return null;
    }
    SlotWindow window = windowOf.apply(configured.getAsInt());
    return () -> window;
  }

  /** A process before this one may have borrowed so much of the future. */
  private static SlotWindow startingNow(int slot, InstantSource clock) {
    return new SlotWindow(slot, clock.millis() + BORROW_MILLIS + 1, Long.MAX_VALUE);
  }

  private record Domain(Object source, OptionalInt slot, Map<String, Secret> secrets) {
    private Domain {
      Objects.requireNonNull(source);
    }
  }
}
