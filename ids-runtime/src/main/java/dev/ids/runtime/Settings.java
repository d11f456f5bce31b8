// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Secret;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.TreeSet;
import java.util.function.UnaryOperator;

/** The {@code ids.*} settings of one runtime, checked. Immutable. */
final class Settings {
  static final String PREFIX = "ids.";
  static final String SLOT = "ids.slot";

  /** The name of a secret follows. */
  static final String SECRET = "ids.secret.";

  static final List<String> KEYS = List.of(SLOT);

  /** Settings that others read; the name of an id class follows. */
  private static final List<String> OTHERS = List.of("ids.storage.");

  private final Map<String, Value> values;
  private final Map<String, Secret> secrets;

  private Settings(Map<String, Value> values, Map<String, Secret> secrets) {
    this.values = values;
    this.secrets = secrets;
  }

  /**
   * Takes the {@code ids.*} entries of a map; others are left to their owners.
   *
   * @throws IllegalArgumentException for an unknown key, or a value that is not allowed
   */
  static Settings of(Map<String, ?> source) {
    return new Builder().add(source, key -> "").build();
  }

  /** These settings, and those of {@code defaults} that are not among them. */
  Settings over(Settings defaults) {
    Map<String, Value> allValues = new HashMap<>(defaults.values);
    allValues.putAll(values);
    Map<String, Secret> allSecrets = new HashMap<>(defaults.secrets);
    allSecrets.putAll(secrets);
    return new Settings(Map.copyOf(allValues), Map.copyOf(allSecrets));
  }

  /** What of these settings is otherwise in {@code others}: what is set here, and what there. */
  Optional<Conflict> conflictWith(Settings others) {
    for (String key : new TreeSet<>(values.keySet())) {
      if (!find(key).equals(others.find(key))) {
        String there = others.find(key).map(text -> key + "=" + text).orElse("none");
        return Optional.of(new Conflict(key + "=" + find(key).orElseThrow(), there));
      }
    }
    for (String name : new TreeSet<>(secrets.keySet())) {
      Secret other = others.secrets.get(name);
      if (!Objects.equals(other, secrets.get(name))) {
        return Optional.of(
            new Conflict(SECRET + name, other == null ? "none" : "another secret of that name"));
      }
    }
    return Optional.empty();
  }

  /** One setting that differs, without secrets. */
  record Conflict(String here, String there) {}

  Optional<String> find(String key) {
    return Optional.ofNullable(values.get(key)).map(Value::text);
  }

  /** The configured slot, empty if there is none. */
  OptionalInt slot() {
    Value value = values.get(SLOT);
    return value == null ? OptionalInt.empty() : OptionalInt.of(slotOf(value));
  }

  /** The secrets by name. */
  Map<String, Secret> secrets() {
    return secrets;
  }

  /** The slot as a setting that people can write, or that there is none. */
  String describeSlot() {
    return find(SLOT).map(slot -> SLOT + "=" + slot).orElse("no slot");
  }

  /** Whether these settings make a runtime of their own. */
  boolean makeRuntime() {
    return !values.isEmpty() || !secrets.isEmpty();
  }

  private static int slotOf(Value value) {
    // 31 bits are the most that a layout has for the slot.
    if (!value.text.matches("0|[1-9][0-9]{0,9}")
        || Long.parseLong(value.text) > Integer.MAX_VALUE) {
      throw new IllegalArgumentException(
          SLOT
              + " must be a whole number from 0 to "
              + Integer.MAX_VALUE
              + " that no other process uses, such as 0: "
              + Quoted.of(value.text)
              + value.origin);
    }
    return Integer.parseInt(value.text);
  }

  /**
   * @param origin where the value comes from, for messages, with a blank before it
   */
  private record Value(String text, String origin) {}

  /** Joins settings of several origins. */
  static final class Builder {
    private final Map<String, Value> values = new HashMap<>();
    private final Map<String, SecretSetting> secrets = new HashMap<>();

    /**
     * Adds the {@code ids.*} entries of a map; they replace earlier ones.
     *
     * @param origin of a key, such as {@code " (in ids.properties)"}
     */
    Builder add(Map<String, ?> source, UnaryOperator<String> origin) {
      source.forEach(
          (key, value) -> {
            if (value == null) {
              return;
            }
            if (key.startsWith(SECRET)) {
              secrets.put(key, new SecretSetting(key, value.toString(), origin.apply(key)));
            } else if (key.startsWith(PREFIX) && !isOthers(key)) {
              checkKnown(key, origin.apply(key));
              values.put(key, new Value(value.toString().strip(), origin.apply(key)));
            }
          });
      return this;
    }

    /** Reads secrets too, but only those that no later origin replaced. */
    Settings build() {
      Settings settings = new Settings(Map.copyOf(values), SecretSetting.read(secrets));
      settings.slot();
      return settings;
    }

    private static void checkKnown(String key, String origin) {
      if (!KEYS.contains(key)) {
        throw new IllegalArgumentException(
            "unknown setting "
                + Quoted.of(key)
                + origin
                + Nearest.to(key, KEYS).map(near -> "; did you mean " + near + "?").orElse(";")
                + " Known are "
                + String.join(", ", KEYS)
                + ", "
                + SECRET
                + "<name>, "
                + String.join("<type>, ", OTHERS)
                + "<type>");
      }
    }

    private static boolean isOthers(String key) {
      return OTHERS.stream().anyMatch(key::startsWith);
    }
  }
}
