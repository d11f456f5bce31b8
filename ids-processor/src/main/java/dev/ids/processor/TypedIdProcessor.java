// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import com.google.auto.service.AutoService;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.Processor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.annotation.processing.SupportedOptions;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;

/** Checks declarations and writes the id classes, in the round in which it sees them. */
@AutoService(Processor.class)
@SupportedAnnotationTypes("*")
@SupportedOptions(Reporter.WARNINGS_OPTION)
public final class TypedIdProcessor extends AbstractProcessor {
  private Declarations declarations;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    declarations = new Declarations(environment);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (round.processingOver()) {
      declarations.reportHeldBack();
      CurrentRound.bringsIds(false);
      return false;
    }
    List<Place> places = new ArrayList<>(declarations.takeHeldBack());
    annotations.stream()
        .filter(SchemeReader::isSchemeAnnotation)
        .forEach(annotation -> places.addAll(places(annotation, round)));
    places.stream().sorted(Place.ORDER).forEach(declarations::declare);
    CurrentRound.bringsIds(declarations.takeBringsIds());
    return false;
  }

  private static List<Place> places(TypeElement annotation, RoundEnvironment round) {
    String name = annotation.getQualifiedName().toString();
    return round.getElementsAnnotatedWith(annotation).stream()
        .flatMap(
            element ->
                Mirrors.annotation(element, name).stream()
                    .flatMap(mirror -> PlaceReader.read(element, mirror).stream()))
        .toList();
  }
}
