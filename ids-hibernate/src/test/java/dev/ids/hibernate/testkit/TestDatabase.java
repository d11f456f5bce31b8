// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeMap;
import java.util.UUID;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.logging.Level;
import java.util.logging.Logger;
import org.hibernate.Session;
import org.hibernate.SessionEventListener;
import org.hibernate.SessionFactory;
import org.hibernate.StatelessSession;
import org.hibernate.boot.Metadata;
import org.hibernate.boot.MetadataSources;
import org.hibernate.boot.registry.BootstrapServiceRegistryBuilder;
import org.hibernate.boot.registry.StandardServiceRegistry;
import org.hibernate.boot.registry.StandardServiceRegistryBuilder;
import org.hibernate.dialect.Dialect;
import org.hibernate.mapping.Column;
import org.hibernate.mapping.Table;

/** Hibernate with some entities, on a database of its own that ends with it: H2 unless told. */
public final class TestDatabase implements AutoCloseable {
  // Kept, or the level is lost with the logger.
  private static final Logger LOG = Logger.getLogger("org.hibernate");

  static {
    LOG.setLevel(Level.OFF);
  }

  private final SessionFactory factory;
  private final List<String> statements;
  private final Engine engine;
  private final Runnable cleaning;

  private TestDatabase(
      SessionFactory factory, List<String> statements, Engine engine, Runnable cleaning) {
    this.factory = factory;
    this.statements = statements;
    this.engine = engine;
    this.cleaning = cleaning;
  }

  /** Hibernate with these entities and no setting of ids. */
  public static TestDatabase of(Class<?>... entities) {
    return new Builder(entities).start();
  }

  /** Hibernate with these entities, to be configured. */
  public static Builder with(Class<?>... entities) {
    return new Builder(entities);
  }

  public SessionFactory factory() {
    return factory;
  }

  /** Runs {@code work} in a transaction of a new session; returns the statements that it took. */
  public List<String> run(Consumer<Session> work) {
    statements.clear();
    factory.inTransaction(work);
    return List.copyOf(statements);
  }

  /** The result of {@code work} in a transaction of a new session. */
  public <R> R get(Function<Session, R> work) {
    statements.clear();
    return factory.fromTransaction(work);
  }

  /** Runs {@code work} in a transaction of a new stateless session. */
  public List<String> runStateless(Consumer<StatelessSession> work) {
    statements.clear();
    factory.inStatelessTransaction(work);
    return List.copyOf(statements);
  }

  /** The statements since the last call of a method here began. */
  public List<String> statements() {
    return List.copyOf(statements);
  }

  /** How many JDBC batches {@code work} executes in a transaction of a new session. */
  public int batches(Consumer<Session> work) {
    BatchCounter counter = new BatchCounter();
    run(
        session -> {
          session.addEventListeners(counter);
          work.accept(session);
          session.flush();
        });
    return counter.batches;
  }

  public Engine engine() {
    return engine;
  }

  /** The columns of a table with their types, such as {@code CHARACTER VARYING(26)}. */
  public Map<String, String> columns(String table) {
    Map<String, String> columns = new LinkedHashMap<>();
    for (Object[] row : ofColumns("data_type, character_maximum_length", table)) {
      String length = row[2] == null ? "" : "(" + row[2] + ")";
      columns.put(row[0].toString().toLowerCase(Locale.ROOT), row[1] + length);
    }
    return columns;
  }

  /** The columns of a table that have a collation other than the database's, with it. */
  public Map<String, String> collations(String table) {
    Map<String, String> collations = new LinkedHashMap<>();
    for (Object[] row : ofColumns("collation_name, 1", table)) {
      if (row[1] != null) {
        collations.put(row[0].toString().toLowerCase(Locale.ROOT), row[1].toString());
      }
    }
    return collations;
  }

  private List<Object[]> ofColumns(String what, String table) {
    String sql =
        "select column_name, "
            + what
            + " from information_schema.columns where table_schema = "
            + engine.currentSchema()
            + " and upper(table_name) = upper(:t) order by ordinal_position";
    return get(s -> s.createNativeQuery(sql, Object[].class).setParameter("t", table).list());
  }

  @Override
  public void close() {
    factory.close();
    cleaning.run();
  }

