// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.processor.Finding.Severity;

/**
 * The processor's own findings: every text it prints that is not a scheme's. A code is never used
 * for anything else; the codes of shared members and of schemes come with their exceptions.
 */
enum Problem {
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
  KOTLIN_STUB(
      "IDS015",
      Severity.ERROR,
      "Kotlin's kapt has put %1$s in place of a class that is still to be generated",
      "kapt { correctErrorTypes = true } in the build script"),
  TEAM_RETENTION(
      "IDS016",
      Severity.ERROR,
      "%1$s is lost before run time, when Hibernate reads it",
      "@Retention(RetentionPolicy.RUNTIME) on %1$s"),
  TEAM_MEMBER(
      "IDS017",
      Severity.ERROR,
      "%1$s of %2$s has type %3$s; it replaces %1$s of %4$s, whose type is %5$s",
      "%5$s %1$s(), or another name"),
  NOT_FINAL(
      "IDS018",
      Severity.ADVICE,
      "%1$s is not final, and an id of a subclass would not be equal to the same id read back",
      "final class %1$s, or a record"),
  RAW_IN_CATALOGUE(
      "IDS019",
      Severity.ERROR,
      "%1$s is no name of a class to generate, and nothing here is issued",
      "%2$s"),
  SAME_PREFIX(
      "IDS025",
      Severity.ERROR,
      "prefix %1$s is already that of %2$s, declared at %3$s; a prefix tells what an id identifies",
      "another prefix for %4$s"),
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
      "ids-processor before the jar of %2$s on the annotation processor path"),
  UNKNOWN_OPTION("IDS099", Severity.WARNING, "%1$s is no option of ids-processor", "%2$s"),
  UNKNOWN_VALUE("IDS097", Severity.WARNING, "%1$s is neither on nor off: %2$s", "%1$s=%3$s"),
  VERSION_SKEW(
      "IDS098",
      Severity.NOTE,
      "the class path has ids-runtime %1$s, and ids-processor checks by %2$s",
      "one version for ids-runtime and ids-processor"),
  EMPTY_HOP(
      "IDS100",
      Severity.ERROR,
      "%1$s = %2$s has an empty name in it",
      "names with one dot between two of them, such as %1$s = \"customer.tenant\""),
  NO_ATTRIBUTE("IDS101", Severity.ERROR, "%1$s = %2$s: %3$s has no attribute %4$s", "%6$s"),
  NOT_PERSISTENT(
      "IDS102",
      Severity.ERROR,
      "%1$s = %2$s: %4$s of %3$s is %5$s, so Hibernate knows no such attribute",
      "%6$s"),
  NO_HOP("IDS103", Severity.ERROR, "%1$s = %2$s: %4$s is %5$s, which has no attributes", "%6$s"),
  NO_KEY(
      "IDS104",
      Severity.ERROR,
      "%1$s = %2$s: %4$s is %5$s, which is no key; a key is a String, an id, a UUID, an integer, an"
          + " enum, or a to-one of such an id",
      "%6$s"),
  KEY_IS_ID(
      "IDS105",
      Severity.ERROR,
      "%1$s = %2$s: %4$s is the id that is to be issued, and cannot be its own key",
      "%6$s"),
  KEY_WITHOUT_ENTITY(
      "IDS106",
      Severity.ERROR,
      "%1$s = %2$s, but there is no entity here to read it from",
      "leave out %1$s, and write @Issued(keyField = %2$s) at the attribute of an entity"),
  ISSUED_NO_ID(
      "IDS107",
      Severity.ERROR,
      "%1$s is no id class, so nothing tells what to issue",
      "a scheme's annotation in place of @Issued, or an id class: %2$s"),
  ISSUED_BY_NOBODY(
      "IDS108",
      Severity.ERROR,
      "%2$s ids are not issued, so the application assigns every %1$s",
      "%1$s %3$s without @Issued"),
  KEY_NEEDED(
      "IDS109",
      Severity.ERROR,
      "a new %1$s needs a key",
      "@Issued(keyField = …) with the attribute that holds the key"),
  KEY_UNUSED(
      "IDS110", Severity.ERROR, "a new %1$s needs no key, so keyField would be ignored", "@Issued"),
  ISSUED_AND_DECLARED(
      "IDS111",
      Severity.ERROR,
      "%1$s declares the id here, and has it issued too; @Issued is for ids declared elsewhere",
      "%1$s without @Issued"),
  OTHER_GENERATOR(
      "IDS112", Severity.ERROR, "%1$s generates a value, and so does %2$s", "%3$s without %1$s"),
  CONVERTED(
      "IDS113",
      Severity.ERROR,
      "%1$s replaces the way in which %2$s is stored",
      "%3$s without %1$s"),
  TWO_VIEWS(
      "IDS114",
      Severity.ERROR,
      "%1$s stands on the field and on the getter of %2$s; an attribute is declared once",
      "one of the two without %1$s"),
  NOT_ISSUED(
      "IDS115",
      Severity.ERROR,
      "%1$s stands on %2$s, which is no attribute that Hibernate knows, so nothing is issued",
      "%1$s on a field or getter of an entity that is neither static nor transient"),
  NESTED_TEAM(
      "IDS116",
      Severity.ERROR,
      "%1$s carries %2$s, which hands %3$s on to attributes and not to another annotation",
      "%3$s on %1$s, in place of %2$s");

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
