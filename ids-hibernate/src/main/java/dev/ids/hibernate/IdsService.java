// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.runtime.IdRuntime;
import java.io.Serial;
import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.hibernate.MappingException;
import org.hibernate.SessionFactory;
import org.hibernate.boot.model.relational.Database;
import org.hibernate.boot.registry.classloading.spi.ClassLoaderService;
import org.hibernate.cfg.AvailableSettings;
import org.hibernate.service.Service;
import org.hibernate.service.ServiceRegistry;
import org.hibernate.service.spi.Stoppable;
import org.jspecify.annotations.Nullable;

/**
 * What the parts of ids-hibernate share between reading the mapping and closing the SessionFactory;
 * one for each service registry.
 *
 * <p>Thread-safe.
 */
final class IdsService implements Service, Stoppable {
  @Serial private static final long serialVersionUID = 1L;

  private final Map<String, Object> settings;
  private final transient HiddenSecrets secrets;
  private final ClassLoaderService loaders;
  private final IdentityHashMap<Database, List<TypedIdGenerator>> generators =
      new IdentityHashMap<>();
  private final IdentityHashMap<SessionFactory, JoinedRuntimes> joined = new IdentityHashMap<>();
  private @Nullable List<IdType<?>> idTypes;
  private @Nullable StorageSettings storage;

  /**
   * @param settings as Hibernate knows them, without secrets
   */
  IdsService(Map<String, Object> settings, HiddenSecrets secrets, ClassLoaderService loaders) {
    this.settings = settings;
    this.secrets = secrets;
    this.loaders = loaders;
  }

  static IdsService of(ServiceRegistry registry) {
    return registry.requireService(IdsService.class);
  }

  /** The types of all id classes in the indexes. */
  synchronized List<IdType<?>> idTypes() {
    if (idTypes == null) {
      idTypes = IdIndex.read(loaders);
    }
    return idTypes;
  }

  Map<String, Object> settings() {
    return settings;
  }

  /**
   * How ids are stored.
   *
   * @throws MappingException for a setting that is not allowed
   */
  synchronized StorageSettings storage() {
    if (storage == null) {
      storage = StorageSettings.of(settings, idTypes());
    }
    return storage;
  }

  /** Notes a generator that needs its ids before the SessionFactory of this model starts. */
  synchronized void add(Database model, TypedIdGenerator generator) {
    generators.computeIfAbsent(model, m -> new ArrayList<>()).add(generator);
  }

  /** The generators of this model. */
  synchronized List<TypedIdGenerator> generators(Database model) {
    return List.copyOf(generators.getOrDefault(model, List.of()));
  }

  /** Joins the application's runtime, lends it the database, and opens the generators. */
  void start(Database model, SessionFactory factory, IdRuntime.Lender database) {
    List<TypedIdGenerator> issuing = generators(model);
    JoinedRuntimes runtimes = JoinedRuntimes.join(homes(issuing), secrets.addTo(settings), name());
    try {
      runtimes.lend(database, issuing);
      issuing.forEach(generator -> generator.open(runtimes));
      synchronized (this) {
        joined.put(factory, runtimes);
      }
    } catch (RuntimeException e) {
      runtimes.close();
      throw e;
    }
  }

  /** The tables are there: slots are leased now, if the model needs them. */
  void created(Database model, SessionFactory factory) {
    JoinedRuntimes runtimes;
    List<TypedIdGenerator> issuing;
    synchronized (this) {
      runtimes = joined.get(factory);
      issuing = generators(model);
    }
    if (runtimes != null) {
      runtimes.startLeases(issuing); // Waits: not with our lock.
    }
  }

  /** Whatever is issued, by id class or raw. */
  private Set<Class<?>> homes(List<TypedIdGenerator> issuing) {
    Set<Class<?>> homes = new LinkedHashSet<>();
    idTypes().forEach(type -> homes.add(type.idClass()));
    issuing.forEach(generator -> homes.add(generator.home()));
    return homes;
  }

  /** Leaves the runtime; further calls do nothing. */
  void close(SessionFactory factory) {
    JoinedRuntimes runtimes;
    synchronized (this) {
      runtimes = joined.remove(factory);
    }
    if (runtimes != null) {
      runtimes.close();
    }
  }

  @Override
  public void stop() {
    List<JoinedRuntimes> left;
    synchronized (this) {
      left = List.copyOf(joined.values());
      joined.clear();
    }
    left.forEach(JoinedRuntimes::close); // Waits for a slot to be given back: not with our lock.
  }

  /** Whose settings these are, for messages. */
  String name() {
    Object factory = settings.get(AvailableSettings.SESSION_FACTORY_NAME);
    if (factory != null) {
      return "session factory " + factory;
    }
    Object unit = settings.get(AvailableSettings.PERSISTENCE_UNIT_NAME);
    return unit == null ? "a session factory" : "persistence unit " + unit;
  }
}
