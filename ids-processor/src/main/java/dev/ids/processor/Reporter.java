// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.annotation.processing.Messager;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.TypeElement;
import javax.tools.Diagnostic;

/** Prints findings at the very value that they are about. */
final class Reporter {
  static final String WARNINGS_OPTION = "ids.warnings";

  private final Messager messager;
  private final Diagnostic.Kind advice;
  private final Set<String> judgedTeams = new HashSet<>();

  Reporter(Messager messager, Map<String, String> options) {
    this.messager = messager;
    this.advice =
        "on".equals(options.get(WARNINGS_OPTION)) ? Diagnostic.Kind.WARNING : Diagnostic.Kind.NOTE;
  }

  /** A team's annotation whose declaration is judged in this compilation, at its place. */
  void willJudge(TypeElement team) {
    judgedTeams.add(team.getQualifiedName().toString());
  }

  /** Tells the user, unless a team's annotation is at fault that has been told of itself. */
  void report(Place place, Finding finding) {
    Optional<SchemeMirror> teams =
        SchemeMirror.of(place.mirror())
            .filter(mirror -> mirror.isTeams() && !mirror.isWritten(finding.member()))
            .filter(mirror -> !finding.member().isEmpty());
    if (teams.isEmpty()) {
      print(place, finding, "");
    } else if (!isJudged(teams.get().type())) {
      String carried = "the @" + teams.get().schemeType().getSimpleName();
      String what = finding.member() + " of " + carried + " on " + place.annotationName();
      print(place, finding, "\n  (" + what + ")");
    }
  }

  /** Whether messages about a team's annotation itself stand at its declaration. */
  boolean isJudged(TypeElement team) {
    return judgedTeams.contains(team.getQualifiedName().toString());
  }

  private void print(Place place, Finding finding, String where) {
    Diagnostic.Kind kind = kind(finding);
    String text = text(place.origin() + ": ", finding, where);
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
    messager.printMessage(kind(finding), text("", finding, ""));
  }

  private static String text(String subject, Finding finding, String where) {
    return "["
        + finding.code()
        + "] "
        + subject
        + finding.sentence()
        + where
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
