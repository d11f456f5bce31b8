// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Connections;
import dev.ids.Options;
import dev.ids.internal.Quoted;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Properties;
import org.jspecify.annotations.Nullable;

/**
 * The database of an application: the one that is configured, else that of the first owner who
 * lends his for as long as he is there.
 *
 * <p>Thread-safe.
 */
final class Database implements Connections {
  static final String URL = "ids.store.url";
  static final String USER = "ids.store.user";
  static final String PASSWORD = "ids.store.password";
  static final String WAIT_UP_TO = "ids.store.wait-up-to";

  private static final String FILE = "file:";
  private static final Duration MAX_WAIT = Duration.ofHours(1);

  private final @Nullable Connections configured;

  /** By owner; guarded by this. */
  private final Map<Object, Lent> lent = new LinkedHashMap<>();

  private record Lent(String owner, IdRuntime.Lender lender) {}

  private Database(@Nullable Connections configured) {
    this.configured = configured;
  }

  /**
   * As configured.
   *
   * @throws IllegalArgumentException if there is a user or a password without a URL, or the wait is
   *     out of range
   */
  static Database of(Settings settings) {
    checkWait(settings);
    String url = settings.find(URL).orElse(null);
    if (url == null) {
      for (String key : new String[] {PASSWORD, USER}) {
        if (settings.find(key).isPresent()) {
          throw new IllegalArgumentException(key + " is set, but " + URL + " is not");
        }
      }
      return new Database(null);
    }
    String user = settings.find(USER).orElse(null);
    String password = settings.find(PASSWORD).orElse(null);
    return new Database(() -> connect(url, user, password));
  }

  /** Schemes read it: what waits, and for how long unless told, is theirs. */
  private static void checkWait(Settings settings) {
    Optional<Options.Value> value = settings.value(WAIT_UP_TO);
    if (value.isEmpty()) {
      return;
    }
    Duration wait = settings.time(WAIT_UP_TO, MAX_WAIT);
    if (wait.toMillis() < 1 || wait.compareTo(MAX_WAIT) > 0) {
      throw new IllegalArgumentException(
          WAIT_UP_TO
              + " must be from 1ms to 1h: "
              + Quoted.of(value.get().text())
              + value.get().origin());
    }
  }

  @Override
  public Connection open() throws SQLException {
    return connections().open();
  }

  /**
   * @throws IllegalStateException if there is none; the message says how to give one
   */
  private Connections connections() {
    if (configured != null) {
      return configured;
    }
    synchronized (this) {
      return lent.values().stream()
          .findFirst()
          .<Connections>map(Lent::lender)
          .orElseThrow(
              () ->
                  new IllegalStateException(
                      "there is no database to agree with other processes in; set "
                          + URL
                          + ", or issue ids while a SessionFactory is open"));
    }
  }

  /**
   * Lends a database until it is {@link #takeBack taken back}.
   *
   * @param key of the loan
   * @throws IllegalStateException if another database is lent already: ids must come from one
   */
  void lend(Object key, String owner, IdRuntime.Lender lender) {
    List<Lent> others;
    synchronized (this) {
      others = List.copyOf(lent.values());
      lent.put(key, new Lent(owner, lender));
    }
    if (configured == null) {
      try {
        checkSame(owner, lender, others); // Asks the databases: not with our lock.
      } catch (RuntimeException e) {
        takeBack(key);
        throw e;
      }
    }
  }

  private static void checkSame(String owner, IdRuntime.Lender lender, List<Lent> others) {
    for (Lent other : others) {
      Optional<String> here = lender.database();
      Optional<String> there = other.lender.database();
      if (here.isPresent() && there.isPresent() && !here.equals(there)) {
        throw new IllegalStateException(
            owner
                + " has the database "
                + Quoted.of(here.get())
                + ", but "
                + other.owner
                + " in the same application has "
                + Quoted.of(there.get())
                + "; slots and counted ids must be in one: set "
                + URL);
      }
    }
  }

  synchronized void takeBack(Object key) {
    lent.remove(key);
  }

  private static Connection connect(String url, @Nullable String user, @Nullable String password)
      throws SQLException {
    Properties properties = new Properties();
    if (user != null) {
      properties.setProperty("user", user);
    }
    if (password != null) {
      properties.setProperty("password", read(password));
    }
    return DriverManager.getConnection(url, properties);
  }

  /** A password that a file has may change. */
  private static String read(String password) throws SQLException {
    if (!password.startsWith(FILE)) {
      return password;
    }
    try {
      return Files.readString(Path.of(password.substring(FILE.length()))).strip();
    } catch (IOException | RuntimeException e) {
      throw new SQLException(PASSWORD + " names a file that cannot be read: " + e.getMessage(), e);
    }
  }
}
