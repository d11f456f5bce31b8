// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.TextScheme;
import java.util.function.Supplier;

public final class NickScheme implements TextScheme.Issuing {
  private NickScheme() {}

  public static NickScheme of(Nick declaration) {
    return new NickScheme();
  }

  @Override
  public String name() {
    return "nick";
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
    if (!text.matches("[a-z]{1,8}")) {
      throw new InvalidIdException(name(), text, "needs 1 to 8 letters a-z");
    }
    return text;
  }

  @Override
  public Supplier<String> source(Issuer issuer) {
    return () -> {
      char[] text = new char[textLength()];
      for (int i = 0; i < text.length; i++) {
        text[i] = (char) ('a' + issuer.random().nextInt(26));
      }
      return new String(text);
    };
  }
}
