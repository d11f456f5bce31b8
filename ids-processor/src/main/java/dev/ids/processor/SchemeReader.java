// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.Accessor;
import dev.ids.IdScheme;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import dev.ids.processor.SchemeModel.Issuing;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads what a scheme's annotation and class say about it, which needs no scheme to be loaded. */
final class SchemeReader {
  private final Elements elements;
  private final Types types;

  SchemeReader(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
  }

  static boolean isSchemeAnnotation(TypeElement annotation) {
    return Mirrors.annotation(annotation, SchemeOf.class.getCanonicalName()).isPresent();
  }

  /**
   * The scheme that an annotation selects.
   *
   * @throws BrokenScheme if its author did not keep the contract
   */
  SchemeModel read(TypeElement annotation) throws BrokenScheme {
    AnnotationModel schemeOf =
        Mirrors.annotation(annotation, SchemeOf.class.getCanonicalName())
            .map(AnnotationReader::read)
            .orElseThrow();
    TypeElement scheme = schemeClass(annotation, schemeOf);
    Shape shape = shape(scheme);
    int bytes = shape == Shape.BYTES ? bytes(scheme, schemeOf) : 0;
    TypeRef value = value(scheme, shape);
    return new SchemeModel(
        Mirrors.nameOf(annotation),
        Mirrors.nameOf(scheme),
        shape,
        value,
        bytes,
        stores(schemeOf),
        issuing(scheme),
        accessors(scheme, shape),
        Mirrors.isPublic(annotation) && Mirrors.isPublic(scheme) && isPublic(value));
  }

  private TypeElement schemeClass(TypeElement annotation, AnnotationModel schemeOf)
      throws BrokenScheme {
    TypeElement scheme =
        schemeOf.member("value") instanceof Value.ClassLiteral literal
            ? elements.getTypeElement(literal.type().name().qualified())
            : null;
    if (scheme == null) {
      throw new BrokenScheme(
          "its @SchemeOf names no class that can be found", "@SchemeOf(value = …Scheme.class, …)");
    }
    boolean hasFactory =
        ElementFilter.methodsIn(scheme.getEnclosedElements()).stream()
            .anyMatch(method -> isFactory(method, annotation));
    if (!hasFactory) {
      String name = scheme.getSimpleName().toString();
      throw new BrokenScheme(
          scheme.getQualifiedName() + " lacks the method that makes it from the annotation",
          "public static %s of(%s declaration)".formatted(name, annotation.getSimpleName()));
    }
    return scheme;
  }

  private boolean isFactory(ExecutableElement method, TypeElement annotation) {
    return method.getSimpleName().contentEquals("of")
        && method.getModifiers().containsAll(List.of(Modifier.PUBLIC, Modifier.STATIC))
        && method.getParameters().size() == 1
        && types.isSameType(method.getParameters().get(0).asType(), annotation.asType());
  }

  private Shape shape(TypeElement scheme) throws BrokenScheme {
    for (Shape shape : Shape.values()) {
      if (isA(scheme, shape.contract())) {
        return shape;
      }
    }
    throw new BrokenScheme(
        scheme.getQualifiedName() + " has none of the four shapes",
        Stream.of(Shape.values())
            .map(Shape::contract)
            .collect(Collectors.joining(", ", "implements one of ", "")));
  }

  private static int bytes(TypeElement scheme, AnnotationModel schemeOf) throws BrokenScheme {
    int bytes =
        schemeOf.member("bytes") instanceof Value.Literal literal
                && literal.value() instanceof Integer written
            ? written
            : 0;
    if (bytes < 1 || bytes > Shape.MAX_WORDS * Long.BYTES) {
      throw new BrokenScheme(
          "the size of its ids in @SchemeOf must be 1 to 32 bytes: " + bytes,
          "@SchemeOf(value = %s.class, bytes = …)".formatted(scheme.getSimpleName()));
    }
    return bytes;
  }

