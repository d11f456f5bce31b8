// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Advice;
import dev.ids.Bits64Scheme;
import dev.ids.Declaration;
import dev.ids.IdExhaustedException;
import dev.ids.IdScheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.Issuer;
import dev.ids.JsonForm;
import dev.ids.Options;
import dev.ids.SchemeProvider;
import dev.ids.StorageKind;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** {@code new}: issues ids of one scheme, one a line. */
final class New {
  /** The options of every scheme. */
  static final List<String> OPTIONS = List.of("class-path", "key", "prefix", "slot");

  static final long MAX_COUNT = 1_000_000;

  private static final String COUNT = "[1-9][0-9]{0,6}";

  private final Console console;
  private final SchemeProvider<?> provider;
  private final Arguments arguments;

  private New(Console console, SchemeProvider<?> provider, Arguments arguments) {
    this.console = console;
    this.provider = provider;
    this.arguments = arguments;
  }

  /** Runs the command and returns its exit code. */
  static int run(List<String> words, Console console) {
    ClassLoader loader = ClassPath.loader(classPath(words));
    Map<String, SchemeProvider<?>> providers = Candidates.providers(loader);
    Arguments arguments = parse(words, providers);
    List<String> others = arguments.others();
    if (others.isEmpty() || others.size() > 2) {
      throw new UsageException(
          "new takes a scheme and a count: new <scheme> [count]; schemes are "
              + String.join(", ", providers.keySet()));
    }
    SchemeProvider<?> provider = providers.get(others.get(0));
    if (provider == null) {
      throw unknown(others.get(0), providers.keySet());
    }
    long count = others.size() == 1 ? 1 : count(others.get(1));
    return new New(console, provider, arguments).issue(count, loader);
  }

  private static Optional<String> classPath(List<String> words) {
    // Needed before the other options, as it brings schemes with options of their own.
    for (int i = 0; i < words.size() && !words.get(i).equals("--"); i++) {
      if (words.get(i).startsWith("--class-path=")) {
        return Optional.of(words.get(i).substring("--class-path=".length()));
      } else if (words.get(i).equals("--class-path") && i + 1 < words.size()) {
        return Optional.of(words.get(i + 1));
      }
    }
    return Optional.empty();
  }

  /** With the options of the scheme that is named, or of all if none is. */
  private static Arguments parse(List<String> words, Map<String, SchemeProvider<?>> providers) {
    Set<String> options = new TreeSet<>(OPTIONS);
    Optional<String> scheme = words.stream().filter(providers::containsKey).findFirst();
    providers.forEach(
        (name, provider) -> {
          if (scheme.isEmpty() || scheme.get().equals(name)) {
            options.addAll(provider.options());
          }
        });
    return Arguments.parse(
        scheme.map(name -> "new " + name).orElse("new"), words, Set.of(), options);
  }

  private int issue(long count, ClassLoader loader) {
    IdScheme scheme = scheme();
    String prefix = prefix(scheme);
    for (Advice advice : scheme.advice()) {
      console.err().println("ids: note: [" + advice.code() + "] " + advice.message());
    }
    Supplier<String> ids = ids(scheme, loader);
    try {
      for (long i = 0; i < count; i++) {
        console.out().asciiLine(prefix + ids.get());
      }
    } catch (IdExhaustedException e) {
      throw new SetupException(String.valueOf(e.getMessage()), e);
    }
    return ExitCode.OK;
  }

  private IdScheme scheme() {
    Map<String, Options.Value> values = new TreeMap<>();
    arguments
        .options()
        .forEach(
            (path, value) -> {
              if (!OPTIONS.contains(path)) {
                values.put(path, new Options.Value(value, ""));
              }
            });
    try {
      return provider.of(Options.of("", values));
    } catch (IllegalArgumentException e) {
      throw new UsageException(inOurWords(String.valueOf(e.getMessage())));
    }
  }

  /** What configuration writes as {@code size=21} is {@code --size=21} here. */
  private String inOurWords(String message) {
    String ours = message.replaceAll("\\bstrategy=(\\w+)", "new $1");
    for (String option : provider.options()) {
      ours = ours.replaceAll("(?<![\\w.-])(" + option + "[\\w.\\[\\]-]*)=", "--$1=");
    }
    return ours;
  }

  private String prefix(IdScheme scheme) {
    String prefix = arguments.value("prefix").orElse("");
    List<StorageKind> stores = Candidates.stores(provider);
    int bits = scheme instanceof Bits64Scheme number ? number.bits() : Integer.MAX_VALUE;
    try {
      if (!prefix.isEmpty() && !stores.isEmpty()) {
        new Declaration(prefix, stores.get(0), JsonForm.TEXT, true)
            .check(scheme.name(), stores, bits);
      }
      return prefix;
    } catch (InvalidDeclarationException e) {
      throw new UsageException("--" + e.problem());
    }
  }

  private Supplier<String> ids(IdScheme scheme, ClassLoader loader) {
    boolean isKeyed = scheme instanceof IdScheme.KeyIssuing;
    if (isKeyed && !arguments.has("key")) {
      throw new UsageException(
          "new " + provider.name() + " needs --key=<key>: its ids are issued for a key");
    }
    if (!isKeyed && arguments.has("key")) {
      throw new UsageException(
          "new " + provider.name() + " takes no --key: its ids are issued without one");
    }
    try {
      Issuer issuer = console.issuers().open(loader, settings());
      return Issuing.of(scheme, issuer, arguments.value("key").orElse(""));
    } catch (IllegalArgumentException | IllegalStateException | UncheckedIOException e) {
      String message = String.valueOf(e.getMessage());
      throw new SetupException(
          message.contains("ids.slot") && !arguments.has("slot")
              ? message + ", or --slot=0"
              : message,
          e);
    }
  }

  private Map<String, String> settings() {
    return arguments.value("slot").map(slot -> Map.of("ids.slot", slot)).orElse(Map.of());
  }

  private static long count(String text) {
    if (!text.matches(COUNT) || Long.parseLong(text) > MAX_COUNT) {
      throw new UsageException(
          "the count must be a whole number from 1 to 1000000: " + Quoted.of(text));
    }
    return Long.parseLong(text);
  }

  private static UsageException unknown(String name, Set<String> names) {
    return new UsageException(
        "there is no scheme "
            + Quoted.of(name)
            + Nearest.to(Quoted.cut(name), names)
                .map(near -> "; did you mean " + near + "?")
                .orElse(";")
            + " Schemes are "
            + String.join(", ", names));
  }
}
