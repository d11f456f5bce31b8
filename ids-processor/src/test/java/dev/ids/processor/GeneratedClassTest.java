// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.lang.reflect.Modifier;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.api.Test;

/**
 * What surrounds a generated class: other ids, its module, its package, its scheme's visibility.
 */
class GeneratedClassTest {
  private static final String ORDER =
      "package shop; class Order { @dev.ids.ulid.UlidId OrderId id; }";

  @Test
  void idOfAnotherEntityIsRefusedByTheCompiler() {
    Compilation compilation =
        IdsCompiler.compile(
            Map.of(
                "shop.Order",
                ORDER,
                "shop.Customer",
                """
                package shop;
                class Customer {
                  @dev.ids.ulid.UlidId CustomerId id;
                  void load(Order order) { order.id = id; }
                }
                """));

    assertThat(compilation.errors())
        .containsExactly("incompatible types: shop.CustomerId cannot be converted to shop.OrderId");
  }

  @Test
  void packageWithClassesNamedLikeThoseOfJavaLangIsNoObstacle() {
    Map<String, String> sources = new HashMap<>(Map.of("shop.Order", ORDER));
    for (String name : new String[] {"Long", "Object", "Override", "String", "Optional", "Ulid"}) {
      sources.put("shop." + name, "package shop; class " + name + " {}");
    }

    Compilation compilation = IdsCompiler.compile(sources).succeeded();

    assertThat(IdType.find(compilation.load("shop.OrderId"))).isPresent();
  }

  @Test
  void idClassNamedLikeAClassThatItUsesIsNoObstacle() {
    Compilation compilation =
        IdsCompiler.compile(
                Map.of(
                    "shop.Shop",
                    """
                    package shop;
                    import dev.ids.ulid.UlidId;
                    interface Shop {
                      @UlidId shop.Ulid one();
                      @UlidId shop.IdType two();
                      @UlidId shop.Carrier three();
                    }
                    """))
            .succeeded();

    for (String name : new String[] {"shop.Ulid", "shop.IdType", "shop.Carrier"}) {
      assertThat(IdType.find(compilation.load(name))).isPresent();
    }
  }

  @Test
  void moduleThatDoesNotReadTheCompilersModuleGetsNoGeneratedAnnotation() {
    assertThat(inModule("requires dev.ids.runtime;")).doesNotContain("Generated(\"dev.ids.proc");
    assertThat(inModule("requires dev.ids.runtime; requires java.compiler;"))
        .contains("@Generated(\"dev.ids.processor.TypedIdProcessor\")");
  }

  private static String inModule(String directives) {
    String runtime = IdType.class.getProtectionDomain().getCodeSource().getLocation().getPath();
    return IdsCompiler.javac()
        .withOptions("-Xlint:all", "-Werror", "--module-path", runtime)
        .run(Map.of("module-info", "module shop { " + directives + " }", "shop.Order", ORDER))
        .succeeded()
        .text("shop/OrderId.java");
  }

  @Test
  void classIsAsVisibleAsItsScheme() throws ClassNotFoundException {
    Class<?> hidden =
        IdsCompiler.javacForForeignSchemes()
            .run(
                Map.of(
                    "com.acme.hidden.Order",
                    "package com.acme.hidden; class Order { @HiddenId OrderId id; }"))
            .succeeded()
            .classLoader()
            .loadClass("com.acme.hidden.OrderId");

    assertThat(hidden.getModifiers()).isEqualTo(Modifier.FINAL);
  }

  @Test
  void invalidDeclarationLeavesOneErrorHoweverOftenTheClassIsUsed() {
    Compilation compilation =
        IdsCompiler.compile(
            Map.of(
                "shop.Order",
                """
                package shop;
                import dev.ids.ulid.UlidId;
                class Order {
                  @UlidId(prefix = "o d") OrderId id;
                  OrderId previous = OrderId.parse("");
                  java.util.List<OrderId> others = java.util.List.of(OrderId.next());
                }
                """));

    assertThat(compilation.errors()).singleElement().asString().startsWith("[IDS020] ");
  }

  /** javac 17 knows nothing of a type whose class and arguments are both missing, others do. */
  @Test
  void genericTypeOfMissingClassesIsRefused() {
    Compilation compilation =
        IdsCompiler.compile(
            Map.of(
                "shop.Order",
                "package shop; class Order { @dev.ids.ulid.UlidId Ref<OrderId> id; }"));

    assertThat(compilation.errors())
        .anySatisfy(
            error ->
                assertThat(error)
                    .matches("(?s)\\[IDS003] shop.Order.id: (the type|Ref<OrderId>) is generic; .*")
                    .endsWith("help: OrderId id"));
  }
}
