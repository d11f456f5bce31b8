// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Quoted;
import java.util.HexFormat;

/**
 * Text, bytes or a number that is no id of the expected kind. The message names the kind, quotes at
 * most 64 characters of the input with control characters escaped, and says which rule it breaks.
 */
public final class InvalidIdException extends IllegalArgumentException {
  private static final long serialVersionUID = 1L;
  private static final int MAX_BYTES = 32;

  private final String subject;
  private final String input;
  private final String rule;

  /**
   * @param subject the id class or scheme that was expected, such as {@code OrderId} or {@code
   *     ulid}
   * @param input what was read
   * @param rule the rule that it breaks, such as {@code needs 26 characters, has 25}
   */
  public InvalidIdException(String subject, String input, String rule) {
    super("invalid " + subject + " " + Quoted.of(input) + ": " + rule);
    this.subject = subject;
    this.input = Quoted.cut(input);
    this.rule = rule;
  }

  /**
   * Throws unless there are exactly {@code expected} bytes.
   *
   * @param subject as above; the message shows at most 32 of the bytes
   */
  public static void checkLength(String subject, byte[] bytes, int expected) {
    if (bytes.length != expected) {
      int shown = Math.min(bytes.length, MAX_BYTES);
      throw new InvalidIdException(
          subject,
          HexFormat.of().formatHex(bytes, 0, shown),
          "needs " + expected + " bytes, has " + bytes.length);
    }
  }

  /** The same refusal in the name of another subject, with this one as its cause. */
  public InvalidIdException in(String otherSubject, String wholeInput) {
    return renamed(otherSubject, wholeInput, rule);
  }

  /** Like {@link #in}, where only the rest after a prefix was read: indices count from there. */
  public InvalidIdException inRestOf(String otherSubject, String wholeInput) {
    return renamed(otherSubject, wholeInput, "after the prefix, " + rule);
  }

  /** The id class or scheme that was expected. */
  public String subject() {
    return subject;
  }

  /** What was read, cut to 64 characters, not escaped. */
  public String input() {
    return input;
  }

  /** The rule that the input breaks. */
  public String rule() {
    return rule;
  }

  private InvalidIdException renamed(String otherSubject, String otherInput, String otherRule) {
    InvalidIdException renamed = new InvalidIdException(otherSubject, otherInput, otherRule);
    renamed.initCause(this);
    return renamed;
  }
}
