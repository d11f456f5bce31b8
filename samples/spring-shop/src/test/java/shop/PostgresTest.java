// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.springframework.beans.factory.annotation.Autowired;
import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.context.TestConfiguration;
import org.springframework.boot.test.web.server.LocalServerPort;
import org.springframework.context.annotation.Bean;
import org.springframework.jdbc.core.JdbcTemplate;
import org.springframework.test.context.ActiveProfiles;
import org.springframework.test.context.DynamicPropertyRegistrar;

/** Profile postgresql, on a server that is unpacked from a Maven artifact. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
@ActiveProfiles("postgresql")
class PostgresTest implements OrdersTests, InvoicesTests {
  @LocalServerPort private int port;
  @Autowired private JdbcTemplate jdbc;

  /** Beans, so that the server ends after the application. */
  @TestConfiguration
  static class Server {
    @Bean
    EmbeddedPostgres postgres() throws IOException {
      return EmbeddedPostgres.start();
    }

    @Bean
    DynamicPropertyRegistrar database(EmbeddedPostgres postgres) {
      return properties -> {
        properties.add("SHOP_DATABASE", () -> postgres.getJdbcUrl("postgres", "postgres"));
        properties.add("SHOP_DATABASE_USER", () -> "postgres");
      };
    }
  }

  @Override
  public Shop shop() {
    return new Shop(port);
  }

  @Test
  void idsHaveColumnsOfTheirOwnKind() {
    assertThat(type("orders", "id")).isEqualTo("uuid");
    assertThat(type("orders", "customer_id")).isEqualTo("uuid");
    assertThat(type("orders", "device_id")).isEqualTo("int8");
    assertThat(type("device", "id")).isEqualTo("int8");
    assertThat(type("invoice", "number")).isEqualTo("uuid");
    assertThat(type("share", "id")).isEqualTo("varchar");
  }

  private String type(String table, String column) {
    List<String> types =
        jdbc.queryForList(
            "select udt_name from information_schema.columns"
                + " where table_name = ? and column_name = ?",
            String.class,
            table,
            column);
    assertThat(types).as(table + "." + column).hasSize(1);
    return types.get(0);
  }
}
