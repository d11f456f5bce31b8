// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.Bits64Scheme;
import dev.ids.Declaration;
import dev.ids.IdScheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.JsonForm;
import dev.ids.Options;
import dev.ids.SchemeProvider;
import dev.ids.StorageKind;
import dev.ids.runtime.IdRuntime;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Supplier;

/** New ids of a scheme whose options stand on the command line. */
final class NewOfScheme {
  /** The options of every scheme. */
  private static final List<String> OPTIONS = List.of("class-path", "key", "prefix", "slot");

  private final SchemeProvider<?> provider;
  private final Arguments arguments;

  NewOfScheme(SchemeProvider<?> provider, Arguments arguments) {
    this.provider = provider;
    this.arguments = arguments;
  }

  /** The options that a scheme has here. */
  static Set<String> options(SchemeProvider<?> provider) {
    Set<String> options = new TreeSet<>(OPTIONS);
    options.addAll(provider.options());
    return options;
  }

  /**
   * A source of texts with their prefix.
   *
   * @throws UsageException if the options cannot work
   * @throws SetupException if what issuing needs is not configured
   */
  Supplier<String> ids(Console console, ClassLoader loader) {
    IdScheme scheme = scheme();
    String prefix = prefix(scheme);
    Issuing.checkKey(scheme, arguments, provider.name());
    New.note(scheme, console);
    IdRuntime runtime = Issuing.runtime(console, loader, arguments);
    String key = arguments.value("key").orElse("");
    Supplier<String> ids = Issuing.orSetup(arguments, () -> Issuing.of(scheme, runtime, key));
    return () -> prefix + ids.get();
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
}