  private TypeRef value(TypeElement scheme, Shape shape) throws BrokenScheme {
    if (shape == Shape.BITS64) {
      return TypeRef.primitive("long");
    }
    if (shape == Shape.TEXT) {
      return new TypeRef(JavaName.of("java.lang", "String"), List.of(), 0);
    }
    return superType(scheme.asType(), shape.contract())
        .flatMap(contract -> contract.getTypeArguments().stream().findFirst())
        .flatMap(Mirrors::typeRef)
        .orElseThrow(
            () ->
                new BrokenScheme(
                    scheme.getQualifiedName() + " does not say which value its ids have",
                    "implements " + shape.contract() + "<YourValue>"));
  }

  private boolean isPublic(TypeRef value) {
    TypeElement type = elements.getTypeElement(value.name().qualified());
    return type == null || Mirrors.isPublic(type);
  }

  private Issuing issuing(TypeElement scheme) {
    if (isA(scheme, IdScheme.SelfIssuing.class.getCanonicalName())) {
      return Issuing.SELF;
    }
    return isA(scheme, IdScheme.KeyIssuing.class.getCanonicalName())
        ? Issuing.FOR_KEY
        : Issuing.NONE;
  }

  /** Sorted by name: compilers differ in the order in which they read a class file. */
  private List<SchemeModel.Accessor> accessors(TypeElement scheme, Shape shape)
      throws BrokenScheme {
    List<SchemeModel.Accessor> accessors = new ArrayList<>();
    for (ExecutableElement method : ElementFilter.methodsIn(scheme.getEnclosedElements())) {
      if (Mirrors.annotation(method, Accessor.class.getCanonicalName()).isPresent()) {
        accessors.add(accessor(scheme, method, shape));
      }
    }
    accessors.sort(Comparator.comparing(SchemeModel.Accessor::name));
    return List.copyOf(accessors);
  }

  private static SchemeModel.Accessor accessor(
      TypeElement scheme, ExecutableElement method, Shape shape) throws BrokenScheme {
    List<String> takes =
        method.getParameters().stream().map(parameter -> parameter.asType().toString()).toList();
    List<String> parts = shape.parameters().stream().map(part -> shape.partType()).toList();
    Optional<TypeRef> type = Mirrors.typeRef(method.getReturnType());
    if (!method.getModifiers().contains(Modifier.PUBLIC)
        || type.isEmpty()
        || !takes.equals(parts)) {
      throw new BrokenScheme(
          "the @Accessor %s.%s does not read the bits of an id"
              .formatted(scheme.getQualifiedName(), method.getSimpleName()),
          "public %s(%s)".formatted(method.getSimpleName(), shape.parameterList()));
    }
    return new SchemeModel.Accessor(
        method.getSimpleName().toString(),
        type.get(),
        method.getModifiers().contains(Modifier.STATIC));
  }

  private static List<StorageKind> stores(AnnotationModel schemeOf) {
    return schemeOf.member("stores") instanceof Value.Many kinds
        ? kinds.values().stream()
            .map(kind -> StorageKind.valueOf(((Value.EnumConstant) kind).name()))
            .toList()
        : List.of();
  }

  private boolean isA(TypeElement type, String contract) {
    return superType(type.asType(), contract).isPresent();
  }

  private Optional<DeclaredType> superType(TypeMirror type, String name) {
    if (type instanceof DeclaredType declared
        && ((TypeElement) declared.asElement()).getQualifiedName().contentEquals(name)) {
      return Optional.of(declared);
    }
    return types.directSupertypes(type).stream()
        .flatMap(superType -> superType(superType, name).stream())
        .findFirst();
  }

  /** A scheme whose author did not keep the contract; the user can only pass it on. */
  static final class BrokenScheme extends Exception {
    private static final long serialVersionUID = 1L;

    private final String help;

    BrokenScheme(String message, String help) {
      super(message);
      this.help = help;
    }

    String help() {
      return help;
    }
  }
}
