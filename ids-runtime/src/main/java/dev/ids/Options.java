// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;

/**
 * What configuration says about one subject, such as the generator {@code order}: texts by the name
 * of the option, each with the place where it stands. An option may have options below it ({@code
 * radix.width}) or items ({@code codec[0]}).
 *
 * <p>Values are judged when they are read; what is refused is named by its full key. Immutable and
 * thread-safe.
 */
public final class Options {
  private static final String INDEX = "0|[1-9][0-9]{0,3}";
  private static final String WHOLE = "0|-?[1-9][0-9]*";

  private final String key;
  private final SortedMap<String, Value> values;
  private final Surroundings surroundings;

  private Options(String key, SortedMap<String, Value> values, Surroundings surroundings) {
    this.key = key;
    this.values = values;
    this.surroundings = surroundings;
  }

  /**
   * The text of one option.
   *
   * @param origin where it stands, for messages, with a blank before it; empty if that is clear
   */
  public record Value(String text, String origin) {}

  /**
   * Options with these values.
   *
   * @param key of the subject, such as {@code ids.generators.order}; empty for none
   * @param values by the path below the key, such as {@code codec[0].radix.width}
   */
  public static Options of(String key, Map<String, Value> values) {
    return new Options(key, new TreeMap<>(values), Surroundings.DEFAULT);
  }

  /**
   * The same options in an application.
   *
   * @param classes finds a class by its name; empty if there is none
   * @param clock for texts that show the date of today
   */
  public Options in(Function<String, Optional<Class<?>>> classes, InstantSource clock) {
    return new Options(key, values, new Surroundings(classes, clock));
  }

  /** The key of the subject. */
  public String key() {
    return key;
  }

  /** The key of an option, or of what lies below one. */
  public String key(String name) {
    return key.isEmpty() || name.isEmpty() || name.startsWith("[") ? key + name : key + "." + name;
  }

  /** The names that are given, without what lies below them. */
  public SortedSet<String> names() {
    SortedSet<String> names = new TreeSet<>();
    values.keySet().forEach(path -> names.add(firstName(path)));
    return names;
  }

  /** Whether an option of that name is given, or something below it. */
  public boolean has(String name) {
    return names().contains(name);
  }

  /** Every value by its path. */
  public SortedMap<String, Value> values() {
    return new TreeMap<>(values);
  }

  /** Whether an option is given as one value: not as a list or as options below it. */
  public boolean isText(String name) {
    return values.containsKey(name);
  }

  /**
   * The text of an option; the empty name is the subject's own value.
   *
   * @throws IllegalArgumentException if it is given as a list, or with options below it
   */
  public Optional<String> text(String name) {
    // Also beside a value of its own, which would hide what lies below.
    if (values.keySet().stream().anyMatch(path -> isBelow(path, name))) {
      throw refusal(name, "takes one value, here are several", "write " + key(name) + "=…");
    }
    return Optional.ofNullable(values.get(name)).map(Value::text);
  }

  /**
   * An option that a function reads.
   *
   * @param what it must be, such as {@code a whole number}
   * @throws IllegalArgumentException if {@code parse} throws one
   */
  public <T> Optional<T> read(String name, Function<String, T> parse, String what) {
    Optional<String> text = text(name);
    try {
      return text.map(parse);
    } catch (IllegalArgumentException e) {
      throw refusal(name, "must be " + what, "");
    }
  }

  /**
   * An option that is a whole number.
   *
   * @param min the smallest allowed
   * @param max the largest allowed
   */
  public Optional<Long> whole(String name, long min, long max) {
    return read(
        name,
        text -> {
          long value = Long.parseLong(text.strip());
          if (!text.strip().matches(WHOLE) || value < min || value > max) {
            throw new IllegalArgumentException(text);
          }
          return value;
        },
        "a whole number from " + min + " to " + max);
  }

  /** An option that is true or false. */
  public Optional<Boolean> bool(String name) {
    return oneOf(name, List.of("true", "false")).map(Boolean::valueOf);
  }

