package com.acme.ksuid;

import dev.ids.TextScheme;

public final class KsuidScheme implements TextScheme {

  @Override
  public String parse(String text) {
    return text;
  }

  @Override
  public String name() {
    return "ksuid";
  }

  @Override
  public int textLength() {
    return 27;
  }

  @Override
  public boolean textSorts() {
    return true;
  }
}
