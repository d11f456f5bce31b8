// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.processor.Finding.Severity;

/**
 * The processor's own findings: every text it prints that is not a scheme's. A code is never used
 * for anything else; the codes of shared members and of schemes come with their exceptions.
 */
enum Problem {
  RAW_ATTRIBUTE(
      "IDS001",
      Severity.ERROR,
      "%1$s is a raw value; the type beside %2$s is the name of the id class to generate",
      "%3$s"),
  FOREIGN_CLASS(
      "IDS002",
      Severity.ERROR,
      "%1$s exists and was not written by ids-processor, so %2$s cannot declare it",
      "%3$s"),
  GENERIC_TYPE(
      "IDS003",
      Severity.ERROR,
      "%1$s is generic; the type beside %2$s is the name of one class",
      "%3$s"),
  ARRAY_TYPE(
      "IDS004",
      Severity.ERROR,
      "%1$s is an array; the type beside %2$s is the name of one class",
      "%3$s"),
  NESTED_TYPE(
      "IDS005",
      Severity.ERROR,
      "%1$s is nested in %2$s, and a processor cannot add to a class that you wrote",
      "%3$s"),
  UNNAMED_PACKAGE(
      "IDS006",
      Severity.ERROR,
      "%1$s would be in the unnamed package, from which no other package can import it",
      "in = \"com.example\", or a package for %2$s"),
  DECLARED_TWICE(
      "IDS007",
      Severity.ERROR,
      "%1$s is declared here and at %2$s; an id class has exactly one declaration",
      "%4$s without %3$s"),
  NO_PLACE(
      "IDS008",
      Severity.ERROR,
      "%1$s declares nothing on %2$s",
      "%1$s on a field, a getter, a record component, a method of an interface or an id class"),
  NO_ID_CLASS(
      "IDS009",
      Severity.ERROR,
      "%1$s is no id class, as it does not implement TypedId<%1$s>",
      "%2$s beside the attribute that is the id"),
  NO_PACKAGE_NAME("IDS010", Severity.ERROR, "in = %1$s is no package name", "in = \"%2$s\""),
  TWO_SCHEMES(
      "IDS011", Severity.ERROR, "%1$s and %2$s both stand here; an id has one scheme", "%1$s only"),
  UNRESOLVED_VALUE(
      "IDS012",
      Severity.ERROR,
      "%1$s has a value that the compiler cannot resolve",
      "%1$s = a literal, or a constant that exists"),
  NO_TYPE_CONSTANT(
      "IDS013",
      Severity.ERROR,
      "%1$s lacks the constant by which integrations know an id class",
      "public static final IdType<%1$s> TYPE ="
          + " IdType.of(%1$s.class, %2$s.class, %3$s::of, Carrier.%4$s(…));"),
  OTHER_PACKAGE(
      "IDS014",
      Severity.ERROR,
      "in = \"%1$s\", but the type written here is %2$s",
      "in = \"%3$s\""),
  RULES_NOT_LOADED(
      "IDS090",
      Severity.NOTE,
      "the rules of %1$s are checked when its ids are first used, not now:"
          + " %2$s is not on the annotation processor path",
      "its jar beside ids-processor on the annotation processor path"),
  NEWER_MEMBER(
      "IDS091",
      Severity.NOTE,
      "%1$s is newer than the %2$s on the annotation processor path, and not checked now",
      "one version of its jar for the class path and the annotation processor path"),
  BROKEN_SCHEME("IDS092", Severity.ERROR, "%1$s breaks the contract of schemes: %2$s", "%3$s"),
  SCHEME_FAILED(
      "IDS093",
      Severity.WARNING,
      "%1$s failed on this declaration, which is a defect of the scheme: %2$s",
      "report it to the author of the scheme"),
  NOT_WRITTEN(
      "IDS094",
      Severity.ERROR,
      "%1$s cannot be written: %2$s",
      "a folder for generated sources in which nothing stands in its way"),
  NO_INDEX(
      "IDS095",
      Severity.ERROR,
      "the index of id classes cannot be written: %1$s",
      "a folder for class files in which %2$s can be written"),
  WRONG_ORDER(
      "IDS096",
      Severity.WARNING,
      "%1$s was written before the id classes, by %2$s, and lacks the attributes that have one"
          + " or takes them for something else",
      "ids-processor before the jar of %2$s on the annotation processor path");

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

  /** The finding about an annotation as a whole. */
  Finding find(Object... values) {
    return at("", values);
  }

  /** The finding about one member of it. */
  Finding at(String member, Object... values) {
    return new Finding(code, severity, member, sentence.formatted(values), help.formatted(values));
  }

  Refusal refusal(Object... values) {
    return new Refusal(find(values));
  }
}
