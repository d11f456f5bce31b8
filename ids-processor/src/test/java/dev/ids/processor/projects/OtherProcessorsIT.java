// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import static dev.ids.processor.projects.Processors.BINDING;
import static dev.ids.processor.projects.Processors.HIBERNATE;
import static dev.ids.processor.projects.Processors.IDS;
import static dev.ids.processor.projects.Processors.LOMBOK;
import static dev.ids.processor.projects.Processors.MAPSTRUCT;
import static dev.ids.processor.projects.Processors.OLDER_HIBERNATE;
import static dev.ids.processor.projects.Processors.PERSISTENCE;
import static dev.ids.processor.projects.Processors.QUERYDSL;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Lombok, MapStruct, Hibernate's metamodel and QueryDSL in one build, with no compiler option. */
class OtherProcessorsIT {
  @Test
  void allFourBuildTogetherInOnePassAndAgainAfterAChange() {
    Project shop = Project.copy("shop", "together", LOMBOK, MAPSTRUCT, BINDING, IDS, HIBERNATE);

    Build first = shop.maven("compile").succeeded();

    assertThat(first.count("[WARNING]")).as(first.log()).isZero();
    assertThat(shop.text("target/classes/META-INF/ids/index"))
        .isEqualTo("shop.CustomerId\nshop.LineId slot-bits=10\nshop.OrderId\n");

    shop.edit(
        "src/main/java/shop/Line.java",
        "private OrderId copiedFrom;",
        "private OrderId copiedFrom;\n  @jakarta.persistence.Transient ItemId item;");
    shop.write(
        "src/main/java/shop/Item.java",
        """
        package shop;

        @jakarta.persistence.Entity
        class Item {
          @jakarta.persistence.Id @dev.ids.ulid.UlidId ItemId id;
          OrderId order;
          Object attributes = Item_.id.getName() + Item_.order.getName();
        }
        """);

    Build second = shop.maven("compile").succeeded();

    assertThat(second.count("[WARNING]")).as(second.log()).isZero();
    assertThat(shop.text("target/classes/META-INF/ids/index")).contains("shop.ItemId\n");
  }

  @Test
  void wrongOrderIsSaidOnceWithTheRepair() {
    Project shop = Project.copy("shop", "wrong-order", LOMBOK, HIBERNATE, MAPSTRUCT, BINDING, IDS);

    Build build = shop.maven("compile").failed();

    assertThat(build.log())
        .contains(
            "[IDS096] shop.Address_ was written before the id classes, by HibernateProcessor,",
            "help: ids-processor before the jar of HibernateProcessor");
    assertThat(build.count("[IDS096]")).isOne();
  }

  @Test
  void metamodelOfHibernate6() {
    Project shop =
        Project.copy("shop", "hibernate-6", LOMBOK, MAPSTRUCT, BINDING, IDS, OLDER_HIBERNATE);
    shop.remove("src/main/java/shop/Orders.java");

    shop.maven("compile", "-Dhibernate.version=" + Artifacts.versions().get("older-hibernate"))
        .succeeded();
  }

  static Stream<Arguments> orders() {
    return Stream.of(
        Arguments.of("ours-first", new String[] {IDS, LOMBOK, MAPSTRUCT, BINDING, HIBERNATE}),
        Arguments.of("ours-between", new String[] {LOMBOK, IDS, HIBERNATE, MAPSTRUCT, BINDING}),
        Arguments.of(
            "querydsl-before", new String[] {LOMBOK, MAPSTRUCT, BINDING, IDS, QUERYDSL, HIBERNATE}),
        Arguments.of(
            "querydsl-after", new String[] {LOMBOK, MAPSTRUCT, BINDING, IDS, HIBERNATE, QUERYDSL}));
  }

  @Tag("full")
  @ParameterizedTest(name = "{0}")
  @MethodSource("orders")
  void everyOrderWithOursBeforeTheirsBuilds(String name, String[] processors) {
    Project.copy("shop", name, processors).maven("compile").succeeded();
  }

  @Test
  void querydslAlone() {
    Project shop =
        Project.copy("shop", "querydsl", LOMBOK, MAPSTRUCT, BINDING, IDS, QUERYDSL, PERSISTENCE);
    shop.remove("src/main/java/shop/Attributes.java");
    shop.write(
        "src/main/java/shop/Paths.java",
        """
        package shop;

        import com.querydsl.core.types.dsl.ComparablePath;

        class Paths {
          ComparablePath<OrderId> id = QOrder.order.id;
          ComparablePath<OrderId> inherited = QOrder.order.lastOrder;
          ComparablePath<OrderId> copiedFrom = QLine.line.copiedFrom;
          ComparablePath<CustomerId> embedded = QOrder.order.address.owner;
        }
        """);

    shop.maven("compile").succeeded();
  }
}
