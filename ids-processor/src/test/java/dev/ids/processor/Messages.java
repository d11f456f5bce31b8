// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.processor.testkit.Compilation;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/** All that ids-processor said in a compilation, as text. */
final class Messages {
  private static final String OURS = "(?s)\\[[A-Z]+\\d+] .*";

  private Messages() {}

  static String of(Compilation compilation, boolean withColumns) {
    String ours =
        compilation.diagnostics().stream()
            .filter(diagnostic -> text(diagnostic).matches(OURS))
            .map(diagnostic -> show(diagnostic, withColumns))
            .collect(Collectors.joining());
    boolean others = compilation.errors().stream().anyMatch(error -> !error.matches(OURS));
    String all = others ? ours + "and errors of the compiler\n" : ours;
    return all.replace(compilation.sources() + "/", "")
        .replace(compilation.output().toString(), "OUTPUT");
  }

  static String withoutColumns(String messages) {
    return messages.replaceAll("(?m)^(\\w+ [\\w/]+\\.java:\\d+):\\d+$", "$1");
  }

  private static String show(Diagnostic<? extends JavaFileObject> diagnostic, boolean withColumns) {
    String kind = diagnostic.getKind().name().toLowerCase(Locale.ROOT);
    JavaFileObject file = diagnostic.getSource();
    String place = file == null ? "" : " " + file.getName();
    String line = file == null ? "" : ":" + diagnostic.getLineNumber();
    String column = file == null || !withColumns ? "" : ":" + diagnostic.getColumnNumber();
    return kind + place + line + column + "\n" + text(diagnostic) + "\n";
  }

  /** javac moves all lines but the first to the right, by two. */
  private static String text(Diagnostic<? extends JavaFileObject> diagnostic) {
    String text = diagnostic.getMessage(Locale.ROOT);
    boolean byJavac = diagnostic.getClass().getName().startsWith("com.sun.");
    return byJavac ? text.replace("\n  ", "\n") : text;
  }
}
