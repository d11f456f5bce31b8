// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.StorageKind;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.processor.testkit.IdsCompiler;
import dev.ids.testkit.SchemeRow;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

class EveryFormPersistsTest {
  static Stream<Arguments> forms() {
    return SchemeRow.all()
        .flatMap(row -> row.stores().stream().map(kind -> Arguments.of(row, kind)));
  }

  @ParameterizedTest
  @MethodSource("forms")
  void smoke(SchemeRow row, StorageKind kind) throws Exception {
    ClassLoader loader =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing", "-Werror")
            .run(
                Map.of(
                    "shop.Order",
                    """
       package shop;
       import jakarta.persistence.*;
       @Entity(name = "O") @Table(name = "orders") public class Order {
         @Id %s public OrderId id;
         public String name;
       }
       """
                        .formatted(row.declarationWith("storage = dev.ids.StorageKind." + kind))))
            .succeeded()
            .classLoader();
    Class<?> order = loader.loadClass("shop.Order");
    try (TestDatabase db = TestDatabase.with(order).loader(loader).start()) {
      System.out.println(db.columns("orders"));
      Object o = order.getConstructor().newInstance();
      System.out.println(db.run(s -> s.persist(o)));
      System.out.println(order.getField("id").get(o));
    }
  }
}
