// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Connections;
import dev.ids.DatabaseTable;
import dev.ids.IdScheme;
import dev.ids.Issuer;
import dev.ids.Secret;
import dev.ids.SlotWindow;
import dev.ids.internal.Quoted;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import java.util.Set;
import java.util.SortedSet;
import java.util.function.Function;
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
 * properties, then from the environment, then from {@code ids.properties} or {@code ids.yaml} on
 * the class path.
 *
 * <p>Thread-safe.
 */
public final class IdRuntime implements Issuer, AutoCloseable {
  private static final String SYSTEM = "system";

  private final Settings settings;
  private final InstantSource clock;
  private final RandomGenerator random;
  private final Object source;
  private final boolean isAlone;
  private final Database database;
  private final Slot slot;
  private final SlotBits slotBits;

  /** Stands for what depends on this runtime alone, without keeping it. */
  private final Object identity = new Object();

  private final Function<String, @Nullable Secret> secrets;
  private final Generators generators;
  private final GeneratorStates ownStates = new GeneratorStates();

  private IdRuntime(Settings settings, Surroundings surroundings, ClassLoader loader) {
    this(settings, surroundings, loader, List.of());
  }

  private IdRuntime(
      Settings settings,
      Surroundings surroundings,
      ClassLoader loader,
      Collection<ClassLoader> below) {
    this.settings = settings;
    this.clock = surroundings.clock;
    this.random = surroundings.random;
    this.source = surroundings.source;
    this.secrets = surroundings.secrets;
    this.isAlone = surroundings.isAlone && settings.find(Database.URL).isEmpty();
    this.generators =
        new Generators(GeneratorDefinition.all(settings, loader, clock), this::newTexts);
    this.slotBits = slotBits(loader, below);
    this.database = Database.of(settings);
    this.slot = newSlot(surroundings.windows);
  }

  /**
   * A runtime with these settings, by the system's clock and randomness. Classes that settings name
   * are found through the thread's context class loader.
   *
   * @param settings keys such as {@code ids.slot}, or nested maps and lists as YAML has them; keys
   *     of others are ignored
   * @throws IllegalArgumentException for an unknown {@code ids.*} key or a value that is not
   *     allowed
   */
  public static IdRuntime of(Map<String, ?> settings) {
    return of(settings, contextLoader());
  }

  /** Like {@link #of(Map)}, with the class loader of the application. */
  public static IdRuntime of(Map<String, ?> settings, ClassLoader loader) {
    return of(Settings.of(settings), loader);
  }

  static IdRuntime of(Settings settings, ClassLoader loader) {
    return of(settings, InstantSource.system(), loader, List.of());
  }

  static IdRuntime of(Settings settings, ClassLoader loader, Collection<ClassLoader> below) {
    return of(settings, InstantSource.system(), loader, below);
  }

  static IdRuntime of(Settings settings, InstantSource clock, ClassLoader loader) {
    return of(settings, clock, loader, List.of());
  }

  private static IdRuntime of(
      Settings settings, InstantSource clock, ClassLoader loader, Collection<ClassLoader> below) {
    long borrowMillis = ClockSettings.of(settings).borrowUpTo().toMillis();
    return new IdRuntime(
        settings,
        new Surroundings(
            clock,
            RandomSource.system(),
            SYSTEM,
            number -> startingNow(number, clock.millis() + borrowMillis),
            settings.secrets()::get,
            false),
        loader,
        below);
  }

  /**
   * A runtime with a clock and randomness of its own, for tests; it shares no state with others.
   * The clock may stand still: no process before this one can have issued by it.
   *
   * @throws IllegalArgumentException as {@link #of(Map)}
   */
  public static IdRuntime of(Map<String, ?> settings, InstantSource clock, RandomGenerator random) {
    Settings checked = Settings.of(settings);
    return new IdRuntime(
        checked,
        new Surroundings(
            clock, random, new Object(), SlotWindow::unbounded, checked.secrets()::get, false),
        contextLoader());
  }

