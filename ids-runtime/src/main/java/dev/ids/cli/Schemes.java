// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.IdScheme;
import dev.ids.SchemeProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** {@code schemes}: what there is. */
final class Schemes {
  static final List<String> OPTIONS = List.of("class-path");

  private static final int MAX_COLUMNS = 100;

  private Schemes() {}

  /** Runs the command and returns its exit code. */
  static int run(List<String> words, Console console) {
    Arguments arguments = Arguments.parse("schemes", words, Set.of(), OPTIONS);
    if (!arguments.others().isEmpty()) {
      throw new UsageException("schemes takes no arguments");
    }
    ClassLoader loader = ClassPath.loader(arguments.value("class-path"));
    Candidates.providers(loader).values().forEach(p -> describe(p, console.out()));
    List<Candidate> classes =
        Candidates.idClasses(loader, note -> console.err().println("ids: note: " + note));
    if (!classes.isEmpty()) {
      console.out().line("id classes");
    }
    for (Candidate idClass : classes) {
      String prefix = idClass.prefix().isEmpty() ? "" : ", prefix " + idClass.prefix();
      console.out().line("  " + idClass.label() + " (" + idClass.scheme().name() + prefix + ")");
    }
    return ExitCode.OK;
  }

  private static void describe(SchemeProvider<?> provider, Output out) {
    List<Candidate> forms = Candidates.forms(provider);
    out.line(provider.name());
    out.line("  stored as  " + join(Candidates.stores(provider)));
    if (!provider.options().isEmpty()) {
      out.line("  options    --" + String.join(", --", provider.options()));
    }
    List<String> needs = needs(forms);
    if (!needs.isEmpty()) {
      out.line("  needs      " + String.join(", ", needs));
    }
    wrapped(forms.stream().map(Candidate::label).toList()).forEach(out::line);
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
