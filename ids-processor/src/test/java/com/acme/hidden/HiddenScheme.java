// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.hidden;

import dev.ids.TextScheme;

/** Takes every text. */
final class HiddenScheme implements TextScheme {
  public static HiddenScheme of(HiddenId declaration) {
    return new HiddenScheme();
  }

  @Override
  public String parse(String text) {
    return text;
  }

  @Override
  public String name() {
    return "hidden";
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
