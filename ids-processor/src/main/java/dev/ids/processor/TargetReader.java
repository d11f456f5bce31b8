// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.GeneratedTypedId;
import dev.ids.TypedId;
import dev.ids.internal.Quoted;
import java.util.function.Consumer;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.util.Elements;

/** Reads the name of the class to generate from the type beside an annotation. */
final class TargetReader {
  private static final String IN = "in";

  /** What kapt writes for a type that it does not know. */
  private static final String KOTLIN_STUB = "error.NonExistentClass";

  private final Elements elements;

  TargetReader(Elements elements) {
    this.elements = elements;
  }

  /**
   * The class that a declaration names.
   *
   * @param findings takes mistakes that leave a class to generate
   * @throws Refusal if there is none
   */
  JavaName read(Place place, AnnotationModel declaration, Consumer<Finding> findings)
      throws Refusal {
    DeclaredType type = classOf(place);
    String in = in(place, declaration, findings);
    String written = packageWritten(place, type);
    if (!written.isEmpty() && !in.isEmpty() && !in.equals(written)) {
      String whole = written + "." + type.asElement().getSimpleName();
      findings.accept(Problem.OTHER_PACKAGE.at(IN, in, whole, written));
    }
    String packageName = !written.isEmpty() ? written : !in.isEmpty() ? in : place.packageName();
    JavaName name = JavaName.of(packageName, type.asElement().getSimpleName().toString());
    if (packageName.isEmpty()) {
      String owner = place.owner().getSimpleName().toString();
      findings.accept(Problem.UNNAMED_PACKAGE.find(name.simple(), owner));
    }
    TypeElement existing = visible(place, name);
    if (existing != null && !isGenerated(existing)) {
      throw foreign(place, existing);
    }
    return name;
  }

  /** Asked of the one module: without it, javac looks for a class that is new in all of the JDK. */
  private TypeElement visible(Place place, JavaName name) {
    ModuleElement module = elements.getModuleOf(place.owner());
    return module == null
        ? elements.getTypeElement(name.qualified())
        : elements.getTypeElement(module, name.qualified());
  }

  static boolean isGenerated(TypeElement type) {
    return Mirrors.annotation(type, GeneratedTypedId.class.getCanonicalName()).isPresent();
  }

  private static DeclaredType classOf(Place place) throws Refusal {
    TypeMirror type = place.type();
    String shown = Mirrors.display(type);
    if (type.getKind() == TypeKind.ARRAY) {
      throw Problem.ARRAY_TYPE.refusal(shown, place.annotationName(), place.suggestion());
    }
    if (type instanceof DeclaredType declared
        && declared.getTypeArguments().isEmpty()
        && SourceVersion.isName(Mirrors.qualifiedName(declared))) {
      if (Mirrors.qualifiedName(declared).equals(KOTLIN_STUB)) {
        throw Problem.KOTLIN_STUB.refusal(KOTLIN_STUB);
      }
      return declared;
    }
    throw Problem.GENERIC_TYPE.refusal(shown, place.annotationName(), place.suggestion());
  }

  /** The member {@code in}, if it can be used. */
  static String in(Place place, AnnotationModel declaration, Consumer<Finding> findings) {
    if (!(declaration.member(IN) instanceof Value.Literal literal)
        || !(literal.value() instanceof String in)
        || in.isEmpty()) {
      return "";
    }
    if (!SourceVersion.isName(in)) {
      String own = place.packageName().isEmpty() ? "com.example" : place.packageName();
      findings.accept(Problem.NO_PACKAGE_NAME.at(IN, Quoted.of(in), own + ".ids"));
      return "";
    }
    return in;
  }

  /**
   * The package that the source says, or that a class of an earlier compilation is in; empty if the
   * type is a simple name without a class.
   */
  private String packageWritten(Place place, DeclaredType type) throws Refusal {
    if (type.getKind() == TypeKind.DECLARED) {
      TypeElement existing = (TypeElement) type.asElement();
      if (existing.getEnclosingElement() instanceof TypeElement) {
        throw foreign(place, existing);
      }
      return Mirrors.packageOf(existing).getQualifiedName().toString();
    }
    String name = Mirrors.qualifiedName(type);
    int dot = name.lastIndexOf('.');
    if (dot < 0) {
      return "";
    }
    String qualifier = name.substring(0, dot);
    String last = qualifier.substring(qualifier.lastIndexOf('.') + 1);
    if (Character.isUpperCase(last.charAt(0)) || elements.getTypeElement(qualifier) != null) {
      String joined = place.declaring(last + name.substring(dot + 1));
      throw Problem.NESTED_TYPE.refusal(name, qualifier, joined);
    }
    return qualifier;
  }

  private static Refusal foreign(Place place, TypeElement existing) {
    String name = existing.getQualifiedName().toString();
    boolean isTypedId =
        existing.getInterfaces().stream()
            .anyMatch(
                type ->
                    Mirrors.qualifiedName((DeclaredType) type)
                        .equals(TypedId.class.getCanonicalName()));
    String help =
        isTypedId
            ? place.declaring(Mirrors.display(place.type())) + " without " + place.annotationName()
            : "another name than " + name;
    return Problem.FOREIGN_CLASS.refusal(name, place.annotationName(), help);
  }
}
