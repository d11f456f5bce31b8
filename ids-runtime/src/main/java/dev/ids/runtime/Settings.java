// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import dev.ids.Secret;
import dev.ids.internal.Durations;
import dev.ids.internal.Quoted;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** The {@code ids.*} settings of one runtime, checked each for itself. Immutable. */
final class Settings {
  static final String SLOT = "ids.slot";
  static final String SLOT_BITS = "ids.slot.bits";

  /** The name of a secret follows. */
  static final String SECRET = "ids.secret.";

  /** The name of a generator follows, and that of its option. */
  static final String GENERATORS = "ids.generators.";

  /** Read by Hibernate's part; the name of an id class follows. */
  static final String STORAGE = "ids.storage.";

  static final List<String> KEYS =
      Stream.concat(
              Stream.of(
                  ClockSettings.BORROW_UP_TO,
                  ClockSettings.WAIT_UP_TO,
                  SLOT,
                  SLOT_BITS,
                  SlotSettings.GUARD,
                  Database.PASSWORD,
                  Database.URL,
                  Database.USER,
                  Database.WAIT_UP_TO),
              SlotSettings.LEASE_KEYS.stream())
          .sorted()
          .toList();

  private static final int MAX_SLOT_BITS = 31;

  private final SortedMap<String, Options.Value> values;
  private final Map<String, Secret> secrets;
  private final SortedMap<String, SortedMap<String, Options.Value>> generators;

  private Settings(
      SortedMap<String, Options.Value> values,
      Map<String, Secret> secrets,
      SortedMap<String, SortedMap<String, Options.Value>> generators) {
    this.values = values;
    this.secrets = secrets;
    this.generators = generators;
  }

  /**
   * Takes the {@code ids.*} entries of a map, which may be nested; others are left to their owners.
   *
   * @throws IllegalArgumentException for an unknown key, or a value that is not allowed
   */
  static Settings of(Map<String, ?> source) {
    return of(source, "");
  }

  /**
   * Like {@link #of(Map)}.
   *
   * @param origin of the map, for messages, such as {@code " (Hibernate's settings)"}
   */
  static Settings of(Map<String, ?> source, String origin) {
    return new Builder().add(source, key -> origin).build();
  }

  /** These settings, and those of {@code defaults} that are not among them. */
  Settings over(Settings defaults) {
    SortedMap<String, Options.Value> allValues = new TreeMap<>(defaults.values);
    allValues.putAll(values);
    Map<String, Secret> allSecrets = new HashMap<>(defaults.secrets);
    allSecrets.putAll(secrets);
    SortedMap<String, SortedMap<String, Options.Value>> all = new TreeMap<>(defaults.generators);
    generators.forEach(
        (name, options) -> all.merge(name, options, (theirs, ours) -> merged(theirs, ours)));
    return new Settings(allValues, Map.copyOf(allSecrets), all);
  }

  /** What of these settings is otherwise in {@code others}: what is set here, and what there. */
  Optional<Conflict> conflictWith(Settings others) {
    for (String key : values.keySet()) {
      if (!find(key).equals(others.find(key)) && !isSameTime(key, others)) {
        return Optional.of(new Conflict(shown(key), others.shown(key)));
      }
    }
    for (String name : new TreeSet<>(secrets.keySet())) {
      Secret other = others.secrets.get(name);
      if (!Objects.equals(other, secrets.get(name))) {
        return Optional.of(
            new Conflict(SECRET + name, other == null ? "none" : "another secret of that name"));
      }
    }
    for (String name : generators.keySet()) {
      if (!texts(name).equals(others.texts(name))) {
        return Optional.of(
            new Conflict(
                GENERATORS + name,
                others.generators.containsKey(name) ? "other options for it" : "none"));
      }
    }
    return Optional.empty();
  }

  /** One setting that differs, without secrets. */
  record Conflict(String here, String there) {}

  /** A setting as people write it, but for a password. */
  private String shown(String key) {
    return find(key)
        .map(text -> key.equals(Database.PASSWORD) ? "another " + key : key + "=" + text)
        .orElse("none");
  }

  private boolean isSameTime(String key, Settings others) {
    return ClockSettings.isOne(key)
        && ClockSettings.of(this).get(key).equals(ClockSettings.of(others).get(key));
  }

  Optional<String> find(String key) {
    return value(key).map(Options.Value::text);
  }

  /** A setting with the place where it stands. */
  Optional<Options.Value> value(String key) {
    return Optional.ofNullable(values.get(key));
  }