  /** An option that is one of an enum's names, in either case, with hyphens or underscores. */
  public <E extends Enum<E>> Optional<E> constant(String name, Class<E> type) {
    List<String> names = new ArrayList<>();
    for (E constant : type.getEnumConstants()) {
      names.add(constant.name());
    }
    return oneOf(name, names).map(known -> Enum.valueOf(type, known));
  }

  /** An option that is one of some names, in either case, with hyphens or underscores. */
  public Optional<String> oneOf(String name, List<String> allowed) {
    return text(name)
        .map(
            text ->
                allowed.stream()
                    .filter(known -> plain(known).equals(plain(text.strip())))
                    .findFirst()
                    .orElseThrow(() -> notAmong(name, text, allowed)));
  }

  private IllegalArgumentException notAmong(String name, String text, List<String> allowed) {
    Optional<String> near = Nearest.to(plain(text), allowed.stream().map(Options::plain).toList());
    return refusal(
        name,
        "is none of " + String.join(", ", allowed),
        near.flatMap(n -> allowed.stream().filter(a -> plain(a).equals(n)).findFirst())
            .map(n -> "did you mean " + n + "?")
            .orElse(""));
  }

  private static String plain(String name) {
    return name.toLowerCase(Locale.ROOT).replace('-', '_');
  }

  /**
   * An option that is the name of a class.
   *
   * @param type what the class must extend or implement
   */
  public <T> Optional<Class<? extends T>> type(String name, Class<T> type) {
    return text(name)
        .map(
            text -> {
              Class<?> found =
                  surroundings
                      .classes
                      .apply(text)
                      .orElseThrow(() -> refusal(name, "names no class of this application", ""));
              if (!type.isAssignableFrom(found)) {
                throw refusal(name, "does not implement " + type.getName(), "");
              }
              return found.asSubclass(type);
            });
  }

  /** The clock for texts that show the date of today. */
  public InstantSource clock() {
    return surroundings.clock;
  }

  /** What lies below a name; its own value is there under the empty name. */
  public Options below(String name) {
    SortedMap<String, Value> below = new TreeMap<>();
    values.forEach(
        (path, value) -> {
          if (path.equals(name)) {
            below.put("", value);
          } else if (path.startsWith(name + ".")) {
            below.put(path.substring(name.length() + 1), value);
          } else if (path.startsWith(name + "[")) {
            below.put(path.substring(name.length()), value);
          }
        });
    return new Options(key(name), below, surroundings);
  }

  /** The same options, where a value of the subject itself stands for the option of a name. */
  public Options named(String name) {
    Value own = values.get("");
    if (own == null || values.containsKey(name)) {
      return this;
    }
    SortedMap<String, Value> named = new TreeMap<>(values);
    named.remove("");
    named.put(name, own);
    return new Options(key, named, surroundings);
  }

  /**
   * The items of a list in their order, each with its own options; empty if there is none.
   *
   * @throws IllegalArgumentException if the option is no list, or an index is left out
   */
  public List<Options> items(String name) {
    SortedSet<Integer> indexes = new TreeSet<>();
    for (String path : values.keySet()) {
      if (firstName(path).equals(name)) {
        indexes.add(index(name, path.substring(name.length())));
      }
    }
    List<Options> items = new ArrayList<>();
    for (int index : indexes) {
      Options item = below(name + "[" + index + "]");
      if (index != items.size()) {
        throw item.refusal(
            "", "leaves out " + key(name) + "[" + items.size() + "]", "number the items from 0");
      }
      items.add(item);
    }
    return List.copyOf(items);
  }

  /**
   * @param rest what follows the name of the list
   */
  private int index(String name, String rest) {
    int end = rest.indexOf(']');
    boolean isItem =
        end > 0 && (end == rest.length() - 1 || ".[".indexOf(rest.charAt(end + 1)) >= 0);
    if (!isItem || !rest.startsWith("[") || !rest.substring(1, end).matches(INDEX)) {
      throw refusal(
          name, "is a list", "write " + key(name) + "[0]=…, or in YAML - and a blank before each");
    }
    return Integer.parseInt(rest.substring(1, end));
  }

