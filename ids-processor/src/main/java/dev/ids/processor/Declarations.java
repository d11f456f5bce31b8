// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.internal.Quoted;
import dev.ids.processor.RuleBook.Verdict;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedSet;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.annotation.processing.Filer;
import javax.annotation.processing.FilerException;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.ModuleElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.Elements;
import javax.lang.model.util.Types;

/** The declarations of one compilation: each is checked once, and its class written once. */
final class Declarations {
  private static final String GENERATED = "javax.annotation.processing.Generated";
  private static final List<String> JAVA_LANG = List.of("Long", "Object", "Override", "String");

  private final Elements elements;
  private final Types types;
  private final Filer filer;
  private final Reporter reporter;
  private final Schemes schemes;
  private final TargetReader targets;
  private final KeyPathRule keyPaths;
  private final Registry registry;
  private final SortedSet<String> heldBack = new TreeSet<>();
  private final Set<JavaName> unloaded = new HashSet<>();
  private final List<Place> refused = new ArrayList<>();
  private boolean hasWritten;

  Declarations(ProcessingEnvironment environment, Reporter reporter) {
    elements = environment.getElementUtils();
    types = environment.getTypeUtils();
    filer = environment.getFiler();
    this.reporter = reporter;
    schemes = new Schemes(elements, types);
    keyPaths = new KeyPathRule(types);
    targets = new TargetReader(elements);
    registry = new Registry(elements);
  }

  /** Checks what is declared at a place and writes the class. */
  void declare(Place place) {
    AnnotationModel declaration = place.declaration();
    if (declaration.unresolved().isPresent()) {
      // By name, since the elements of one round mean nothing in the next.
      heldBack.add(place.owner().getQualifiedName().toString());
      return;
    }
    try {
      if (registry.isNew(place, declaration)) {
        declare(place, declaration);
      }
    } catch (Refusal refusal) {
      reporter.report(place, refusal.finding());
      refused.add(place);
    }
  }

  /** After all declarations of a round: the classes that nobody declares but a refused one. */
  void writeStandIns() {
    for (Place place : refused) {
      for (JavaName name : StandIns.namedAt(place)) {
        if (registry.isFree(name)) {
          writeStandIn(name, place);
        }
      }
    }
    refused.clear();
  }

  private void writeStandIn(JavaName name, Place place) {
    try {
      SchemeModel scheme = schemes.of(place.declaredBy().schemeType());
      registry.claim(name, place);
      write(place, model(name, place, place.declaration().without("in"), scheme));
    } catch (Refusal refusal) {
      // The scheme itself is broken, which is told already.
      return;
    }
  }

  /** The places of classes with values that did not resolve in the last round. */
  List<Place> takeHeldBack() {
    List<Place> places = heldBackPlaces().toList();
    heldBack.clear();
    return places;
  }

  /** Whether a class was written since the last call, or waits for a value to resolve. */
  boolean takeBringsIds() {
    boolean bringsIds = hasWritten || !heldBack.isEmpty();
    hasWritten = false;
    return bringsIds;
  }

  /** For the last round: what still does not resolve never will. */
  void reportHeldBack() {
    heldBackPlaces()
        .forEach(
            place ->
                place
                    .declaration()
                    .unresolved()
                    .map(member -> Problem.UNRESOLVED_VALUE.at(member, member))
                    .ifPresent(finding -> reporter.report(place, finding)));
  }

  private Stream<Place> heldBackPlaces() {
    return heldBack.stream()
        .map(elements::getTypeElement)
        .flatMap(PlaceReader::allOf)
        .sorted(Place.ORDER);
  }

  private void declare(Place place, AnnotationModel declaration) throws Refusal {
    if (place.kind() == Place.Kind.ELSEWHERE) {
      throw Problem.NO_PLACE.refusal(place.annotationName(), place.elementName());
    }
    SchemeMirror mirror = place.declaredBy();
    SchemeModel scheme = schemes.of(mirror.schemeType());
    if (place.kind() == Place.Kind.TEAM) {
      Optional<Finding> misfit = TeamRule.check(place.owner(), mirror.schemeType(), types);
      if (misfit.isPresent()) {
        throw new Refusal(misfit.get());
      }
      TargetReader.in(place, declaration, finding -> reporter.report(place, finding));
      judge(place, declaration, scheme);
      return;
    }
    if (mirror.isTeams()) {
      report(place, TeamRule.check(mirror.type(), mirror.schemeType(), types));
    }
    if (place.kind() == Place.Kind.ID_CLASS) {
      report(place, HandWritten.check(place, scheme, types));
      judge(place, declaration, scheme);
      checkKey(place, declaration);
    } else if (RawRule.isRaw(place.type())) {
      declareRaw(place, declaration, scheme);
    } else {
      declareClass(place, declaration, scheme);
    }
  }

