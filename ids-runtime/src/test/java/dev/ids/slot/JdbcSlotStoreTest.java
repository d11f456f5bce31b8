// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.slot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.lang.reflect.Proxy;
import java.sql.Connection;
import java.sql.DatabaseMetaData;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What needs no database; the others are tested in ids-hibernate. */
class JdbcSlotStoreTest {
  private final List<String> calls = new ArrayList<>();

  /** Its SQL might fail in any way, and say less. */
  @Test
  void anUnknownDatabaseIsToldBeforeAnythingIsAskedOfIt() {
    JdbcSlotStore store = JdbcSlotStore.of(() -> connection("Oracle"));
    String message =
        "slots are leased from PostgreSQL, MySQL, MariaDB or H2, not from \"Oracle\"; set"
            + " ids.store.url to one of these, or ids.slot to a number of this process alone";

    assertThatThrownBy(() -> store.read("shop"))
        .isExactlyInstanceOf(SlotStoreException.class)
        .hasMessage(message);
    assertThatThrownBy(() -> store.change("shop", 1, (row, now) -> row))
        .isExactlyInstanceOf(SlotStoreException.class)
        .hasMessage(message);
    assertThat(calls).containsExactly("getMetaData", "close", "getMetaData", "close");
  }

  private Connection connection(String product) {
    return proxy(
        Connection.class,
        name -> {
          calls.add(name);
          return name.equals("getMetaData") ? metaData(product) : null;
        });
  }

  private static DatabaseMetaData metaData(String product) {
    return proxy(DatabaseMetaData.class, name -> product);
  }

  private interface Answers {
    Object of(String method);
  }

  private static <T> T proxy(Class<T> type, Answers answers) {
    return type.cast(
        Proxy.newProxyInstance(
            JdbcSlotStoreTest.class.getClassLoader(),
            new Class<?>[] {type},
            (proxy, method, arguments) -> answers.of(method.getName())));
  }
}
