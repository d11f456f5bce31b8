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
  private final Set<Told> toldOfTeams = new HashSet<>();

  Reporter(Messager messager, Map<String, String> options) {
    this.messager = messager;
    this.advice =
        "on".equals(options.get(WARNINGS_OPTION)) ? Diagnostic.Kind.WARNING : Diagnostic.Kind.NOTE;
  }

  /** What was said at the declaration of a team's annotation. */
  private record Told(String team, String code, String member, String sentence) {
    static Told of(TypeElement team, Finding finding) {
      return new Told(
          team.getQualifiedName().toString(), finding.code(), finding.member(), finding.sentence());
    }
  }

  /** Tells the user, unless it is a team's annotation that is at fault and was told so itself. */
  void report(Place place, Finding finding) {
    if (place.kind() == Place.Kind.TEAM) {
      toldOfTeams.add(Told.of(place.owner(), finding));
    }
    Optional<SchemeMirror> teams =
        place.kind() == Place.Kind.TEAM
            ? Optional.empty()
            : SchemeMirror.of(place.mirror()).filter(SchemeMirror::isTeams);
    if (teams.isEmpty()) {
      print(place, finding, "");
    } else if (!toldOfTeams.contains(Told.of(teams.get().type(), finding))) {
      print(place, finding, whence(place, teams.get(), finding.member()));
    }
  }

  /** Where a value comes from that is not written at the place. */
  private static String whence(Place place, SchemeMirror teams, String member) {
    return member.isEmpty() || teams.isWritten(member)
        ? ""
        : "\n  (%s of the @%s on %s)"
            .formatted(member, teams.schemeType().getSimpleName(), place.annotationName());
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
