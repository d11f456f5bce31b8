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
  private IssuedAttributes issued;
  private Reporter reporter;
  private boolean isSetUp;

  @Override
  public synchronized void init(ProcessingEnvironment environment) {
    super.init(environment);
    reporter = new Reporter(environment.getMessager(), environment.getOptions());
    declarations = new Declarations(environment, reporter);
    issued = new IssuedAttributes(environment, reporter);
  }

  @Override
  public SourceVersion getSupportedSourceVersion() {
    return SourceVersion.latestSupported();
  }

  @Override
  public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
    if (!isSetUp) {
      isSetUp = true;
      SetupRule.check(processingEnv).forEach(reporter::report);
    }
    if (round.processingOver()) {
      declarations.reportHeldBack();
      issued.checkHeldBack(true);
      CurrentRound.bringsIds(false);
      return false;
    }
    List<Place> places = new ArrayList<>(declarations.takeHeldBack());
    annotations.stream()
        .filter(SchemeMirror::isMark)
        .forEach(annotation -> places.addAll(places(annotation, round)));
    places.stream().sorted(Place.ORDER).forEach(declarations::declare);
    declarations.writeStandIns();
    CurrentRound.bringsIds(declarations.takeBringsIds());
    issued.checkHeldBack(false);
    annotations.stream()
        .filter(IssuedAttributes::isMark)
        .forEach(annotation -> issued.check(places(annotation, round)));
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
