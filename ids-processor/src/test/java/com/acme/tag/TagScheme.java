// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.tag;

import dev.ids.Accessor;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.TextScheme;
import java.util.Locale;
import java.util.function.Supplier;

/** Twelve digits and lower-case letters; capitals are read as lower case. */
public final class TagScheme implements TextScheme.Issuing {
  private static final int LENGTH = 12;
  private static final int RADIX = 36;

  public static TagScheme of(TagId declaration) {
    return new TagScheme();
  }

  @Accessor
  public static char firstLetter(String text) {
    return text.charAt(0);
  }

  @Override
  public String parse(String text) {
    if (!text.matches("[0-9A-Za-z]{12}")) {
      throw new InvalidIdException("tag", text, "needs 12 letters or digits");
    }
    return text.toLowerCase(Locale.ROOT);
  }

  @Override
  public Supplier<String> source(Issuer issuer) {
    return () ->
        issuer
            .random()
            .ints(LENGTH, 0, RADIX)
            .mapToObj(digit -> String.valueOf(Character.forDigit(digit, RADIX)))
            .reduce("", String::concat);
  }

  @Override
  public String name() {
    return "tag";
  }

  @Override
  public int textLength() {
    return LENGTH;
  }

  @Override
  public boolean textSorts() {
    return true;
  }
}
