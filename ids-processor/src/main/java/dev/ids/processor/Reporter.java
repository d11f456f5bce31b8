// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.Map;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.tools.Diagnostic;

/** Prints findings at the very value that they are about. */
final class Reporter {
  static final String WARNINGS_OPTION = "ids.warnings";

  private final Messager messager;
  private final Diagnostic.Kind advice;

  Reporter(Messager messager, Map<String, String> options) {
    this.messager = messager;
    this.advice =
        "on".equals(options.get(WARNINGS_OPTION)) ? Diagnostic.Kind.WARNING : Diagnostic.Kind.NOTE;
  }

  void report(Place place, Finding finding) {
    print(
        kind(finding),
        text(place.origin(), finding),
        place.element(),
        Position.of(place.mirror(), finding.member()));
  }

  private void print(Diagnostic.Kind kind, String text, Element element, Position position) {
    AnnotationMirror mirror = position.mirror();
    AnnotationValue value = position.value();
    if (value == null) {
      messager.printMessage(kind, text, element, mirror);
    } else {
      messager.printMessage(kind, text, element, mirror, value);
    }
  }

  private static String text(String origin, Finding finding) {
    return "[%s] %s: %s%n    help: %s"
        .formatted(finding.code(), origin, finding.sentence(), finding.help())
        .replace(System.lineSeparator(), "\n");
  }

  private Diagnostic.Kind kind(Finding finding) {
    return switch (finding.severity()) {
      case ERROR -> Diagnostic.Kind.ERROR;
      case WARNING -> Diagnostic.Kind.WARNING;
      case ADVICE -> advice;
      case NOTE -> Diagnostic.Kind.NOTE;
    };
  }
}
