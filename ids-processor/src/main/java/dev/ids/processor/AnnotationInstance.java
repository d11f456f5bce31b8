// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.internal.Annotations;
import java.lang.annotation.Annotation;
import java.lang.reflect.Array;
import java.lang.reflect.Method;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Proxy;
import java.lang.reflect.Type;
import java.lang.reflect.WildcardType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Makes an annotation from what the source says, as reflection would after compilation. */
final class AnnotationInstance {
  private AnnotationInstance() {}

  /**
   * @param type the annotation type that {@code model} is of, as loaded here
   * @throws ReflectiveOperationException if the loaded type does not fit the model
   */
  static <A extends Annotation> A of(Class<A> type, AnnotationModel model)
      throws ReflectiveOperationException {
    Map<String, Object> members = new LinkedHashMap<>();
    for (Method member : type.getDeclaredMethods()) {
      Value value = model.member(member.getName());
      if (value != null) {
        members.put(
            member.getName(), read(value, member.getReturnType(), member.getGenericReturnType()));
      }
    }
    return Annotations.of(type, members);
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
}
