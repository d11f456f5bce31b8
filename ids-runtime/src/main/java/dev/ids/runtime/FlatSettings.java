// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import dev.ids.internal.Quoted;
import java.lang.reflect.Array;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * The {@code ids.*} settings of one origin by their full keys: nested maps as {@code a.b}, the
 * items of lists as {@code a[0]}. Used by one thread.
 */
final class FlatSettings {
  static final String ROOT = "ids";
  static final String PREFIX = ROOT + ".";

  /**
   * Of maps and lists in each other: deeper than any setting, so that one that holds itself ends.
   */
  static final int MAX_DEPTH = 20;

  private final SortedMap<String, Options.Value> values = new TreeMap<>();

  /**
   * Takes what is ours of a map, whose values may be maps and lists; entries of null are left out.
   *
   * @param origin of a key, such as {@code " (in ids.properties)"}
   */
  static SortedMap<String, Options.Value> of(Map<String, ?> source, UnaryOperator<String> origin) {
    FlatSettings flat = new FlatSettings();
    // Maps of others may have keys that are no texts, whatever their type says.
    for (Map.Entry<?, ?> entry : source.entrySet()) {
      Object value = entry.getValue();
      if (value != null && entry.getKey() instanceof String key) {
        if (key.startsWith(PREFIX) || (key.equals(ROOT) && value instanceof Map)) {
          flat.add(key, value, origin, 0);
        }
      }
    }
    return flat.values;
  }

  private void add(String key, @Nullable Object value, UnaryOperator<String> origin, int depth) {
    if (depth > MAX_DEPTH) {
      throw new IllegalArgumentException(
          Quoted.of(key) + origin.apply(key) + " is nested too deeply");
    }
    if (value instanceof Map<?, ?> map) {
      checkNotEmpty(key, map.isEmpty(), origin.apply(key));
      map.forEach((name, below) -> add(key + "." + name, below, origin, depth + 1));
    } else if (value instanceof Iterable<?> || (value != null && value.getClass().isArray())) {
      List<?> items = items(value);
      checkNotEmpty(key, items.isEmpty(), origin.apply(key));
      for (int i = 0; i < items.size(); i++) {
        add(key + "[" + i + "]", items.get(i), origin, depth + 1);
      }
    } else {
      checkNotEmpty(key, value == null, origin.apply(key));
      put(key, String.valueOf(value), origin.apply(key));
    }
  }

  private static List<?> items(Object value) {
    if (value instanceof Iterable<?> iterable) {
      List<Object> items = new ArrayList<>();
      iterable.forEach(items::add);
      return items;
    }
    Object[] items = new Object[Array.getLength(value)];
    Arrays.setAll(items, i -> Array.get(value, i));
    return Arrays.asList(items);
  }

  static void checkNotEmpty(String key, boolean empty, String origin) {
    if (empty) {
      throw new IllegalArgumentException(Quoted.of(key) + origin + " has no value; leave it out");
    }
  }

  /**
   * Adds one value.
   *
   * @throws IllegalArgumentException if the key has one already
   */
  void put(String key, String text, String origin) {
    Options.Value other = values.putIfAbsent(key, new Options.Value(text, origin));
    if (other != null) {
      String places = other.origin().equals(origin) ? origin : other.origin() + " and" + origin;
      throw new IllegalArgumentException(Quoted.of(key) + places + " is given twice");
    }
  }

  SortedMap<String, Options.Value> values() {
    return values;
  }
}
