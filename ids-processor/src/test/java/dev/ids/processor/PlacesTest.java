// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.util.Map;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Where a declaration may stand, and in which package its class then is. */
class PlacesTest {
  static Stream<Named<IdsCompiler>> compilers() {
    Supplier<IdsCompiler> eclipse =
        () -> IdsCompiler.javac().by(EclipseCompiler::new).withOptions("-17");
    return Stream.of(Named.of("javac", IdsCompiler.javac()), Named.of("ecj", eclipse.get()));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void fieldAndMethodOfOneNameDeclareTwoClasses(IdsCompiler compiler) {
    Compilation compilation =
        compiler.run(
            Map.of(
                "shop.Order",
                """
                package shop;
                class Order {
                  @dev.ids.ulid.UlidId AId id;
                  @dev.ids.nanoid.NanoId BId id() { return null; }
                }
                """));

    compilation.succeeded();
    assertThat(compilation.text("shop/AId.java")).contains("@UlidId");
    assertThat(compilation.text("shop/BId.java")).contains("@NanoId");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void fieldDeclaresAClassThatAllSourcesOfTheRunCanUse(IdsCompiler compiler) {
    Compilation compilation =
        compiler.run(
            Map.of(
                "shop.Order",
                """
                package shop;
                class Order { @dev.ids.ulid.UlidId(prefix = "ord_") OrderId id; }
                """,
                "shop.Line",
                """
                package shop;
                class Line { OrderId order; java.util.Map<OrderId, Line> all; }
                """,
                "report.Row",
                """
                package report;
                import static shop.OrderId.parse;
                import shop.OrderId;
                record Row(OrderId order) {
                  static Row of(String text) { return new Row(parse(text)); }
                }
                """));

    Class<?> orderId = compilation.succeeded().load("shop.OrderId");
    assertThat(orderId).isFinal().isPublic().isAssignableTo(TypedId.class);
    assertThat(IdType.find(orderId).orElseThrow().declaration().prefix()).isEqualTo("ord_");
    assertThat(compilation.diagnostics()).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void getterDeclaresAClass(IdsCompiler compiler) {
    assertDeclares(
        compiler,
        "shop.OrderId",
        """
        package shop;
        class Order {
          private OrderId id;
          @dev.ids.ulid.UlidId OrderId getId() { return id; }
          void setId(OrderId id) { this.id = id; }
        }
        """);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void recordComponentDeclaresAClassOnce(IdsCompiler compiler) {
    assertDeclares(
        compiler,
        "shop.EventId",
        "package shop; record Order(@dev.ids.ulid.UlidId(prefix = \"evt_\") EventId id) {}");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void methodOfACatalogueDeclaresAClass(IdsCompiler compiler) {
    assertDeclares(
        compiler,
        "shop.CustomerId",
        """
        package shop;
        interface Order {
          @dev.ids.ulid.UlidId(prefix = "cus_") CustomerId customer();
          @dev.ids.ulid.UlidId(prefix = "ord_") OrderId order();
        }
        """);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void attributeOfANestedClassDeclaresAClassOfTheSamePackage(IdsCompiler compiler) {
    assertDeclares(
        compiler,
        "shop.LineId",
        "package shop; class Order { static class Line { @dev.ids.ulid.UlidId LineId id; } }");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void nameInFullPutsTheClassIntoThatPackage(IdsCompiler compiler) {
    assertDeclares(
        compiler,
        "com.acme.ids.OrderId",
        "package shop; class Order { @dev.ids.ulid.UlidId com.acme.ids.OrderId id; }");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void memberInPutsTheClassIntoThatPackage(IdsCompiler compiler) {
    assertDeclares(
        compiler,
        "com.acme.ids.OrderId",
        """
        package shop;
        import com.acme.ids.OrderId;
        class Order { @dev.ids.ulid.UlidId(in = "com.acme.ids") OrderId id; }
        """);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void entityOfTheUnnamedPackageCanDeclareElsewhere(IdsCompiler compiler) {
    Compilation compilation =
        compiler.run(
            Map.of(
                "Order",
                """
                import com.acme.ids.OrderId;
                class Order { @dev.ids.ulid.UlidId(in = "com.acme.ids") OrderId id; }
                """));

    assertThat(compilation.succeeded().load("com.acme.ids.OrderId")).isPublic();
  }

  private static void assertDeclares(IdsCompiler compiler, String idClass, String order) {
    Compilation compilation = compiler.run(Map.of("shop.Order", order)).succeeded();

    assertThat(compilation.diagnostics()).isEmpty();
    assertThat(compilation.text("META-INF/ids/index").lines()).contains(idClass);
    assertThat(IdType.find(compilation.load(idClass))).isPresent();
  }
}
