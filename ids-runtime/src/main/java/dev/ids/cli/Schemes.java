// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.IdScheme;
import dev.ids.SchemeProvider;
import dev.ids.runtime.IdRuntime;
import dev.ids.runtime.NamedGenerator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code schemes}: what there is. */
final class Schemes {
  private static final Set<String> FLAGS = Set.of("json");
  private static final List<String> OPTIONS = List.of("class-path");
  private static final int MAX_COLUMNS = 100;

  private final Collection<SchemeProvider<?>> providers;
  private final List<Candidate> idClasses;
  private final List<NamedGenerator> generators;

  private Schemes(
      Collection<SchemeProvider<?>> providers,
      List<Candidate> idClasses,
      List<NamedGenerator> generators) {
    this.providers = providers;
    this.idClasses = idClasses;
    this.generators = generators;
  }

  /** Runs the command and returns its exit code. */
  static int run(List<String> words, Console console) {
    Arguments arguments = Arguments.parse("schemes", words, FLAGS, OPTIONS);
    if (!arguments.others().isEmpty()) {
      throw new UsageException("schemes takes no arguments");
    }
    ClassLoader loader = ClassPath.loader(arguments.value("class-path"));
    Schemes schemes =
        new Schemes(
            Candidates.providers(loader).values(),
            Candidates.idClasses(loader, console::note),
            generators(console, loader, arguments));
    if (arguments.has("json")) {
      console.out().asciiLine(schemes.json());
    } else {
      schemes.lines().forEach(console.out()::line);
    }
    return ExitCode.OK;
  }

  /** None if the settings are wrong, which the rest does not depend on. */
  private static List<NamedGenerator> generators(
      Console console, ClassLoader loader, Arguments arguments) {
    try {
      IdRuntime runtime = Issuing.runtime(console, loader, arguments);
      return runtime.generatorNames().stream().map(runtime::generator).toList();
    } catch (SetupException e) {
      console.note("no generator is listed: " + e.getMessage());
      return List.of();
    }
  }

  private List<String> lines() {
    List<String> lines = new ArrayList<>();
    for (SchemeProvider<?> provider : providers) {
      List<Candidate> forms = Candidates.forms(provider);
      lines.add(provider.name());
      lines.add("  stored as  " + join(Candidates.stores(provider)));
      if (!provider.options().isEmpty()) {
        lines.add("  options    --" + String.join(", --", provider.options()));
      }
      if (!needs(forms).isEmpty()) {
        lines.add("  needs      " + join(needs(forms)));
      }
      lines.addAll(wrapped(forms.stream().map(Candidate::label).toList()));
    }
    if (!idClasses.isEmpty()) {
      lines.add("id classes");
      idClasses.forEach(c -> lines.add(named(c.label(), c.scheme(), c.prefix())));
    }
    if (!generators.isEmpty()) {
      lines.add("generators");
      generators.forEach(g -> lines.add(named(g.name(), g.scheme(), g.prefix())));
    }
    return lines;
  }

  private static String named(String name, IdScheme scheme, String prefix) {
    String before = prefix.isEmpty() ? "" : ", prefix " + prefix;
    return "  " + name + " (" + scheme.name() + before + ")";
  }

  private String json() {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("schemes", providers.stream().map(Schemes::object).toList());
    object.put(
        "idClasses",
        idClasses.stream().map(c -> object(c.label(), c.scheme(), c.prefix())).toList());
    object.put(
        "generators",
        generators.stream().map(g -> object(g.name(), g.scheme(), g.prefix())).toList());
    return Json.of(object);
  }

  private static Map<String, Object> object(SchemeProvider<?> provider) {
    List<Candidate> forms = Candidates.forms(provider);
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", provider.name());
    object.put("storedAs", Candidates.stores(provider));
    object.put("options", provider.options());
    object.put("needs", needs(forms));
    object.put("forms", forms.stream().map(Candidate::label).toList());
    return object;
  }

  private static Map<String, Object> object(String name, IdScheme scheme, String prefix) {
    Map<String, Object> object = new LinkedHashMap<>();
    object.put("name", name);
    object.put("scheme", scheme.name());
    object.put("prefix", prefix);
    return object;
  }

  private static List<String> wrapped(List<String> labels) {
    List<String> lines = new ArrayList<>();
    StringBuilder line = new StringBuilder("  forms      ");
    for (int i = 0; i < labels.size(); i++) {
      String label = labels.get(i) + (i + 1 < labels.size() ? ", " : "");
      if (line.length() + label.length() > MAX_COLUMNS) {
        lines.add(line.toString().stripTrailing());
        line = new StringBuilder(" ".repeat(13));
      }
      line.append(label);
    }
    lines.add(line.toString());
    return lines;
  }

  private static List<String> needs(List<Candidate> forms) {
    List<String> needs = new ArrayList<>();
    if (forms.stream().map(Candidate::scheme).anyMatch(scheme -> scheme.slotBits() > 0)) {
      needs.add("a slot");
    }
    if (forms.stream().map(Candidate::scheme).anyMatch(IdScheme.KeyIssuing.class::isInstance)) {
      needs.add("a key and a secret");
    }
    return needs;
  }

  private static String join(List<?> items) {
    return items.stream().map(Object::toString).collect(Collectors.joining(", "));
  }
}
