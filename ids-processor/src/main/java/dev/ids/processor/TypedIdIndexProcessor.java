// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import com.google.auto.service.AutoService;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;

/** Writes the index of id classes, which integrations read before they see any attribute. */
@AutoService(Processor.class)
@SupportedAnnotationTypes("*")
public final class TypedIdIndexProcessor extends AbstractProcessor {
  private Index index;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    index = new Index(environment);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    for (TypeElement annotation : annotations) {
      if (SchemeMirror.isMark(annotation)) {
        round.getElementsAnnotatedWith(annotation).forEach(this::add);
      }
    }
    if (round.processingOver() && !round.errorRaised()) {
      index.write();
    }
    return false;
  }

  private void add(Element element) {
    if (element instanceof TypeElement type) {
      if (type.getKind().isClass()) {
        SchemeMirror.on(type).ifPresent(declaration -> index.add(type, declaration));
      }
      return;
    }
    SchemeMirror.on(element)
        .flatMap(declaration -> PlaceReader.read(element, declaration.written()))
        .filter(place -> place.kind() == Place.Kind.MEMBER && RawRule.isRaw(place.type()))
        .ifPresent(index::addRaw);
  }
}