  private void declareClass(Place place, AnnotationModel declaration, SchemeModel scheme)
      throws Refusal {
    JavaName name = targets.read(place, declaration, finding -> reporter.report(place, finding));
    registry.claim(name, place);
    judge(place, declaration, scheme);
    checkKey(place, declaration);
    BesideRule.check(place, reporter::report);
    // Also after an error, which then is the only one: the class's uses compile.
    write(place, model(name, place, declaration.without("in"), scheme));
  }

  private void declareRaw(Place place, AnnotationModel declaration, SchemeModel scheme)
      throws Refusal {
    if (place.isInCatalogue()) {
      throw Problem.RAW_IN_CATALOGUE.refusal(Mirrors.display(place.type()), place.suggestion());
    }
    registry.claimRaw(place);
    Optional<Finding> misfit =
        RawRule.check(place, declaration, scheme)
            .or(() -> place.unmapped().map(what -> notIssued(place, what)));
    if (misfit.isPresent()) {
      throw new Refusal(misfit.get());
    }
    judge(place, declaration, scheme);
    checkKey(place, declaration);
    BesideRule.check(place, reporter::report);
  }

  private static Finding notIssued(Place place, String what) {
    return Problem.NOT_ISSUED.find(place.annotationName(), what);
  }

  /** The path to the key, if the scheme has one and it is written. */
  private void checkKey(Place place, AnnotationModel declaration) {
    KeyPathRule.member(place.declaredBy().schemeType())
        .ifPresent(
            member -> {
              String path = declaration.text(member);
              boolean hasEntity = place.kind() == Place.Kind.MEMBER && !place.isInCatalogue();
              if (!path.isEmpty() && !hasEntity) {
                reporter.report(
                    place, Problem.KEY_WITHOUT_ENTITY.at(member, member, Quoted.of(path)));
              } else if (!path.isEmpty()) {
                report(place, keyPaths.check(place, member, path));
              }
            });
  }

  private void report(Place place, Optional<Finding> finding) {
    finding.ifPresent(each -> reporter.report(place, each));
  }

  private void judge(Place place, AnnotationModel declaration, SchemeModel scheme) {
    Verdict verdict = RuleBook.judge(declaration, scheme);
    for (Finding finding : verdict.findings()) {
      boolean saysAgain =
          finding.code().equals(Problem.RULES_NOT_LOADED.code())
              && !unloaded.add(scheme.annotation());
      if (!saysAgain) {
        reporter.report(place, finding);
      }
    }
  }

  private IdModel model(
      JavaName name, Place place, AnnotationModel declaration, SchemeModel scheme) {
    ModuleElement module = elements.getModuleOf(place.owner());
    TypeElement generated =
        module == null
            ? elements.getTypeElement(GENERATED)
            : elements.getTypeElement(module, GENERATED);
    Set<String> shadowed =
        JAVA_LANG.stream()
            .filter(simple -> elements.getTypeElement(name.sibling(simple).qualified()) != null)
            .collect(Collectors.toSet());
    return new IdModel(name, place.origin(), declaration, scheme, generated != null, shadowed);
  }

  private void write(Place place, IdModel model) {
    try {
      IdClassWriter.write(model, place.owner(), filer);
      hasWritten = true;
    } catch (FilerException e) {
      // Some builds hand in what an earlier run wrote as if it were the user's source.
      TypeElement existing = elements.getTypeElement(model.name().qualified());
      if (existing == null || !TargetReader.isGenerated(existing)) {
        notWritten(place, model, e);
      }
    } catch (IOException e) {
      notWritten(place, model, e);
    }
  }

  private void notWritten(Place place, IdModel model, IOException failure) {
    reporter.report(place, Problem.NOT_WRITTEN.find(model.name(), failure));
  }
}
