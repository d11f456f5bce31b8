// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowable;

import dev.ids.hibernate.testkit.Docs;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What {@code docs/hibernate.md} shows is what happens. */
class DocsTest {
  private static final String DEVICE =
      """
      package shop;

      import dev.ids.hibernate.tick.TickId;
      import jakarta.persistence.*;

      @Entity
      public class Device {
        @Id @TickId DeviceId id;
      }
      """;

  private static final String DETAILS =
      """
      package shop;

      import dev.ids.Issued;
      import jakarta.persistence.*;

      @Entity
      public class Details {
        @Id @Issued OrderId id;
        @MapsId @OneToOne Order order;
      }
      """;

  private static final String PRODUCT =
      """
      package shop;

      import dev.ids.hibernate.code.ProductCode;
      import jakarta.persistence.*;

      @Entity
      public class Product {
        @Id ProductCode id;
        String name;
      }
      """;

  private static final String SHIPMENT =
      """
      package shop;

      import dev.ids.ulid.UlidId;
      import jakarta.persistence.*;
      import java.util.UUID;

      @Entity
      public class Shipment {
        @Id @UlidId UUID id;
        @UlidId UUID reference;
        @UlidId String label;
      }
      """;

  @Test
  void theExamplePersists() throws ReflectiveOperationException {
    Class<?> order = compile("shop.Order", Docs.example()).load("shop.Order");
    try (TestDatabase db = start(order)) {
      Object entity = order.getConstructor().newInstance();

      assertThat(db.run(session -> session.persist(entity)))
          .containsExactly("insert into orders (parent_id,replaces,id) values (?,?,?)");
      assertThat(db.columns("orders")).containsEntry("id", "UUID").hasSize(3);
    }
  }

  @Test
  void theMessagesAreTheOnesShown() throws IOException, ClassNotFoundException {
    Compilation compilation = compile("shop.Order", Docs.example());
    Class<?> order = compilation.load("shop.Order");
    Class<?> device = compile("shop.Device", DEVICE).load("shop.Device");
    ClassLoader twice =
        compile(Map.of("shop.Order", Docs.example(), "shop.Details", DETAILS)).classLoader();

    assertShown(with(device));
    assertShown(with(twice.loadClass("shop.Order"), twice.loadClass("shop.Details")));
    assertShown(with(order).set("ids.storage.OrdrId", "TEXT"));
    assertShown(with(order).set("ids.storage.shop.OrderId", "LONG"));
    Files.delete(compilation.output().resolve("META-INF/ids/index"));
    assertShown(with(order));
  }

  @Test
  void theMessagesOfColumnsAreTheOnesShown() {
    Class<?> order = compile("shop.Order", Docs.example()).load("shop.Order");
    Class<?> product = compile("shop.Product", PRODUCT).load("shop.Product");
    try (Engine.Schema schema = Engine.H2.schema()) {
      with(order).on(schema).start().close();
      schema.execute("alter table orders alter column replaces set data type varchar(26)");
      assertShown(with(order).on(schema).set("hibernate.hbm2ddl.auto", "validate"));

      with(product).on(schema).start().close();
      schema.execute("drop table Product");
      schema.execute(
          "create table Product (id varchar_ignorecase(8) primary key, name varchar(9))");
      assertShown(with(product).on(schema).set("hibernate.hbm2ddl.auto", "none"));
    }
  }

  @Test
  void theMessagesOfColumnsOfRawIdsAreTheOnesShown() {
    Class<?> shipment = compile("shop.Shipment", SHIPMENT).load("shop.Shipment");
    try (Engine.Schema schema = Engine.H2.schema()) {
      with(shipment).on(schema).start().close();
      schema.execute("alter table Shipment alter column label set data type varchar(20)");
      assertShown(with(shipment).on(schema).set("hibernate.hbm2ddl.auto", "validate"));

      schema.execute(
          "alter table Shipment alter column label set data type varchar(26)",
          "alter table Shipment alter column reference set data type varchar(26)");
      assertShown(with(shipment).on(schema).set("hibernate.hbm2ddl.auto", "validate"));
    }
  }

  private static void assertShown(TestDatabase.Builder settings) {
    Throwable refusal = catchThrowable(settings::start);

    assertThat(refusal).isNotNull();
    assertThat(Docs.text().lines()).contains("    " + refusal.getMessage());
  }

  private static TestDatabase start(Class<?> entity) {
    return with(entity).start();
  }

  private static TestDatabase.Builder with(Class<?>... entities) {
    return TestDatabase.with(entities).loader(entities[0].getClassLoader());
  }

  private static Compilation compile(String name, String source) {
    return compile(Map.of(name, source));
  }

  private static Compilation compile(Map<String, String> sources) {
    return IdsCompiler.javac()
        .withOptions("-Xlint:all,-processing", "-Werror")
        .run(sources)
        .succeeded();
  }
}
