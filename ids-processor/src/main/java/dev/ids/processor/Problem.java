// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.processor.Finding.Severity;

/**
 * The processor's own findings: every text it prints that is not a scheme's. Codes are never
 * reused; the schemes' and the shared members' codes come with their exceptions.
 */
enum Problem {
  RAW_ATTRIBUTE(
      "IDS001",
      Severity.ERROR,
      "%s is a raw value; %s declares an id class, and its name is written as the type",
      "%s"),
  FOREIGN_CLASS("IDS002", Severity.ERROR, "%s is a class that ids-processor did not write", "%s"),
  RULES_NOT_LOADED(
      "IDS090",
      Severity.NOTE,
      "the rules of %s are checked when an id class is first used, not now:"
          + " %s is not on the annotation processor path",
      "put its jar beside ids-processor on the annotation processor path"),
  SCHEME_FAILED("IDS093", Severity.WARNING, "%s failed on this declaration: %s", "tell its author");

  private final String code;
  private final Severity severity;
  private final String sentence;
  private final String help;

  Problem(String code, Severity severity, String sentence, String help) {
    this.code = code;
    this.severity = severity;
    this.sentence = sentence;
    this.help = help;
  }

  String code() {
    return code;
  }

  Finding find(String member, Object... values) {
    return new Finding(code, severity, member, sentence.formatted(values), help.formatted(values));
  }
}
