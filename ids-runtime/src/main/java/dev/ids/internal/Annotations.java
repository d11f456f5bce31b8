// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.Proxy;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Annotations made by code, which behave as those that reflection reads. */
public final class Annotations implements InvocationHandler {
  private static final Object[] NO_ARGUMENTS = {};

  private final Class<? extends Annotation> type;
  private final Map<String, Object> members;

  private Annotations(Class<? extends Annotation> type, Map<String, Object> members) {
    this.type = type;
    this.members = members;
  }

  /**
   * An annotation with these values.
   *
   * @param written values by member, of the members' types; the others have their default
   * @throws IllegalArgumentException if a member has neither
   */
  public static <A extends Annotation> A of(Class<A> type, Map<String, ?> written) {
    Map<String, Object> members = new LinkedHashMap<>();
    for (Method member : type.getDeclaredMethods()) {
      Object value = written.get(member.getName());
      Object read = value == null ? member.getDefaultValue() : value;
      if (read == null) {
        throw new IllegalArgumentException(
            "@" + type.getName() + " needs a value for " + member.getName());
      }
      members.put(member.getName(), read);
    }
    return type.cast(
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, new Annotations(type, members)));
  }

  /**
   * {@code annotation} with the members that {@code over} has too taken from there.
   *
   * @throws IllegalArgumentException if a member of one name has two types
   */
  public static Annotation merge(Annotation annotation, Annotation over) {
    Class<? extends Annotation> type = annotation.annotationType();
    Map<String, Object> members = new LinkedHashMap<>();
    for (Method member : type.getDeclaredMethods()) {
      Method replacing = find(over.annotationType(), member.getName());
      if (replacing != null && replacing.getReturnType() != member.getReturnType()) {
        throw new IllegalArgumentException(
            "%1$s of @%2$s has another type than %1$s of @%3$s, which it replaces"
                .formatted(member.getName(), over.annotationType().getName(), type.getName()));
      }
      Object value = replacing == null ? value(annotation, member) : value(over, replacing);
      members.put(member.getName(), value);
    }
    return of(type, members);
  }

  /**
   * The value of a member, whether or not its package is exported to us.
   *
   * @throws IllegalArgumentException if there is none that can be read
   */
  public static Object value(Annotation annotation, Method member) {
    try {
      return Objects.requireNonNull(
          Proxy.getInvocationHandler(annotation).invoke(annotation, member, NO_ARGUMENTS));
    } catch (Throwable e) {
      throw new IllegalArgumentException(
          "@" + annotation.annotationType().getName() + "." + member.getName() + " is unreadable",
          e);
    }
  }

  private static @Nullable Method find(Class<? extends Annotation> type, String member) {
    return Arrays.stream(type.getDeclaredMethods())
        .filter(method -> method.getName().equals(member))
        .findFirst()
        .orElse(null);
  }

  @Override
  public @Nullable Object invoke(Object proxy, Method method, Object @Nullable [] arguments)
      throws ReflectiveOperationException {
    if (arguments != null && arguments.length == 1) {
      return isEqual(arguments[0]);
    }
    return switch (method.getName()) {
      case "annotationType" -> type;
      case "hashCode" -> hash();
      case "toString" -> "@" + type.getCanonicalName() + members;
      default -> copyOf(Objects.requireNonNull(members.get(method.getName())));
    };
  }

  private boolean isEqual(@Nullable Object other) {
    if (!type.isInstance(other)) {
      return false;
    }
    for (Map.Entry<String, Object> member : members.entrySet()) {
      Method method = Objects.requireNonNull(find(type, member.getKey()));
      Object theirs = value(type.cast(other), method);
      if (!Arrays.deepEquals(new Object[] {member.getValue()}, new Object[] {theirs})) {
        return false;
      }
    }
    return true;
  }

  /** As {@link Annotation#hashCode()} specifies. */
  private int hash() {
    int hash = 0;
    for (Map.Entry<String, Object> member : members.entrySet()) {
      // deepHashCode of a list of one is 31 + the element's hash code.
      int value = Arrays.deepHashCode(new Object[] {member.getValue()}) - 31;
      hash += 127 * member.getKey().hashCode() ^ value;
    }
    return hash;
  }

  private static Object copyOf(Object value) {
    if (!value.getClass().isArray()) {
      return value;
    }
    int length = Array.getLength(value);
    Object copy = Array.newInstance(value.getClass().getComponentType(), length);
    System.arraycopy(value, 0, copy, 0, length);
    return copy;
  }
}
