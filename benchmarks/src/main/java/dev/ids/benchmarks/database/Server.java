// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.database;

import com.sun.management.OperatingSystemMXBean;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.time.Duration;
import java.util.stream.Stream;

/** A PostgreSQL of its own, and the CPU time that it and this process have used. */
final class Server implements AutoCloseable {
  private static final OperatingSystemMXBean SYSTEM =
      (OperatingSystemMXBean) ManagementFactory.getOperatingSystemMXBean();

  private final EmbeddedPostgres postgres;
  private final long postmaster;

  private Server(EmbeddedPostgres postgres, long postmaster) {
    this.postgres = postgres;
    this.postmaster = postmaster;
  }

  static Server start() throws IOException, SQLException {
    EmbeddedPostgres postgres =
        EmbeddedPostgres.builder()
            .setServerConfig("shared_buffers", "512MB")
            .setServerConfig("max_wal_size", "4GB")
            // Its processes come and go, and their CPU time with them.
            .setServerConfig("autovacuum", "off")
            .start();
    try (Connection connection = postgres.getPostgresDatabase().getConnection()) {
      long backend = number(connection, "select pg_backend_pid()");
      long postmaster = ProcessHandle.of(backend).orElseThrow().parent().orElseThrow().pid();
      return new Server(postgres, postmaster);
    }
  }

  String url() {
    return postgres.getJdbcUrl("postgres", "postgres");
  }

  Connection connect() throws SQLException {
    return postgres.getPostgresDatabase().getConnection();
  }

  /** Of this process and all of the server's that still run. */
  long cpuNanos() {
    ProcessHandle server = ProcessHandle.of(postmaster).orElseThrow();
    long nanos =
        Stream.concat(Stream.of(server), server.descendants())
            .map(process -> process.info().totalCpuDuration().orElse(Duration.ZERO))
            .mapToLong(Duration::toNanos)
            .sum();
    return SYSTEM.getProcessCpuTime() + nanos;
  }

  static long number(Connection connection, String sql) throws SQLException {
    try (Statement statement = connection.createStatement();
        ResultSet result = statement.executeQuery(sql)) {
      result.next();
      return result.getLong(1);
    }
  }

  @Override
  public void close() throws IOException {
    postgres.close();
  }
}
