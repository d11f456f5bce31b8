// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.code;

import dev.ids.InvalidIdException;
import dev.ids.TextScheme;

/** One to eight capital letters. */
public final class CodeScheme implements TextScheme {
  private CodeScheme() {}

  public static CodeScheme of(CodeId declaration) {
    return new CodeScheme();
  }

  @Override
  public String name() {
    return "code";
  }

  @Override
  public int textLength() {
    return 8;
  }

  @Override
  public boolean textSorts() {
    return true;
  }

  @Override
  public String parse(String text) {
    if (!text.matches("[A-Z]{1,8}")) {
      throw new InvalidIdException(name(), text, "must be one to eight capital letters");
    }
    return text;
  }
}
