// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.TestSettings;
import dev.ids.testkit.TickingClock;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;

/** Runs commands without a process, at one instant and with randomness of one seed. */
final class CommandLine {
  static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");

  /** In Unix milliseconds, when new ids are issued. */
  static final long ISSUED = 1_767_225_600_000L;

  private final Map<String, String> settings;
  private InputStream in = InputStream.nullInputStream();
  private boolean isTerminal;

  CommandLine(Map<String, String> settings) {
    this.settings = settings;
  }

  record Result(int code, String out, String err) {}

  /** Runs a command with a slot and a secret. */
  static Result run(String... words) {
    return new CommandLine(TestSettings.all()).call(words);
  }

  static Result runWithInput(String input, String... words) {
    return new CommandLine(TestSettings.all()).input(input).call(words);
  }

  CommandLine input(String text) {
    return input(new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8)));
  }

  CommandLine input(InputStream stream) {
    this.in = stream;
    return this;
  }

  CommandLine onTerminal() {
    this.isTerminal = true;
    return this;
  }

  Result call(String... words) {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteArrayOutputStream err = new ByteArrayOutputStream();
    int code = call(out, err, words);
    return new Result(
        code, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
  }

  int call(OutputStream out, OutputStream err, String... words) {
    Console console =
        new Console(
            in,
            new Output(out, StandardCharsets.UTF_8),
            new PrintStream(err, true, StandardCharsets.UTF_8),
            () -> isTerminal,
            InstantSource.fixed(NOW),
            (loader, given) -> {
              Map<String, String> all = new HashMap<>(settings);
              all.putAll(given);
              return IdRuntime.of(all, new TickingClock(ISSUED), new Random(1));
            });
    return new Cli(console).run(List.of(words));
  }
}
