// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.faulty;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.TextScheme;
import java.util.List;

/** Fails whatever the declaration says. */
public final class FaultyScheme implements TextScheme {
  public static FaultyScheme of(FaultyId declaration) {
    switch (declaration.how()) {
      case "assertion" -> throw new AssertionError("letters");
      case "recursion" -> of(declaration);
      case "message" ->
          throw new InvalidDeclarationException(
              "FAULTY1", "how[99999999999999]", "\u001b[31m" + "x".repeat(5000), "\u0007");
      case "advice" -> {
        return new FaultyScheme();
      }
      default -> throw new IllegalStateException("the table of letters is missing");
    }
    throw new IllegalStateException();
  }

  @Override
  public List<Advice> advice() {
    throw new AssertionError("no advice");
  }

  @Override
  public String parse(String text) {
    return text;
  }

  @Override
  public String name() {
    return "faulty";
  }

  @Override
  public int textLength() {
    return 1;
  }

  @Override
  public boolean textSorts() {
    return true;
  }
}
