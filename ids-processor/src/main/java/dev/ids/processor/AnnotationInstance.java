// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.InvocationHandler;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** Makes an annotation from what the source says, as reflection would after compilation. */
final class AnnotationInstance implements InvocationHandler {
  private final Class<? extends Annotation> type;
  private final Map<String, Object> members;

  private AnnotationInstance(Class<? extends Annotation> type, Map<String, Object> members) {
    this.type = type;
    this.members = members;
  }

  /**
   * @param type the annotation type that {@code model} is of, as loaded here
   * @throws ReflectiveOperationException if the loaded type does not fit the model
   */
  static <A extends Annotation> A of(Class<A> type, AnnotationModel model)
      throws ReflectiveOperationException {
    Map<String, Object> members = new LinkedHashMap<>();
    for (Method member : type.getDeclaredMethods()) {
      Value value = model.member(member.getName());
      Object read =
          value == null
              ? member.getDefaultValue()
              : read(value, member.getReturnType(), member.getGenericReturnType());
      members.put(member.getName(), Objects.requireNonNull(read, member.getName()));
    }
    Object instance =
        Proxy.newProxyInstance(
            type.getClassLoader(), new Class<?>[] {type}, new AnnotationInstance(type, members));
    return type.cast(instance);
  }

  private static Object read(Value value, Class<?> type, Type genericType)
      throws ReflectiveOperationException {
    if (value instanceof Value.Literal literal) {
      return literal.value();
    }
    if (value instanceof Value.EnumConstant constant) {
      return constant(type, constant.name());
    }
    if (value instanceof Value.ClassLiteral literal) {
      return load(literal.type(), genericType);
    }
    if (value instanceof Value.Nested nested) {
      return of(type.asSubclass(Annotation.class), nested.annotation());
    }
    if (value instanceof Value.Many many) {
      return array(many.values(), type.getComponentType(), genericType);
    }
    throw new ReflectiveOperationException("a value is not resolved");
  }

  private static Object constant(Class<?> type, String name) throws ReflectiveOperationException {
    for (Object constant : type.getEnumConstants()) {
      if (constant instanceof Enum<?> named && named.name().equals(name)) {
        return constant;
      }
    }
    throw new ReflectiveOperationException(type.getName() + " has no constant " + name);
  }

  private static Object array(List<Value> values, Class<?> component, Type genericType)
      throws ReflectiveOperationException {
    Type genericComponent =
        genericType instanceof java.lang.reflect.GenericArrayType array
            ? array.getGenericComponentType()
            : component;
    Object array = Array.newInstance(component, values.size());
    for (int i = 0; i < values.size(); i++) {
      Array.set(array, i, read(values.get(i), component, genericComponent));
    }
    return array;
  }

  /** A class that is being compiled right now cannot be loaded: a stand-in takes its place. */
  private static Class<?> load(TypeRef type, Type genericType) {
    String name = type.name().binary();
    for (Class<?> primitive :
        List.of(
            boolean.class,
            byte.class,
            char.class,
            short.class,
            int.class,
            long.class,
            float.class,
            double.class,
            void.class)) {
      if (primitive.getName().equals(name)) {
        return arrayOf(primitive, type.dimensions());
      }
    }
    try {
      return arrayOf(
          Class.forName(name, false, AnnotationInstance.class.getClassLoader()), type.dimensions());
    } catch (ClassNotFoundException e) {
      return standIn(genericType);
    }
  }

  private static Class<?> arrayOf(Class<?> component, int dimensions) {
    Class<?> type = component;
    for (int i = 0; i < dimensions; i++) {
      type = type.arrayType();
    }
    return type;
  }

  /** A class that implements the bound of {@code Class<? extends Bound>}, if it is an interface. */
  private static Class<?> standIn(Type genericType) {
    if (genericType instanceof ParameterizedType classOf
        && classOf.getActualTypeArguments()[0] instanceof WildcardType wildcard
        && wildcard.getUpperBounds()[0] instanceof Class<?> bound
        && bound.isInterface()) {
      return Proxy.newProxyInstance(
              bound.getClassLoader(), new Class<?>[] {bound}, (proxy, method, arguments) -> null)
          .getClass();
    }
    return Object.class;
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

  private boolean isEqual(@Nullable Object other) throws ReflectiveOperationException {
    if (!type.isInstance(other)) {
      return false;
    }
    for (Map.Entry<String, Object> member : members.entrySet()) {
      Object theirs = type.getDeclaredMethod(member.getKey()).invoke(other);
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
