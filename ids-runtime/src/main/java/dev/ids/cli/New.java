// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Advice;
import dev.ids.IdScheme;
import dev.ids.SchemeProvider;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import dev.ids.runtime.IdRuntime;
import dev.ids.runtime.NamedGenerator;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Supplier;

/** {@code new}: issues ids of one scheme, or of a generator that is configured, one a line. */
final class New {
  static final long MAX_COUNT = 1_000_000;

  private static final String COUNT = "[1-9][0-9]{0,6}";
  private static final String GENERATOR = "generator";
  private static final List<String> OF_GENERATORS = List.of("class-path", GENERATOR, "key", "slot");

  private final Console console;
  private final Arguments arguments;
  private final ClassLoader loader;

  private New(Console console, Arguments arguments, ClassLoader loader) {
    this.console = console;
    this.arguments = arguments;
    this.loader = loader;
  }

  /** Runs the command and returns its exit code. */
  static int run(List<String> words, Console console) {
    Arguments arguments = Arguments.ofValues(words);
    // Before the other options, as it brings schemes with options of their own.
    ClassLoader loader = ClassPath.loader(arguments.value("class-path"));
    return new New(console, arguments, loader).run(Candidates.providers(loader));
  }

  private int run(Map<String, SchemeProvider<?>> providers) {
    List<String> others = arguments.others();
    SchemeProvider<?> provider = others.isEmpty() ? null : providers.get(others.get(0));
    // Beside a scheme, the option is the scheme's own, if it has one.
    boolean isNamed = provider == null && arguments.has(GENERATOR);
    List<String> rest = isNamed || others.isEmpty() ? others : others.subList(1, others.size());
    if ((others.isEmpty() && !isNamed) || rest.size() > 1) {
      arguments.check(allOptions(providers.values()), "new");
      throw new UsageException(
          "new takes a scheme or a generator, and a count: new <scheme> [count]; schemes are "
              + String.join(", ", providers.keySet()));
    }
    if (provider != null) {
      arguments.check(NewOfScheme.options(provider), "new " + provider.name());
      long count = count(rest);
      return issue(new NewOfScheme(provider, arguments).ids(console, loader), count);
    }
    String name = arguments.value(GENERATOR).orElseGet(() -> others.get(0));
    long count = count(rest);
    return issue(ofGenerator(name, providers.keySet()), count);
  }

  private int issue(Supplier<String> ids, long count) {
    try {
      for (long i = 0; i < count; i++) {
        console.out().asciiLine(ids.get());
      }
    } catch (IllegalStateException e) { // None is left, or a database does not answer.
      throw new SetupException(String.valueOf(e.getMessage()), e);
    }
    return ExitCode.OK;
  }

  /** What is merely unwise is said, and done. */
  static void note(IdScheme scheme, Console console) {
    for (Advice advice : scheme.advice()) {
      console.note("[" + advice.code() + "] " + advice.message());
    }
  }

  private Supplier<String> ofGenerator(String name, Set<String> schemes) {
    IdRuntime runtime = Issuing.runtime(console, loader, arguments);
    if (!runtime.generatorNames().contains(name)) {
      throw unknown(name, schemes, runtime.generatorNames());
    }
    arguments.check(OF_GENERATORS, "new " + name);
    NamedGenerator generator = runtime.generator(name);
    boolean isKeyed = Issuing.checkKey(generator.scheme(), arguments, name);
    note(generator.scheme(), console);
    String key = arguments.value("key").orElse("");
    return () -> Issuing.orSetup(arguments, () -> isKeyed ? generator.next(key) : generator.next());
  }

  private static Collection<String> allOptions(Collection<SchemeProvider<?>> providers) {
    Set<String> all = new TreeSet<>(OF_GENERATORS);
    providers.forEach(provider -> all.addAll(NewOfScheme.options(provider)));
    return all;
  }

  private static long count(List<String> rest) {
    if (rest.isEmpty()) {
      return 1;
    }
    String text = rest.get(0);
    if (!text.matches(COUNT) || Long.parseLong(text) > MAX_COUNT) {
      throw new UsageException(
          "the count must be a whole number from 1 to " + MAX_COUNT + ": " + Quoted.of(text));
    }
    return Long.parseLong(text);
  }

  private static UsageException unknown(String name, Set<String> schemes, Set<String> generators) {
    Set<String> all = new TreeSet<>(schemes);
    all.addAll(generators);
    return new UsageException(
        "there is no scheme and no generator "
            + Quoted.of(name)
            + Nearest.to(Quoted.cut(name), all)
                .map(near -> "; did you mean " + near + "?")
                .orElse(";")
            + " Schemes are "
            + String.join(", ", schemes)
            + (generators.isEmpty()
                ? "; no generator is configured"
                : "; configured generators are " + String.join(", ", generators)));
  }
}
