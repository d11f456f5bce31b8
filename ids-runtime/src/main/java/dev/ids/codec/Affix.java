// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidDeclarationException;
import dev.ids.internal.PlainText;
import dev.ids.internal.Quoted;

/** What may stand around the text of an id. */
final class Affix {
  private Affix() {}

  /** In code and configuration: anything that shows. Empty is left to the caller. */
  static void checkVisible(String member, String text) {
    if (!Quoted.isVisible(text)) {
      throw refused(member, text, "characters that do not show, or blanks; take visible ones");
    }
  }

  /** On annotations: what needs no escaping where the id is used. */
  static void checkPlain(String member, String text) {
    if (!PlainText.isPlain(text)) {
      throw refused(
          member,
          text,
          "characters that need escaping in URLs or JSON; it may have " + PlainText.CHARACTERS);
    }
    if (text.length() > PlainText.MAX_LENGTH) {
      throw refused(member, text, text.length() + " characters, more than " + PlainText.MAX_LENGTH);
    }
  }

  static void checkNotEmpty(String member, String text) {
    if (text.isEmpty()) {
      throw new InvalidDeclarationException(
          "IDS037", member, "the " + member + " is empty", "take out this item");
    }
  }

  private static InvalidDeclarationException refused(String member, String text, String rule) {
    String plain = PlainText.suggested(text);
    return new InvalidDeclarationException(
        "IDS037",
        member,
        member + " " + Quoted.of(text) + " has " + rule,
        plain.isEmpty() && !member.equals("delimiter")
            ? "take out this item"
            : member + " = \"" + plain + "\"");
  }
}
