// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import org.hibernate.Version;
import org.junit.jupiter.api.Test;

/** The build runs all tests on several lines of Hibernate; this is the one it says. */
class HibernateVersionTest {
  @Test
  void theLineIsTheOneThatTheBuildNames() {
    assertThat(Version.getVersionString()).isEqualTo(System.getProperty("test.hibernate.version"));
  }
}
