// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Annotations;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/** The members of a scheme annotation as options. */
final class DeclarationOptions<A extends Annotation> {
  /** They say how an id class is stored and written, which a generator has no part in. */
  private static final Set<String> SHARED =
      Set.of("prefix", "storage", "json", "allowAssigned", "in");

  private final Class<A> type;
  private final SortedMap<String, Method> members = new TreeMap<>();

  DeclarationOptions(Class<A> type) {
    this.type = type;
    for (Method member : type.getDeclaredMethods()) {
      if (!SHARED.contains(member.getName())
          && !member.isAnnotationPresent(KeyPath.class)
          && isReadable(scalar(member))) {
        members.put(optionOf(member.getName()), member);
      }
    }
  }

  Collection<String> names() {
    return members.keySet();
  }

  /** The annotation whose members have the values of options. */
  A annotation(Options options) {
    Map<String, Object> written = new HashMap<>();
    members.forEach(
        (name, member) -> {
          if (options.has(name)) {
            written.put(member.getName(), value(options, name, member.getReturnType()));
          } else if (member.getDefaultValue() == null) {
            throw options.refusal("", "needs " + name, "write " + options.key(name) + "=…");
          }
        });
    return Annotations.of(type, written);
  }

  /** {@code seqResetThreshold} is {@code seq-reset-threshold}. */
  static String optionOf(String member) {
    return member.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").toLowerCase(Locale.ROOT);
  }

  private static Class<?> scalar(Method member) {
    Class<?> type = member.getReturnType();
    return type.isArray() ? type.getComponentType() : type;
  }

  private static boolean isReadable(Class<?> type) {
    return type.isPrimitive() || type == String.class || type.isEnum();
  }

  private static Object value(Options options, String name, Class<?> type) {
    if (!type.isArray()) {
      return scalar(options, name, type);
    }
    // One value is a list of one.
    List<Options> items = options.isText(name) ? List.of(options.below(name)) : options.items(name);
    Object array = Array.newInstance(type.getComponentType(), items.size());
    for (int i = 0; i < items.size(); i++) {
      Array.set(array, i, scalar(items.get(i), "", type.getComponentType()));
    }
    return array;
  }

  private static Object scalar(Options options, String name, Class<?> type) {
    if (type.isEnum()) {
      return constant(options, name, type);
    }
    if (type == boolean.class) {
      return options.bool(name).orElseThrow();
    }
    return switch (type.getName()) {
      case "int" -> (int) whole(options, name, Integer.MIN_VALUE, Integer.MAX_VALUE);
      case "long" -> whole(options, name, Long.MIN_VALUE, Long.MAX_VALUE);
      case "short" -> (short) whole(options, name, Short.MIN_VALUE, Short.MAX_VALUE);
      case "byte" -> (byte) whole(options, name, Byte.MIN_VALUE, Byte.MAX_VALUE);
      case "float" -> options.read(name, Float::valueOf, "a number").orElseThrow();
      case "double" -> options.read(name, Double::valueOf, "a number").orElseThrow();
      case "char" ->
          options.read(name, DeclarationOptions::character, "one character").orElseThrow();
      default -> options.text(name).orElseThrow();
    };
  }

  private static long whole(Options options, String name, long min, long max) {
    return options.whole(name, min, max).orElseThrow();
  }

  @SuppressWarnings({"unchecked", "rawtypes"}) // of an enum, as was asked before
  private static Object constant(Options options, String name, Class<?> type) {
    return options.constant(name, (Class) type.asSubclass(Enum.class)).orElseThrow();
  }

  private static Character character(String text) {
    if (text.length() != 1) {
      throw new IllegalArgumentException(text);
    }
    return text.charAt(0);
  }
}
