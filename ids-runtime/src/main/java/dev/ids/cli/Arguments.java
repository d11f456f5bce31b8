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
import java.util.function.Consumer;
import java.util.stream.Collectors;

/**
 * The words after a command: options {@code --name=value} or {@code --name value}, and the others
 * in their order. After {@code --} nothing is an option; a single hyphen begins none, as ids may
 * begin with one.
 */
final class Arguments {
  private static final String USUAL_NAME = "[a-z0-9.\\[\\]-]{1,64}";

  private final Set<String> flags;
  private final Map<String, String> options = new LinkedHashMap<>();
  private final List<String> others = new ArrayList<>();

  private Arguments(Set<String> flags) {
    this.flags = flags;
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
    List<String> known = new ArrayList<>(flags);
    known.addAll(valued);
    Arguments arguments = new Arguments(flags);
    arguments.read(words, name -> check(name, known, command));
    return arguments;
  }

  /**
   * Reads the words of a command whose options all take a value. Which options there are may depend
   * on the other words, so that is left to {@link #check}.
   *
   * @throws UsageException for an option that is given twice, or a missing value
   */
  static Arguments ofValues(List<String> words) {
    Arguments arguments = new Arguments(Set.of());
    arguments.read(words, name -> {});
    return arguments;
  }

  /**
   * Refuses options that a subject does not have.
   *
   * @throws UsageException naming the first one
   */
  void check(Collection<String> known, String subject) {
    options.keySet().forEach(name -> check(name, known, subject));
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

  private static void check(String name, Collection<String> known, String subject) {
    // Of a path such as codec[0].radix, the option is the first name.
    if (known.contains(name.split("[.\\[]", 2)[0])) {
      return;
    }
    String had =
        new TreeSet<>(known)
            .stream().map(option -> "--" + option).collect(Collectors.joining(", "));
    throw new UsageException(
        "unknown option "
            + Quoted.of("--" + name)
            + Nearest.to(Quoted.cut(name), known)
                .map(near -> "; did you mean --" + near + "?")
                .orElse("; what begins with -- and is no option goes after a -- of its own;")
            + " "
            + subject
            + " has "
            + had);
  }

  private void read(List<String> words, Consumer<String> check) {
    Iterator<String> rest = words.iterator();
    while (rest.hasNext()) {
      String word = rest.next();
      if (word.equals("--")) {
        rest.forEachRemaining(others::add);
      } else if (word.startsWith("--")) {
        option(word.substring(2), rest, check);
      } else {
        others.add(word);
      }
    }
  }

  private void option(String written, Iterator<String> rest, Consumer<String> check) {
    int equals = written.indexOf('=');
    String name = equals < 0 ? written : written.substring(0, equals);
    check.accept(name);
    if (flags.contains(name)) {
      if (equals >= 0) {
        throw new UsageException(shown(name) + " takes no value");
      }
      options.put(name, "");
      return;
    }
    String value = equals < 0 ? next(name, rest) : written.substring(equals + 1);
    if (options.put(name, value) != null) {
      throw new UsageException(shown(name) + " is given twice");
    }
  }

  private static String next(String name, Iterator<String> rest) {
    String value = rest.hasNext() ? rest.next() : "--";
    if (value.startsWith("--")) {
      throw new UsageException(shown(name) + " needs a value; write " + shown(name) + "=<value>");
    }
    return value;
  }

  private static String shown(String name) {
    return name.matches(USUAL_NAME) ? "--" + name : Quoted.of("--" + name);
  }
}