  /** The configured slot, empty if there is none, or it is leased. */
  OptionalInt slot() {
    return find(SLOT).filter(SlotSettings.LEASE::equals).isPresent()
        ? OptionalInt.empty()
        : whole(SLOT, Integer.MAX_VALUE, " that no other process uses, such as 0, or else lease");
  }

  /** How many bits all slots have, empty if that is not configured. */
  OptionalInt slotBits() {
    return whole(SLOT_BITS, MAX_SLOT_BITS, ", the bits that every slot fits");
  }

  private OptionalInt whole(String key, int max, String meaning) {
    Options.Value value = values.get(key);
    if (value == null) {
      return OptionalInt.empty();
    }
    if (!value.text().matches("0|[1-9][0-9]{0,9}") || Long.parseLong(value.text()) > max) {
      throw new IllegalArgumentException(
          key
              + " must be a whole number from 0 to "
              + max
              + meaning
              + ": "
              + Quoted.of(value.text())
              + value.origin());
    }
    return OptionalInt.of(Integer.parseInt(value.text()));
  }

  /** The secrets by name. */
  Map<String, Secret> secrets() {
    return secrets;
  }

  /** The options of the named generators. */
  SortedMap<String, SortedMap<String, Options.Value>> generators() {
    return generators;
  }

  /** The options of one generator without the places where they stand. */
  Map<String, String> texts(String generator) {
    Map<String, String> texts = new TreeMap<>();
    generators
        .getOrDefault(generator, new TreeMap<>())
        .forEach((option, value) -> texts.put(option, value.text()));
    return texts;
  }

  /** The slot as a setting that people can write, or that there is none. */
  String describeSlot() {
    return find(SLOT).map(slot -> SLOT + "=" + slot).orElse("no slot");
  }

  /** Whether these settings make a runtime of their own. */
  boolean makeRuntime() {
    return !values.isEmpty() || !secrets.isEmpty();
  }

  /**
   * Those of {@code ours} over those of {@code theirs}; a list replaces a list, and also one value,
   * which is short for a list of one.
   */
  private static SortedMap<String, Options.Value> merged(
      SortedMap<String, Options.Value> theirs, SortedMap<String, Options.Value> ours) {
    SortedMap<String, Options.Value> merged = new TreeMap<>(theirs);
    ours.keySet()
        .forEach(
            key -> {
              String name = key.split("\\[", 2)[0];
              merged.keySet().removeIf(other -> other.equals(name) || other.startsWith(name + "["));
            });
    merged.putAll(ours);
    return merged;
  }

  /** Joins settings of several origins. */
  static final class Builder {
    private final SortedMap<String, Options.Value> values = new TreeMap<>();
    private final Map<String, SecretSetting> secrets = new HashMap<>();
    private final SortedMap<String, SortedMap<String, Options.Value>> generators = new TreeMap<>();

    /**
     * Adds the {@code ids.*} entries of a map; they replace earlier ones.
     *
     * @param origin of a key, such as {@code " (in ids.properties)"}
     */
    Builder add(Map<String, ?> source, UnaryOperator<String> origin) {
      return add(FlatSettings.of(source, origin));
    }

    /** Adds settings by their full keys; they replace earlier ones. */
    Builder add(Map<String, Options.Value> settings) {
      SortedMap<String, SortedMap<String, Options.Value>> added = new TreeMap<>();
      settings.forEach(
          (key, value) -> {
            if (key.startsWith(SECRET)) {
              secrets.put(key, new SecretSetting(key, value.text(), value.origin()));
            } else if (key.startsWith(GENERATORS)) {
              String[] names = GeneratorName.split(key, value.origin());
              added.computeIfAbsent(names[0], name -> new TreeMap<>()).put(names[1], value);
            } else if (!key.startsWith(STORAGE)) {
              SettingNames.check(key, value.origin());
              values.put(key, new Options.Value(value.text().strip(), value.origin()));
            }
          });
      added.forEach((name, options) -> generators.merge(name, options, Settings::merged));
      return this;
    }

    /** Reads secrets too, but only those that no later origin replaced. */
    Settings build() {
      Settings settings = new Settings(values, SecretSetting.read(secrets), generators);
      SlotSettings.of(settings);
      settings.slotBits();
      Database.of(settings);
      ClockSettings.of(settings);
      return settings;
    }
  }

  /**
   * A length of time.
   *
   * @throws IllegalArgumentException if the value is none
   */
  Duration time(String key, Duration fallback) {
    Optional<Options.Value> value = value(key);
    if (value.isEmpty()) {
      return fallback;
    }
    try {
      return Durations.parse(value.get().text());
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          key
              + " must be a length of time such as 60s: "
              + Quoted.of(value.get().text())
              + value.get().origin(),
          e);
    }
  }
}
