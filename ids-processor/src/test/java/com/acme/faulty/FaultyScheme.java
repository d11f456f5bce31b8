// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.faulty;

import dev.ids.TextScheme;

/** Fails whatever the declaration says. */
public final class FaultyScheme implements TextScheme {
  public static FaultyScheme of(FaultyId declaration) {
    throw new IllegalStateException("the table of letters is missing");
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
