// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.IdScheme;
import dev.ids.SchemeOf;
import dev.ids.StorageKind;
import dev.ids.TextOnly;
import dev.ids.processor.SchemeModel.Issuing;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Reads what a scheme's annotation and class say about it, which needs no scheme to be loaded. */
final class SchemeReader {
  private static final String SCHEME_OF = SchemeOf.class.getCanonicalName();

  private final Elements elements;
  private final Types types;
  private final TypeElement annotation;
  private final AnnotationModel schemeOf;
  private final TypeElement scheme;

  private SchemeReader(TypeElement annotation, Elements elements, Types types) throws Refusal {
    this.elements = elements;
    this.types = types;
    this.annotation = annotation;
    this.schemeOf = Mirrors.annotation(annotation, SCHEME_OF).map(AnnotationReader::read).get();
    this.scheme = schemeClass();
  }

  /**
   * The scheme that an annotation selects.
   *
   * @throws Refusal if its author did not keep the contract
   */
  static SchemeModel read(TypeElement annotation, Elements elements, Types types) throws Refusal {
    return new SchemeReader(annotation, elements, types).read();
  }

  private SchemeModel read() throws Refusal {
    checkFactory();
    Shape shape = shape();
    TypeRef value = value(shape);
    boolean isPublic =
        Mirrors.isPublic(annotation) && Mirrors.isPublic(scheme) && isPublic(value.name());
    return new SchemeModel(
        Mirrors.nameOf(annotation),
        Mirrors.nameOf(scheme),
        shape,
        value,
        shape == Shape.BYTES ? bytes() : 0,
        stores(),
        textOnly(),
        issuing(),
        new AccessorReader(scheme, shape, this::broken).read(),
        isPublic);
  }

  private TypeElement schemeClass() throws Refusal {
    TypeElement named =
        schemeOf.member("value") instanceof Value.ClassLiteral literal
            ? elements.getTypeElement(literal.type().name().qualified())
            : null;
    if (named == null) {
      throw broken("its @SchemeOf names no class that can be found", "value = its scheme class");
    }
    return named;
  }

  private void checkFactory() throws Refusal {
    Stream<ExecutableElement> methods =
        ElementFilter.methodsIn(scheme.getEnclosedElements()).stream();
    if (!scheme.getTypeParameters().isEmpty() || methods.noneMatch(this::isFactory)) {
      String name = scheme.getSimpleName().toString();
      throw broken(
          name + " has no method that makes it from the annotation",
          "public static %s of(%s declaration)".formatted(name, annotation.getSimpleName()));
    }
  }

  private boolean isFactory(ExecutableElement method) {
    return method.getSimpleName().contentEquals("of")
        && method.getModifiers().containsAll(List.of(Modifier.PUBLIC, Modifier.STATIC))
        && method.getParameters().size() == 1
        && types.isSameType(method.getParameters().get(0).asType(), annotation.asType())
        && types.isSubtype(method.getReturnType(), scheme.asType())
        && method.getThrownTypes().isEmpty();
  }

  private Shape shape() throws Refusal {
    for (Shape shape : Shape.values()) {
      if (isA(shape.contract())) {
        return shape;
      }
    }
    String shapes =
        Stream.of(Shape.values()).map(Shape::contract).collect(Collectors.joining(", "));
    throw broken(scheme.getSimpleName() + " has none of the four shapes", "one of " + shapes);
  }

  private int bytes() throws Refusal {
    int bytes =
        schemeOf.member("bytes") instanceof Value.Literal literal
                && literal.value() instanceof Integer written
            ? written
            : 0;
    int most = Shape.MAX_WORDS * Long.BYTES;
    if (bytes < 1 || bytes > most) {
      throw broken(
          "its @SchemeOf must say that an id has 1 to " + most + " bytes: " + bytes,
          "bytes = the size of an id");
    }
    return bytes;
  }

  private TypeRef value(Shape shape) throws Refusal {
    return switch (shape) {
      case BITS64 -> TypeRef.primitive("long");
      case TEXT -> new TypeRef(JavaName.of("java.lang", "String"), List.of(), 0);
      case BITS128, BYTES ->
          Mirrors.superType(scheme.asType(), shape.contract(), types)
              .flatMap(contract -> contract.getTypeArguments().stream().findFirst())
              .flatMap(Mirrors::typeRef)
              .orElseThrow(
                  () ->
                      broken(
                          scheme.getSimpleName() + " does not say what the value of an id is",
                          shape.contract() + "<the class of the value>"));
    };
  }

  private boolean isPublic(JavaName name) {
    TypeElement type = elements.getTypeElement(name.qualified());
    return type == null || Mirrors.isPublic(type);
  }

  private Issuing issuing() {
    if (isA(IdScheme.SelfIssuing.class.getCanonicalName())) {
      return Issuing.SELF;
    }
    return isA(IdScheme.KeyIssuing.class.getCanonicalName()) ? Issuing.FOR_KEY : Issuing.NONE;
  }

  private List<StorageKind> stores() {
    return schemeOf.member("stores") instanceof Value.Many kinds
        ? kinds.values().stream()
            .map(kind -> StorageKind.valueOf(((Value.EnumConstant) kind).name()))
            .toList()
        : List.of();
  }

  private List<String> textOnly() {
    return ElementFilter.methodsIn(annotation.getEnclosedElements()).stream()
        .filter(each -> Mirrors.annotation(each, TextOnly.class.getCanonicalName()).isPresent())
        .map(each -> each.getSimpleName().toString())
        .sorted()
        .toList();
  }

  private boolean isA(String contract) {
    return Mirrors.superType(scheme.asType(), contract, types).isPresent();
  }

  private Refusal broken(String what, String help) {
    return Problem.BROKEN_SCHEME.refusal("@" + annotation.getSimpleName(), what, help);
  }
}
