// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.TypedId;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;
import javax.lang.model.type.TypeVariable;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** Checks {@code @Issued}, which stands on attributes whose id class is declared elsewhere. */
final class IssuedRule {
  private static final String KEY_FIELD = "keyField";

  private final Elements elements;
  private final Types types;
  private final KeyPathRule keyPaths;

  IssuedRule(Elements elements, Types types) {
    this.elements = elements;
    this.types = types;
    this.keyPaths = new KeyPathRule(types);
  }

  /** What is wrong, if something is. */
  Optional<Finding> check(Place place, AnnotationModel issued) {
    Optional<String> unmapped = place.unmapped();
    if (unmapped.isPresent()) {
      return unmapped.map(what -> Problem.NOT_ISSUED.find("@Issued", what));
    }
    for (Element view : Attributes.views(place.owner(), place.element())) {
      Optional<SchemeMirror> declaration = SchemeMirror.on(view);
      if (declaration.isPresent()) {
        return Optional.of(
            Problem.ISSUED_AND_DECLARED.find("@" + declaration.get().type().getSimpleName()));
      }
    }
    if (!isTypedId(place.type())) {
      return Optional.of(
          Problem.ISSUED_NO_ID.find(Mirrors.display(place.type()), place.suggestion()));
    }
    String path = issued.text(KEY_FIELD);
    Optional<Finding> misfit =
        schemeOf(place.type()).flatMap(scheme -> misfit(place, scheme, path));
    return misfit.isPresent() || path.isEmpty() ? misfit : keyPaths.check(place, KEY_FIELD, path);
  }

  private static Optional<Finding> misfit(Place place, SchemeModel scheme, String path) {
    String type = Mirrors.display(place.type());
    String annotation = "@" + scheme.annotation().simple();
    return switch (scheme.issuing()) {
      case NONE -> Optional.of(Problem.ISSUED_BY_NOBODY.find(type, annotation, place.attribute()));
      case FOR_KEY ->
          path.isEmpty() ? Optional.of(Problem.KEY_NEEDED.find(type)) : Optional.empty();
      case SELF ->
          path.isEmpty() ? Optional.empty() : Optional.of(Problem.KEY_UNUSED.at(KEY_FIELD, type));
    };
  }

  private boolean isTypedId(TypeMirror type) {
    return type.getKind() == TypeKind.ERROR
        || Mirrors.superType(bound(type), TypedId.class.getCanonicalName(), types).isPresent();
  }

  private static TypeMirror bound(TypeMirror type) {
    return type instanceof TypeVariable variable ? variable.getUpperBound() : type;
  }

  /** The scheme of an id class; empty if it is not known here, as for a type variable. */
  private Optional<SchemeModel> schemeOf(TypeMirror type) {
    if (!(type instanceof DeclaredType declared)) {
      return Optional.empty();
    }
    return SchemeMirror.on((TypeElement) declared.asElement())
        .flatMap(
            mirror -> {
              try {
                return Optional.of(SchemeReader.read(mirror.schemeType(), elements, types));
              } catch (Refusal reportedAtTheDeclaration) {
                return Optional.empty();
              }
            });
  }
}