  /**
   * A runtime whose ids are the same in every run, for tests: those of a seed, in the order of the
   * calls, whatever the machine and the JDK.
   *
   * <p>Its clock starts at 2026-01-01T00:00:00Z and advances by one millisecond whenever it is
   * read. It has slot 0, and a secret for every name. What is counted in a database is counted from
   * its start in memory instead, unless {@code ids.store.url} is set. It shares no state with
   * others.
   */
  public static IdRuntime deterministic(long seed) {
    return deterministic(seed, Map.of());
  }

  /**
   * Like {@link #deterministic(long)}, with settings: generators, another slot.
   *
   * @throws IllegalArgumentException as {@link #of(Map)}
   */
  public static IdRuntime deterministic(long seed, Map<String, ?> settings) {
    Settings checked = Settings.of(settings).over(Deterministic.DEFAULTS);
    return new IdRuntime(
        checked,
        new Surroundings(
            Deterministic.clock(),
            new Random(seed),
            new Object(),
            SlotWindow::unbounded,
            name -> checked.secrets().getOrDefault(name, Deterministic.secret(name)),
            true),
        contextLoader());
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
   * @throws IllegalArgumentException if an id class in the loader's indexes has too few node bits
   *     for the slots of this runtime
   */
  public IdRuntime install(ClassLoader loader) {
    slotBits(loader, List.of());
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
    return join(loader, List.of(), settings, owner);
  }

  /**
   * Like {@link #join(ClassLoader, Map, String)}, for id classes of loaders below that one too:
   * their declarations have a say in how many bits a slot has.
   */
  public static Membership join(
      ClassLoader loader, Collection<ClassLoader> below, Map<String, ?> settings, String owner) {
    return Runtimes.join(
        loader, below, Settings.of(settings, " (settings of " + owner + ")"), owner);
  }

  /**
   * The tables that issuing the ids of these schemes needs in the database that is lent: none if
   * the settings name a database of its own, where they are created by hand.
   *
   * @param settings of one who is about to {@link #join join} at the loader
   * @param owner who that is, for messages
   * @throws IllegalArgumentException for an unknown or wrong setting
   */
  public static Set<DatabaseTable> tablesFor(
      Collection<IdScheme> schemes, ClassLoader loader, Map<String, ?> settings, String owner) {
    return Runtimes.tablesFor(
        schemes, loader, Settings.of(settings, " (settings of " + owner + ")"));
  }

  /** A database that an owner lends. Thread-safe. */
  public interface Lender extends Connections {
    /**
     * Tells it from other databases, without a password; empty if it cannot be reached. Asked only
     * if another owner lends one, too.
     */
    Optional<String> database();
  }

  /** One owner's part in a runtime; the last one to close ends it. */
  public interface Membership extends AutoCloseable {
    /** The runtime that was joined. */
    IdRuntime runtime();

    /**
     * Lends a database to the runtime, for as long as this is open, if issuing the ids of these
     * schemes needs one. A configured one goes before it.
     *
     * @throws IllegalStateException if another owner has lent another one; the message names both
     */
    void lend(Lender lender, Collection<IdScheme> issued);

    /** Leaves; further calls do nothing. The last one to leave gives a leased slot back. */
    @Override
    void close();
  }

  /**
   * The generator that configuration names, always the same one.
   *
   * @throws IllegalArgumentException if there is none of that name; the message has those that are
   */
  public NamedGenerator generator(String name) {
    return generators.get(name);
  }

  /** The names of the configured generators. */
  public SortedSet<String> generatorNames() {
    return generators.names();
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
    return slot.source();
  }

  /**
   * Takes a slot now, if it is to be leased, rather than with the first id; waits for it as long as
   * an id does. If there is none by then, it is tried on in the background.
   */
  public void startLease() {
    slot.start();
  }

  /** How this runtime is doing: its slot, and the ids that were issued under it. */
  public RuntimeStatus status() {
    return slot.status();
  }

  @Override
  public Connections connections() {
    return database;
  }

  @Override
  public boolean isAlone() {
    return isAlone;
  }

  @Override
  public Secret secret(String name) {
    Secret secret = secrets.apply(name);
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
    if (slotted) {
      slotBits.checkHolds(scheme);
    }
    boolean ownState = scheme.usesDatabase() || (slotted && slotSettings().isStored());
    return new Domain(
        ownState ? identity : source,
        slotted ? settings.slot() : OptionalInt.empty(),
        keyed ? settings.secrets() : Map.of());
  }

  private IssuedTexts newTexts(GeneratorDefinition definition) {
    Object domain = domain(definition.scheme());
    boolean isShared = SYSTEM.equals(source) && !definition.scheme().usesDatabase();
    GeneratorStates states = isShared ? GeneratorStates.of(definition.anchor()) : ownStates;
    return states.get(
        List.of(definition.name(), definition.texts(), domain),
        () -> IssuedTexts.of(definition.scheme(), this));
  }

  private SlotBits slotBits(ClassLoader loader, Collection<ClassLoader> below) {
    boolean isSlotted = settings.slot().isPresent() || slotSettings().isStored();
    if (!isSlotted && settings.slotBits().isEmpty()) {
      return SlotBits.UNKNOWN;
    }
    List<SlotBits.Holder> holders = new ArrayList<>(SlotBits.indexed(loader));
    below.forEach(other -> holders.addAll(SlotBits.indexed(other)));
    holders.addAll(generators.holders());
    return SlotBits.of(settings, holders);
  }

  /** What of the settings of one who joins is otherwise here. */
  Optional<Settings.Conflict> conflictWith(Settings joining) {
    return joining.conflictWith(settings);
  }

  String describeSlot() {
    return settings.describeSlot();
  }

  /**
   * Uninstalls this runtime wherever it was installed, and gives a leased slot back. Generator
   * states live on.
   */
  @Override
  public void close() {
    Runtimes.uninstall(this);
    slot.close();
  }

  private SlotSettings slotSettings() {
    return SlotSettings.of(settings);
  }

  private Slot newSlot(IntFunction<SlotWindow> windowOf) {
    SlotSettings where = slotSettings();
    boolean isFixed = where.fixed().isPresent() && !where.isGuarded();
    SlotWindow window = isFixed ? windowOf.apply(where.fixed().getAsInt()) : null;
    return new Slot(where, slotBits, window, database, clock);
  }

  /** Whether ids of a scheme, or the slots in them, come from a database. */
  boolean needsDatabase(IdScheme scheme) {
    return scheme.usesDatabase() || (scheme.slotBits() > 0 && slotSettings().isStored());
  }

  Settings settings() {
    return settings;
  }

  /** The database that others may lend. */
  Database database() {
    return database;
  }

  /** Starts behind what a process before this one may have borrowed of the future. */
  private static SlotWindow startingNow(int slot, long borrowedMillis) {
    return new SlotWindow(slot, borrowedMillis + 1, Long.MAX_VALUE);
  }

  private static ClassLoader contextLoader() {
    ClassLoader loader = Thread.currentThread().getContextClassLoader();
    return loader == null ? Objects.requireNonNull(IdRuntime.class.getClassLoader()) : loader;
  }

  /** What a runtime is given besides its settings. */
  private record Surroundings(
      InstantSource clock,
      RandomGenerator random,
      Object source,
      IntFunction<SlotWindow> windows,
      Function<String, @Nullable Secret> secrets,
      boolean isAlone) {}

  private record Domain(Object source, OptionalInt slot, Map<String, Secret> secrets) {
    private Domain {
      Objects.requireNonNull(source);
    }
  }
}
