// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Map;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/** The generators of one id class: one for each issuing domain, kept as long as the class lives. */
final class Sources<T extends TypedId<T>> {
  private final IdType<T> type;
  private final Binding<T> binding;
  private final Map<Object, Supplier<T>> sources = new ConcurrentHashMap<>();
  private final Map<Object, KeyedIds<T>> keyedSources = new ConcurrentHashMap<>();
  private volatile @Nullable Current<Supplier<T>> current;
  private volatile @Nullable Current<KeyedIds<T>> currentKeyed;

  Sources(IdType<T> type, Binding<T> binding) {
    this.type = type;
    this.binding = binding;
  }

  /** The source of the application's runtime, looked up again only after runtimes have changed. */
  Supplier<T> current() {
    int changes = Runtimes.LOCATOR.changes();
    Current<Supplier<T>> known = current;
    if (known == null || known.changes != changes) {
      known = new Current<>(changes, of(applicationRuntime()));
      current = known;
    }
    return known.source;
  }

  KeyedIds<T> currentKeyed() {
    int changes = Runtimes.LOCATOR.changes();
    Current<KeyedIds<T>> known = currentKeyed;
    if (known == null || known.changes != changes) {
      known = new Current<>(changes, keyed(applicationRuntime()));
      currentKeyed = known;
    }
    return known.source;
  }

  Supplier<T> of(Issuer issuer) {
    return sources.computeIfAbsent(domain(issuer), domain -> newSource(issuer));
  }

  KeyedIds<T> keyed(Issuer issuer) {
    return keyedSources.computeIfAbsent(domain(issuer), domain -> newKeyedSource(issuer));
  }

  private Object domain(Issuer issuer) {
    return inNameOfType(() -> issuer.domain(type.scheme()));
  }

  private Supplier<T> newSource(Issuer issuer) {
    Supplier<T> source = inNameOfType(() -> binding.source(issuer));
    if (source == null) {
      throw new IllegalStateException(
          name() + " cannot be issued without input: " + type.scheme().name() + hint());
    }
    return source;
  }

  private KeyedIds<T> newKeyedSource(Issuer issuer) {
    KeyedIds<T> source = inNameOfType(() -> binding.keyedSource(issuer));
    if (source == null) {
      throw new IllegalStateException(
          name() + " is not issued for a key: " + type.scheme().name() + " ids need none");
    }
    return source;
  }

  private String hint() {
    return type.scheme() instanceof IdScheme.KeyIssuing
        ? " ids are issued for a key; use next(key)"
        : " ids are assigned by the application";
  }

  private <S> S inNameOfType(Supplier<S> lookup) {
    try {
      return lookup.get();
    } catch (IllegalStateException e) {
      throw new IllegalStateException(name() + " cannot be issued: " + e.getMessage(), e);
    }
  }

  private Issuer applicationRuntime() {
    return Runtimes.LOCATOR.locate(type.idClass().getClassLoader());
  }

  private String name() {
    return type.idClass().getName();
  }

  private record Current<S>(int changes, S source) {}

  /** Loaded with the first id that is issued, so that reading ids needs no runtime. */
  private static final class Runtimes {
    static final Issuer.Locator LOCATOR =
        ServiceLoader.load(Issuer.Locator.class, Issuer.class.getClassLoader())
            .findFirst()
            .orElseThrow(
                () ->
                    new ServiceConfigurationError(
                        "no " + Objects.requireNonNull(Issuer.Locator.class.getName())));
  }
}
