// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.lang.annotation.Annotation;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Set;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementScanner14;
import javax.lang.model.util.Elements;

/** The present round, with the root elements of earlier ones as well. */
final class LateRound implements RoundEnvironment {
  private final RoundEnvironment now;
  private final Elements elements;
  private final Set<Element> roots;

  LateRound(RoundEnvironment now, Roots roots, Elements elements) {
    this.now = now;
    this.elements = elements;
    this.roots = Collections.unmodifiableSet(roots.in(elements));
  }

  @Override
  public boolean processingOver() {
    return now.processingOver();
  }

  @Override
  public boolean errorRaised() {
    return now.errorRaised();
  }

  @Override
  public Set<? extends Element> getRootElements() {
    return roots;
  }

  @Override
  public Set<? extends Element> getElementsAnnotatedWith(TypeElement annotation) {
    Set<Element> found = new LinkedHashSet<>();
    new Scanner(annotation).scan(roots, found);
    return found;
  }

  @Override
  public Set<? extends Element> getElementsAnnotatedWith(Class<? extends Annotation> annotation) {
    TypeElement type = elements.getTypeElement(annotation.getCanonicalName());
    return type == null ? Set.of() : getElementsAnnotatedWith(type);
  }

  /** Finds what the contract of {@link RoundEnvironment} asks for, inherited annotations too. */
  private final class Scanner extends ElementScanner14<Void, Set<Element>> {
    private final TypeElement annotation;

    Scanner(TypeElement annotation) {
      this.annotation = annotation;
    }

    @Override
    public Void scan(Element element, Set<Element> found) {
      if (elements.getAllAnnotationMirrors(element).stream()
          .anyMatch(mirror -> Mirrors.elementOf(mirror).equals(annotation))) {
        found.add(element);
      }
      return super.scan(element, found);
    }
  }
}
