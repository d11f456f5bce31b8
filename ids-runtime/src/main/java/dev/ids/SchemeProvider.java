// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.lang.annotation.Annotation;
import java.util.Collection;
import java.util.Map;
import java.util.SortedMap;

/**
 * A scheme that configuration and the command line find by its name. Each scheme's package has one,
 * a public class with a public constructor without parameters, registered for {@link
 * java.util.ServiceLoader}: with {@code @AutoService}, and with {@code provides} in a module.
 *
 * <p>Declarations on entities do not need it. Thread-safe.
 *
 * @param <A> the annotation that declares the scheme
 */
public interface SchemeProvider<A extends Annotation> {
  /** The name: what {@link IdScheme#name()} of its schemes says. */
  String name();

  /** The annotation. */
  Class<A> annotation();

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if the declaration cannot work
   */
  IdScheme of(A declaration);

  /**
   * The names of the options that {@link #of(Options)} reads: the annotation's members in lower
   * case with hyphens, {@code seq-reset-threshold} for {@code seqResetThreshold}. Members that all
   * schemes share, key paths and nested annotations are no options.
   */
  default Collection<String> options() {
    return new DeclarationOptions<>(annotation()).names();
  }

  /**
   * The scheme that options describe: that of an annotation with these members. Names that are no
   * options are not looked at.
   *
   * @throws IllegalArgumentException naming the key, its value and what to write, if the options
   *     cannot work
   */
  default IdScheme of(Options options) {
    return options.judged(
        () -> of(new DeclarationOptions<>(annotation()).annotation(options)), this::option);
  }

  /** The option whose value a member of a declaration has. */
  default String option(String member) {
    return DeclarationOptions.optionOf(member);
  }

  /**
   * Usual schemes of this kind by a label, for a text that may be one of their ids: {@code uuid}
   * and {@code uuid id25}. The default is the declaration without members.
   */
  default Map<String, IdScheme> variants() {
    return Map.of(name(), of(Options.of("", Map.of())));
  }

  /**
   * All providers that a class loader sees, and those of ids itself, by name.
   *
   * @throws IllegalStateException if one cannot be loaded, or two have one name
   */
  static SortedMap<String, SchemeProvider<?>> all(ClassLoader loader) {
    return SchemeProviders.of(loader);
  }
}
