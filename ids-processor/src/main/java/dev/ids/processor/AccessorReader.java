// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.Accessor;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;

/** Reads the methods of a scheme class that become methods of its id classes. */
final class AccessorReader {
  private static final String ACCESSOR = Accessor.class.getCanonicalName();

  /** Methods without parameters that an id class has anyway. */
  private static final Set<String> TAKEN =
      Set.of(
          "value",
          "next",
          "hashCode",
          "toString",
          "getClass",
          "notify",
          "notifyAll",
          "wait",
          "clone",
          "finalize",
          "readResolve");

  private final TypeElement scheme;
  private final Shape shape;
  private final BiFunction<String, String, Refusal> broken;

  /**
   * @param broken makes the refusal of a scheme from what is wrong and what to write
   */
  AccessorReader(TypeElement scheme, Shape shape, BiFunction<String, String, Refusal> broken) {
    this.scheme = scheme;
    this.shape = shape;
    this.broken = broken;
  }

  /** Sorted by name: compilers differ in the order in which they read a class file. */
  List<SchemeModel.Accessor> read() throws Refusal {
    List<SchemeModel.Accessor> accessors = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(scheme.getEnclosedElements())) {
      if (Mirrors.annotation(method, ACCESSOR).isPresent()) {
        accessors.add(read(method));
      }
    }
    accessors.sort(Comparator.comparing(SchemeModel.Accessor::name));
    return List.copyOf(accessors);
  }

  private SchemeModel.Accessor read(ExecutableElement method) throws Refusal {
    String name = method.getSimpleName().toString();
    Set<Modifier> modifiers = method.getModifiers();
    Optional<TypeRef> type = Mirrors.typeRef(method.getReturnType());
    if (TAKEN.contains(name)) {
      throw broken(name, "has a name that every id class uses itself", "another name for " + name);
    }
    if (!modifiers.contains(Modifier.PUBLIC) || type.isEmpty() || !takesParts(method)) {
      String help = "public … %s(%s)".formatted(name, shape.parameterList());
      throw broken(name, "does not take the bits of an id", help);
    }
    return new SchemeModel.Accessor(name, type.get(), modifiers.contains(Modifier.STATIC));
  }

  private boolean takesParts(ExecutableElement method) {
    List<String> takes =
        method.getParameters().stream()
            .map(parameter -> Mirrors.display(parameter.asType()))
            .toList();
    return takes.equals(shape.parameters().stream().map(part -> shape.partType()).toList())
        && method.getThrownTypes().isEmpty();
  }

  private Refusal broken(String name, String what, String help) {
    return broken.apply("@Accessor %s.%s %s".formatted(scheme.getSimpleName(), name, what), help);
  }
}
