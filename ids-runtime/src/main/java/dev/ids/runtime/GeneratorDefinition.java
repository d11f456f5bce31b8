// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static dev.ids.InvalidDeclarationException.at;

import dev.ids.Declaration;
import dev.ids.IdScheme;
import dev.ids.JsonForm;
import dev.ids.Options;
import dev.ids.SchemeProvider;
import dev.ids.StorageKind;
import dev.ids.codec.CodecOptions;
import dev.ids.codec.IdGenerator;
import dev.ids.internal.Nearest;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import org.jspecify.annotations.Nullable;

/**
 * What the settings say about one generator, checked.
 *
 * @param texts the options as they are written
 * @param anchor a class of the application's that the scheme depends on, if there is one
 */
record GeneratorDefinition(
    String name,
    String prefix,
    IdScheme scheme,
    Map<String, String> texts,
    @Nullable Class<?> anchor) {
  private static final String STRATEGY = "strategy";
  private static final String PREFIX = "prefix";
  private static final String STORE = "store";

  String key() {
    return Settings.GENERATORS + name;
  }

  /**
   * All generators of the settings.
   *
   * @param loader finds the classes and schemes of the application
   * @throws IllegalArgumentException naming the key of what cannot work
   */
  static List<GeneratorDefinition> all(Settings settings, ClassLoader loader, InstantSource clock) {
    if (settings.generators().isEmpty()) {
      return List.of();
    }
    SortedMap<String, SchemeProvider<?>> providers = SchemeProvider.all(loader);
    List<GeneratorDefinition> all = new ArrayList<>();
    settings
        .generators()
        .forEach(
            (name, values) -> {
              Application application = new Application(loader);
              Options options =
                  Options.of(Settings.GENERATORS + name, values).in(application::find, clock);
              IdScheme scheme = scheme(options, providers, application);
              String prefix = options.text(PREFIX).orElse("");
              options.judged(() -> checkPrefix(prefix, scheme), member -> member);
              all.add(
                  new GeneratorDefinition(
                      name, prefix, scheme, settings.texts(name), application.anchor(scheme)));
            });
    return all;
  }

  private static IdScheme scheme(
      Options options, SortedMap<String, SchemeProvider<?>> providers, Application application) {
    String strategy =
        options
            .text(STRATEGY)
            .orElseThrow(
                () ->
                    options.refusal(
                        "",
                        "needs " + STRATEGY,
                        "write "
                            + options.key(STRATEGY)
                            + "="
                            + providers.firstKey()
                            + "; there are "
                            + String.join(", ", providers.keySet())
                            + ", and class names"));
    if (strategy.indexOf('.') >= 0) {
      return custom(options);
    }
    SchemeProvider<?> provider = providers.get(strategy);
    if (provider == null) {
      throw options.refusal(STRATEGY, "is no strategy", near(strategy, providers.keySet()));
    }
    application.use(provider.getClass());
    checkNames(options, strategy, provider.options());
    IdScheme scheme = provider.of(options);
    if (!IssuedTexts.canIssue(scheme)) {
      throw options.refusal(
          STRATEGY, "issues no ids: they are assigned by the application", "take another strategy");
    }
    return scheme;
  }

  private static String near(String strategy, Collection<String> names) {
    return Nearest.to(strategy, names)
            .map(near -> "did you mean " + near + "? There are ")
            .orElse("there are ")
        + String.join(", ", names)
        + ", and the name of a class of yours, such as com.acme.MyGenerator";
  }

  private static IdScheme custom(Options options) {
    Class<? extends IdGenerator> type = options.type(STRATEGY, IdGenerator.class).orElseThrow();
    String problem = CustomScheme.problem(type);
    if (!problem.isEmpty()) {
      throw options.refusal(STRATEGY, problem, "");
    }
    checkNames(options, type.getName(), List.of(CodecOptions.NAME));
    return options.judged(
        () -> at(CodecOptions.NAME, () -> new CustomScheme(type, CodecOptions.of(options))),
        member -> CodecOptions.option(options, member));
  }

  private static void checkNames(Options options, String strategy, Collection<String> own) {
    if (options.has(STORE) && !own.contains(STORE)) {
      throw options.refusal(
          STORE,
          "has no place here: strategy " + strategy + " keeps nothing in a store",
          "take it out");
    }
    if (options.has(CodecOptions.NAME) && !own.contains(CodecOptions.NAME)) {
      throw options.refusal(
          CodecOptions.NAME,
          "has no place here: strategy "
              + strategy
              + " has a text of its own, a codec is for numbers",
          "take it out");
    }
    List<String> known = new ArrayList<>(own);
    known.add(STRATEGY);
    known.add(PREFIX);
    options.checkNames(known, "strategy " + strategy);
  }

  private static Declaration checkPrefix(String prefix, IdScheme scheme) {
    Declaration declaration = new Declaration(prefix, StorageKind.TEXT, JsonForm.TEXT, true);
    declaration.check(scheme.name(), List.of(StorageKind.TEXT), Integer.MAX_VALUE);
    return declaration;
  }
}
