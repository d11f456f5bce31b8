// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.Map;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationValue;
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
    Diagnostic.Kind kind = kind(finding);
    String text = text(place.origin() + ": ", finding);
    Position position = Position.of(place.mirror(), finding.member());
    AnnotationValue value = position.value();
    if (value == null) {
      messager.printMessage(kind, text, place.element(), position.mirror());
    } else {
      messager.printMessage(kind, text, place.element(), position.mirror(), value);
    }
  }

  /** Reports what concerns no place in the source. */
  void report(Finding finding) {
    messager.printMessage(kind(finding), text("", finding));
  }

  private static String text(String subject, Finding finding) {
    return "["
        + finding.code()
        + "] "
        + subject
        + finding.sentence()
        + "\n  help: "
        + finding.help();
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