  private static final class BatchCounter implements SessionEventListener {
    private static final long serialVersionUID = 1L;
    private int batches;

    @Override
    public void jdbcExecuteBatchEnd() {
      batches++;
    }
  }

  /** Settings before the start. */
  public static final class Builder {
    private final List<Class<?>> entities;
    private final Map<String, Object> settings = new LinkedHashMap<>();
    private final List<ClassLoader> loaders = new ArrayList<>();
    private final List<String> mappings = new ArrayList<>();
    private Engine engine = Engine.H2;

    private Builder(Class<?>... entities) {
      this.entities = Arrays.asList(entities);
      set("hibernate.hbm2ddl.auto", "create");
      set("hibernate.hbm2ddl.halt_on_error", true);
    }

    public Builder set(String key, Object value) {
      settings.put(key, value);
      return this;
    }

    /** Runs on a new schema of this database. */
    public Builder on(Engine engine) {
      this.engine = engine;
      return this;
    }

    /** Runs on a schema that stays. */
    public Builder on(Engine.Schema schema) {
      this.engine = schema.engine();
      return set("hibernate.connection.url", schema.url());
    }

    /** Connections come from a pool of so many, and are waited for. */
    public Builder pool(int size) {
      return set("hibernate.connection.provider_class", WaitingPool.class.getName())
          .set(WaitingPool.SIZE, size);
    }

    /** Leaves the schema as it is. */
    public Builder keep() {
      return set("hibernate.hbm2ddl.auto", "none");
    }

    public Builder loader(ClassLoader loader) {
      loaders.add(loader);
      return this;
    }

    /** Adds a mapping file of the class path. */
    public Builder mapping(String resource) {
      mappings.add(resource);
      return this;
    }

    /** The service registry alone, for tests that stop before a SessionFactory. */
    public StandardServiceRegistry registry() {
      BootstrapServiceRegistryBuilder bootstrap = new BootstrapServiceRegistryBuilder();
      loaders.forEach(bootstrap::applyClassLoader);
      settings.putIfAbsent("hibernate.connection.url", "jdbc:h2:mem:" + UUID.randomUUID());
      return new StandardServiceRegistryBuilder(bootstrap.build()).applySettings(settings).build();
    }

    /** The types that columns get on another database, named by its dialect; nothing connects. */
    public Map<String, String> columnTypes(Class<? extends Dialect> dialect) {
      set("hibernate.dialect", dialect.getName());
      set("hibernate.boot.allow_jdbc_metadata_access", false);
      Map<String, String> types = new TreeMap<>();
      try (StandardServiceRegistry registry = registry()) {
        Metadata metadata = sources(registry).buildMetadata();
        for (Table table : metadata.collectTableMappings()) {
          for (Column column : table.getColumns()) {
            types.put(table.getName() + "." + column.getName(), column.getSqlType(metadata));
          }
        }
      }
      return types;
    }

    /** The mapping alone; nothing connects. */
    public Metadata metadata() {
      try (StandardServiceRegistry registry = registry()) {
        return sources(registry).buildMetadata();
      }
    }

    public MetadataSources sources(StandardServiceRegistry registry) {
      MetadataSources sources = new MetadataSources(registry);
      entities.forEach(sources::addAnnotatedClass);
      mappings.forEach(sources::addResource);
      return sources;
    }

    public TestDatabase start() {
      if (settings.containsKey("hibernate.connection.url") || engine == Engine.H2) {
        return start(() -> {});
      }
      Engine.Schema schema = engine.schema();
      set("hibernate.connection.url", schema.url());
      try {
        return start(schema::close);
      } catch (RuntimeException e) {
        schema.close();
        throw e;
      }
    }

    private TestDatabase start(Runnable cleaning) {
      List<String> statements = new CopyOnWriteArrayList<>();
      StandardServiceRegistry registry = registry();
      try {
        return new TestDatabase(
            sources(registry)
                .getMetadataBuilder()
                .build()
                .getSessionFactoryBuilder()
                .applyStatementInspector(
                    sql -> {
                      statements.add(sql);
                      return sql;
                    })
                .build(),
            statements,
            engine,
            cleaning);
      } catch (RuntimeException e) {
        StandardServiceRegistryBuilder.destroy(registry);
        throw e;
      }
    }
  }
}
