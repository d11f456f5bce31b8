// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;

/**
 * The words after a command: options {@code --name=value} or {@code --name value}, and the others
 * in their order. After {@code --} nothing is an option; a single hyphen begins none, as ids may
 * begin with one.
 */
final class Arguments {
  private final String command;
  private final Set<String> flags;
  private final Collection<String> valued;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> others = new ArrayList<>();

  private Arguments(String command, Set<String> flags, Collection<String> valued) {
    this.command = command;
    this.flags = flags;
    this.valued = valued;
  }

  /**
   * Reads the words of a command.
   *
   * @param flags the options that take no value
   * @param valued the options that take one; also with a path below them, {@code --codec.radix}
   * @throws UsageException for an unknown option, one that is given twice, or a missing value
   */
  static Arguments parse(
      String command, List<String> words, Set<String> flags, Collection<String> valued) {
    Arguments arguments = new Arguments(command, flags, valued);
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      if (word.equals("--")) {
        rest.forEachRemaining(arguments.others::add);
      } else if (word.startsWith("--")) {
        arguments.option(word.substring(2), rest);
      } else {
        arguments.others.add(word);
      }
    }
    return arguments;
  }

  /** The words that are no options. */
  List<String> others() {
    return others;
  }

  boolean has(String name) {
    return options.containsKey(name);
  }

  Optional<String> value(String name) {
    return Optional.ofNullable(options.get(name));
  }

  /** The names that are given, with what stands below them, and their values. */
  Map<String, String> options() {
    return options;
  }

  /** The option that a path such as {@code codec[0].radix} belongs to. */
  static String firstName(String path) {
    return path.split("[.\\[]", 2)[0];
  }

  /** The refusal of an option that a subject does not have. */
  static UsageException unknown(String name, Collection<String> known, String subject) {
    String had =
        known.isEmpty()
            ? " has no options"
            : " has "
                + new TreeSet<>(known)
                    .stream().map(n -> "--" + n).collect(Collectors.joining(", "));
    return new UsageException(
        "unknown option "
            + Quoted.of("--" + name)
            + Nearest.to(Quoted.cut(name), known)
                .map(n -> "; did you mean --" + n + "?")
                .orElse(";")
            + " "
            + subject
            + had);
  }

  private void option(String written, Iterator<String> rest) {
    int equals = written.indexOf('=');
    String name = equals < 0 ? written : written.substring(0, equals);
    if (flags.contains(name)) {
      if (equals >= 0) {
        throw new UsageException("--" + name + " takes no value");
      }
      options.put(name, "");
      return;
    }
    if (!valued.contains(firstName(name))) {
      List<String> known = new ArrayList<>(flags);
      known.addAll(valued);
      throw unknown(name, known, command);
    }
    String value = equals < 0 ? next(name, rest) : written.substring(equals + 1);
    if (options.put(name, value) != null) {
      throw new UsageException("--" + name + " is given twice");
    }
  }

  private static String next(String name, Iterator<String> rest) {
    String value = rest.hasNext() ? rest.next() : "--";
    if (value.startsWith("--")) {
      throw new UsageException("--" + name + " needs a value; write --" + name + "=<value>");
    }
    return value;
  }
}
