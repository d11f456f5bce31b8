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

  private final SortedMap<String, Options.Value> values = new TreeMap<>();

  /**
   * Takes what is ours of a map, whose values may be maps and lists; entries of null are left out.
   *
   * @param origin of a key, such as {@code " (in ids.properties)"}
   */
  static SortedMap<String, Options.Value> of(Map<String, ?> source, UnaryOperator<String> origin) {
    FlatSettings flat = new FlatSettings();
    source.forEach(
        (key, value) -> {
          boolean ours = key.startsWith(PREFIX) || (key.equals(ROOT) && value instanceof Map);
          if (ours && value != null) {
            flat.add(key, value, origin);
          }
        });
    return flat.values;
  }

  private void add(String key, @Nullable Object value, UnaryOperator<String> origin) {
    if (value instanceof Map<?, ?> map) {
      checkNotEmpty(key, map.isEmpty(), origin.apply(key));
      map.forEach((name, below) -> add(key + "." + name, below, origin));
    } else if (value instanceof Iterable<?> || (value != null && value.getClass().isArray())) {
      List<?> items = items(value);
      checkNotEmpty(key, items.isEmpty(), origin.apply(key));
      for (int i = 0; i < items.size(); i++) {
        add(key + "[" + i + "]", items.get(i), origin);
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
      throw new IllegalArgumentException(
          Quoted.of(key) + " is given twice:" + other.origin() + " and" + origin);
    }
  }

  SortedMap<String, Options.Value> values() {
    return values;
  }
}
