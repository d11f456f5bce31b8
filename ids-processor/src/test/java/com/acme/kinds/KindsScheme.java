// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.kinds;

import dev.ids.TextScheme;

/** Takes every text. */
public final class KindsScheme implements TextScheme {
  public static KindsScheme of(KindsId declaration) {
    return new KindsScheme();
  }

  @Override
  public String parse(String text) {
    return text;
  }

  @Override
  public String name() {
    return "kinds";
  }

  @Override
  public int textLength() {
    return 64;
  }

  @Override
  public boolean textSorts() {
    return true;
  }
}
