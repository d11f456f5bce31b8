package dev.ids.internal;

public final class Version {
  public static final String CURRENT = "0.0.9";

  private Version() {}
}
