// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import dev.ids.internal.Version;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Stream;
import javax.annotation.processing.ProcessingEnvironment;
import javax.lang.model.element.TypeElement;
import javax.lang.model.util.ElementFilter;
import javax.lang.model.util.Elements;
import org.jspecify.annotations.Nullable;

/**
 * Checks how the processor was set up: its options, and the version that the user compiles with.
 */
final class SetupRule {
  private static final String PREFIX = "ids.";
  private static final List<String> VALUES = List.of("on", "off");
  private static final String CONTRACT = "dev.ids.SchemeOf";

  private SetupRule() {}

  static List<Finding> check(ProcessingEnvironment environment) {
    Map<String, String> options = new TreeMap<>(environment.getOptions());
    return Stream.concat(
            options.entrySet().stream()
                .filter(option -> option.getKey().startsWith(PREFIX))
                .flatMap(option -> checkOption(option.getKey(), option.getValue()).stream()),
            checkVersion(environment.getElementUtils()).stream())
        .toList();
  }

  private static Optional<Finding> checkOption(String name, @Nullable String value) {
    String known = Reporter.WARNINGS_OPTION;
    if (!name.equals(known)) {
      return Optional.of(
          Problem.UNKNOWN_OPTION.find(
              "-A" + Quoted.cut(name), "-A" + Nearest.to(name, Set.of(known)).orElse(known)));
    }
    String written = value == null ? "" : value;
    return VALUES.contains(written)
        ? Optional.empty()
        : Optional.of(
            Problem.UNKNOWN_VALUE.find(
                "-A" + name, Quoted.of(written), Nearest.to(written, VALUES).orElse("on")));
  }

  /** The class path and the processor path are resolved apart, so they may differ. */
  private static Optional<Finding> checkVersion(Elements elements) {
    if (elements.getTypeElement(CONTRACT) == null) {
      return Optional.empty();
    }
    TypeElement version = elements.getTypeElement(Version.class.getCanonicalName());
    String theirs =
        version == null
            ? "an older version"
            : ElementFilter.fieldsIn(version.getEnclosedElements()).stream()
                .filter(field -> field.getSimpleName().contentEquals("CURRENT"))
                .map(field -> String.valueOf(field.getConstantValue()))
                .findFirst()
                .orElse("another version");
    return theirs.equals(Version.current())
        ? Optional.empty()
        : Optional.of(Problem.VERSION_SKEW.find(theirs, Version.current()));
  }
}
