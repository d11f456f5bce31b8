// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Objects;
import java.util.function.Supplier;

/**
 * A declaration, a layout or a configuration that cannot work. At compile time ids-processor
 * reports it at the member's value; at run time it is thrown with the same words.
 */
public final class InvalidDeclarationException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;

  private final String code;
  private final String member;
  private final String problem;
  private final String help;

  /**
   * @param code stable code, never reused; a third party's scheme brings its own
   * @param member path of the member from the annotation, such as {@code bits[0].time}; empty for
   *     the annotation as a whole
   * @param problem what is wrong, with the values in it; the first line stands alone
   * @param help the exact text to write instead
   */
  public InvalidDeclarationException(String code, String member, String problem, String help) {
    super(
        "[" + code + "] " + (member.isEmpty() ? "" : member + ": ") + problem + "; help: " + help);
    this.code = Objects.requireNonNull(code, "code");
    this.member = member;
    this.problem = Objects.requireNonNull(problem, "problem");
    this.help = Objects.requireNonNull(help, "help");
  }

  /**
   * Runs {@code build}; a refusal of it is thrown again with {@code path} before its member, so
   * that {@code seq} becomes {@code bits[0].seq}, and {@code [0].radix} becomes {@code
   * codec[0].radix}.
   */
  public static <T> T at(String path, Supplier<T> build) {
    try {
      return build.get();
    } catch (InvalidDeclarationException e) {
      InvalidDeclarationException moved =
          new InvalidDeclarationException(e.code, join(path, e.member), e.problem, e.help);
      moved.initCause(e);
      throw moved;
    }
  }

  /** The same refusal, whose text names what was declared. */
  InvalidDeclarationException in(String subject) {
    InvalidDeclarationException named =
        new InvalidDeclarationException(code, member, subject + ": " + problem, help);
    named.initCause(this);
    return named;
  }

  /** The stable code. */
  public String code() {
    return code;
  }

  /** The path of the refused member, empty for the whole annotation. */
  public String member() {
    return member;
  }

  /** What is wrong, without code and help. */
  public String problem() {
    return problem;
  }

  /** What to write instead. */
  public String help() {
    return help;
  }

  static String join(String path, String member) {
    return member.isEmpty() || member.startsWith("[") ? path + member : path + "." + member;
  }
}
