// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;

class DatabaseTest {
  private final Database database = Database.of(Settings.of(Map.of(), ""));

  private record Lent(Supplier<String> name) implements IdRuntime.Lender {
    @Override
    public Optional<String> database() {
      return Optional.of(name.get());
    }

    @Override
    public Connection open() throws SQLException {
      throw new SQLException("opened " + name.get());
    }
  }

  @Test
  void aDatabaseIsAskedWithoutTheLockThatIssuingNeeds() {
    List<Boolean> held = new ArrayList<>();
    Supplier<String> name =
        () -> {
          held.add(Thread.holdsLock(database));
          return "jdbc:h2:mem:one";
        };
    database.lend("first", "unit one", new Lent(name));
    database.lend("second", "unit two", new Lent(name));

    assertThat(held).containsExactly(false, false);
  }

  @Test
  void aDatabaseThatIsRefusedIsNotLent() {
    database.lend("first", "unit one", new Lent(() -> "jdbc:h2:mem:one"));
    assertThatThrownBy(() -> database.lend("second", "unit two", new Lent(() -> "jdbc:h2:mem:two")))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessageStartingWith("unit two has the database \"jdbc:h2:mem:two\", but unit one in");

    assertThatThrownBy(database::open).hasMessage("opened jdbc:h2:mem:one");
    database.takeBack("first");
    assertThatThrownBy(database::open).hasMessageStartingWith("there is no database to agree");
  }
}
