// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Secret;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.time.Instant;
import java.time.InstantSource;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/** What makes ids repeatable, besides the seed. */
final class Deterministic {
  /** A slot that every layout holds. */
  static final Settings DEFAULTS = Settings.of(Map.of(Settings.SLOT, "0"));

  private static final Instant START = Instant.parse("2026-01-01T00:00:00Z");

  private Deterministic() {}

  /** Advances by a millisecond with each reading; thread-safe. */
  static InstantSource clock() {
    AtomicLong millis = new AtomicLong(START.toEpochMilli());
    return () -> Instant.ofEpochMilli(millis.getAndIncrement());
  }

  /** A secret that is none: everybody can compute it. */
  static Secret secret(String name) {
    try {
      return Secret.of(
          MessageDigest.getInstance("SHA-256").digest(name.getBytes(StandardCharsets.UTF_8)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
