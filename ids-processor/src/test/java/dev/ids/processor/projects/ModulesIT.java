// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import static dev.ids.processor.projects.Processors.HIBERNATE;
import static dev.ids.processor.projects.Processors.IDS;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.util.List;
import org.junit.jupiter.api.Test;

/**
 * Two modules, each with a module-info: a catalogue of ids, and entities that are package-private,
 * in packages that are not exported, and use ids of each other's package and of the other module.
 * Compiled with {@code -Xlint:all -Werror}.
 */
class ModulesIT {
  @Test
  void idsCrossPackagesAndModules() {
    Project modules = Project.copy("modules", "modules", IDS);

    modules.maven("package").succeeded();

    assertThat(modules.text("catalog/target/classes/META-INF/ids/index"))
        .isEqualTo("com.acme.ids.CustomerId\ncom.acme.ids.TenantId\n");
    assertThat(modules.text("orders/target/classes/META-INF/ids/index"))
        .isEqualTo("com.acme.orders.billing.InvoiceId\ncom.acme.orders.internal.OrderId\n");
    assertThat(generated(modules))
        .as("the module does not read java.compiler")
        .doesNotContain("@Generated(", "javax.annotation.processing");
    assertThat(run(modules).succeeded().log()).isEqualTo("ids true com.acme.orders\n");
  }

  /** The module-info is a root element as well, and the late runner must hand it on. */
  @Test
  void metamodelInAModule() {
    Project modules = Project.copy("modules", "modules-metamodel", IDS, HIBERNATE);
    modules.edit("pom.xml", "-Xlint:all", "-Xlint:all,-processing,-classfile");
    modules.edit(
        "orders/pom.xml",
        "<dependencies>",
        """
        <dependencies>
          <dependency>
            <groupId>jakarta.persistence</groupId>
            <artifactId>jakarta.persistence-api</artifactId>
            <version>${jakarta-persistence.version}</version>
          </dependency>
        """);
    String sources = "orders/src/main/java/";
    modules.edit(
        sources + "module-info.java",
        "requires com.acme.catalog;",
        "requires com.acme.catalog; requires jakarta.persistence;");
    modules.write(
        sources + "com/acme/orders/internal/Item.java",
        """
        package com.acme.orders.internal;

        import jakarta.persistence.Entity;
        import jakarta.persistence.Id;
        import jakarta.persistence.metamodel.SingularAttribute;

        @Entity
        class Item {
          @Id @dev.ids.ulid.UlidId ItemId id;
          com.acme.ids.CustomerId customer;

          static SingularAttribute<Item, ItemId> attribute() {
            return Item_.id;
          }
        }
        """);

    modules.maven("compile").succeeded();
  }

  private static String generated(Project modules) {
    return modules.text(
        "orders/target/generated-sources/annotations/com/acme/orders/internal/OrderId.java");
  }

  private static Build run(Project modules) {
    List<String> modulePath =
        List.of(
            Artifacts.runtimeJar().toString(),
            "catalog/target/catalog-1.jar",
            "orders/target/orders-1.jar");
    return modules.tool(
        "java",
        "-p",
        String.join(File.pathSeparator, modulePath),
        "-m",
        "com.acme.orders/com.acme.orders.internal.Main");
  }
}
