// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdScheme;
import dev.ids.runtime.IdRuntime;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import org.hibernate.HibernateException;

/**
 * A SessionFactory's part in the runtimes of what it issues: one runtime, unless the classes come
 * from loaders of which none is above the others.
 */
final class JoinedRuntimes implements AutoCloseable {
  private final Map<ClassLoader, IdRuntime.Membership> byLoader = new HashMap<>();

  private final Set<IdRuntime> measured = ConcurrentHashMap.newKeySet();

  private JoinedRuntimes() {}

  /**
   * Joins where {@code next()} of all these classes looks for its runtime.
   *
   * @param homes id classes, and classes with raw attributes
   * @param settings of the SessionFactory; those that are not {@code ids.*} are ignored
   * @param owner who joins, for messages
   */
  static JoinedRuntimes join(Collection<Class<?>> homes, Map<?, ?> settings, String owner) {
    Set<ClassLoader> loaders =
        homes.stream().map(Class::getClassLoader).collect(Collectors.toSet());
    Map<String, Object> idsSettings = idsSettings(settings);
    JoinedRuntimes joined = new JoinedRuntimes();
    try {
      for (ClassLoader loader : loaders) {
        if (!isBelow(loader, loaders)) {
          joined.byLoader.put(loader, IdRuntime.join(loader, loaders, idsSettings, owner));
        }
      }
      return joined;
    } catch (RuntimeException e) {
      joined.close();
      throw e;
    }
  }

  /**
   * Lends a database to those that need one for what is issued.
   *
   * @throws HibernateException if another SessionFactory has lent another one
   */
  void lend(IdRuntime.Lender database, Collection<TypedIdGenerator> issuing) {
    try {
      byMembership(issuing).forEach((member, issued) -> member.lend(database, issued));
    } catch (IllegalStateException e) {
      throw new HibernateException(e.getMessage(), e);
    }
  }

  /** Takes slots for those whose ids have one, and shows how they are. */
  void startLeases(Collection<TypedIdGenerator> issuing) {
    byMembership(issuing)
        .forEach(
            (member, issued) -> {
              if (issued.stream().anyMatch(scheme -> scheme.slotBits() > 0)) {
                if (measured.add(member.runtime())) {
                  Meters.add(member.runtime());
                }
                member.runtime().startLease();
              }
            });
  }

  private Map<IdRuntime.Membership, Set<IdScheme>> byMembership(
      Collection<TypedIdGenerator> issuing) {
    Map<IdRuntime.Membership, Set<IdScheme>> schemes = new LinkedHashMap<>();
    for (TypedIdGenerator generator : issuing) {
      schemes
          .computeIfAbsent(member(generator.home()), member -> new LinkedHashSet<>())
          .add(generator.scheme());
    }
    return schemes;
  }

  /** The runtime of a class among those joined for. */
  IdRuntime of(Class<?> home) {
    return member(home).runtime();
  }

  private IdRuntime.Membership member(Class<?> home) {
    for (ClassLoader l = home.getClassLoader(); l != null; l = l.getParent()) {
      IdRuntime.Membership membership = byLoader.get(l);
      if (membership != null) {
        return membership;
      }
    }
    throw new IllegalArgumentException(home.getName() + " is in no " + IdIndex.RESOURCE);
  }

  @Override
  public void close() {
    measured.forEach(Meters::remove);
    measured.clear();
    byLoader.values().forEach(IdRuntime.Membership::close);
  }

  private static boolean isBelow(ClassLoader loader, Set<ClassLoader> others) {
    for (ClassLoader l = loader.getParent(); l != null; l = l.getParent()) {
      if (others.contains(l)) {
        return true;
      }
    }
    return false;
  }

  private static Map<String, Object> idsSettings(Map<?, ?> settings) {
    Map<String, Object> ids = new HashMap<>();
    settings.forEach(
        (key, value) -> {
          if (key instanceof String name && name.startsWith("ids.") && value != null) {
            ids.put(name, value);
          }
        });
    return ids;
  }
}