  /**
   * Refuses names that are none.
   *
   * @param known the names that there are
   * @param subject who has these options, such as {@code strategy ulid}
   * @throws IllegalArgumentException for a name that is not known, with the nearest that is
   */
  public void checkNames(Collection<String> known, String subject) {
    for (String name : names()) {
      if (!known.contains(name)) {
        throw new IllegalArgumentException(
            "unknown setting "
                + Quoted.of(key(name))
                + origin(name)
                + Nearest.to(name, known).map(n -> "; did you mean " + key(n) + "?").orElse(";")
                + " "
                + subject
                + (known.isEmpty()
                    ? " has no options"
                    : " has " + String.join(", ", new TreeSet<>(known))));
      }
    }
  }

  /**
   * An exception that names an option, its value, and where it stands. The values of secrets and
   * passwords are not shown.
   *
   * @param name of the option; empty for the subject itself
   * @param problem what is wrong, without the value, such as {@code is negative}
   * @param help what to write instead; empty for none
   */
  public IllegalArgumentException refusal(String name, String problem, String help) {
    return new IllegalArgumentException(
        shown(name) + origin(name) + " " + problem + (help.isEmpty() ? "" : "; " + help));
  }

  /**
   * Runs {@code build}; a declaration that it refuses is named as the option that it came from.
   *
   * @param optionOf the option that has the value of a member of the declaration
   * @throws IllegalArgumentException if the declaration is refused, in configuration's spelling
   */
  public <T> T judged(Supplier<T> build, UnaryOperator<String> optionOf) {
    try {
      return build.get();
    } catch (InvalidDeclarationException e) {
      throw new IllegalArgumentException(refused(e, optionOf.apply(e.member())), e);
    }
  }

  private String refused(InvalidDeclarationException e, String name) {
    String written = "\\b" + Pattern.quote(lastName(e.member())) + " = ";
    String help = e.help().replaceFirst("^" + written + "\"?([^\" ]*)\"?$", key(name) + "=$1");
    // What is no setting to write is something to do, such as: take out this item.
    boolean isSetting = e.help().matches("[A-Za-z]+ = (?s:.*)");
    return "["
        + e.code()
        + "] "
        + shown(name)
        + origin(name)
        + ": "
        + e.problem().replaceAll(written, lastName(name) + " = ")
        + (isSetting ? "; write " : "; help: ")
        + help.replaceAll(written, lastName(name) + " = ");
  }

  private static String lastName(String path) {
    return path.substring(path.lastIndexOf('.') + 1);
  }

  /** The key with its value, if it has one that may be shown. */
  private String shown(String name) {
    Value value = values.get(name);
    String full = key(name);
    boolean hidden = full.contains("secret") || full.contains("password");
    return value == null || hidden ? full : full + "=" + Quoted.of(value.text());
  }

  /**
   * Where an option stands, or the first that lies below it; one left out, where its subject is.
   */
  private String origin(String name) {
    SortedMap<String, Value> there = name.isEmpty() ? values : below(name).values;
    if (there.isEmpty()) {
      there = values;
    }
    return there.values().stream().findFirst().map(Value::origin).orElse("");
  }

  private record Surroundings(Function<String, Optional<Class<?>>> classes, InstantSource clock) {
    static final Surroundings DEFAULT =
        new Surroundings(name -> Optional.empty(), InstantSource.system());
  }

  /** Everything else lies below the subject itself, whose name is empty. */
  private static boolean isBelow(String path, String name) {
    return name.isEmpty()
        ? !path.isEmpty()
        : path.startsWith(name + ".") || path.startsWith(name + "[");
  }

  private static String firstName(String path) {
    return path.split("[.\\[]", 2)[0];
  }
}
