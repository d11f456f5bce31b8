// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.io.IOException;
import java.util.HashMap;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.Filer;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.util.Elements;

/** The declarations of one compilation: each is checked, and its class written once. */
final class Declarations {
  private final Elements elements;
  private final Filer filer;
  private final SchemeReader schemes;
  private final Reporter reporter;
  private final Map<JavaName, String> declaredAt = new HashMap<>();

  Declarations(ProcessingEnvironment environment) {
    elements = environment.getElementUtils();
    filer = environment.getFiler();
    schemes = new SchemeReader(elements, environment.getTypeUtils());
    reporter = new Reporter(environment.getMessager(), environment.getOptions());
  }

  void handle(Place place) {
    if (place.kind() != Place.Kind.MEMBER || declaredAt.containsValue(place.origin())) {
      return;
    }
    try {
      SchemeModel scheme = schemes.read(Mirrors.elementOf(place.mirror()));
      AnnotationModel declaration = AnnotationReader.read(place.mirror());
      RuleBook.Verdict verdict = RuleBook.judge(declaration, scheme);
      verdict.findings().forEach(finding -> reporter.report(place, finding));
      JavaName name = name(place);
      declaredAt.put(name, place.origin());
      IdClassWriter.write(
          new IdModel(name, place.origin(), declaration.without("in"), scheme, true, Set.of()),
          place.owner(),
          filer);
    } catch (SchemeReader.BrokenScheme | IOException e) {
      throw new IllegalStateException(e);
    }
  }

  private JavaName name(Place place) {
    TypeElement type = (TypeElement) ((DeclaredType) place.type()).asElement();
    return JavaName.of(
        Mirrors.packageOf(place.owner()).getQualifiedName().toString(),
        type.getSimpleName().toString());
  }
}
