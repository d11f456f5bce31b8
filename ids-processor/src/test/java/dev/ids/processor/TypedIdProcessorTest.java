// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.TypedId;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.util.Map;
import org.junit.jupiter.api.Test;

class TypedIdProcessorTest {
  private static final String ORDER =
      """
      package shop;
      class Order { @dev.ids.ulid.UlidId(prefix = "ord_") OrderId id; }
      """;

  @Test
  void annotatedFieldNamesAnIdClassThatIsGenerated() {
    Compilation compilation = IdsCompiler.compile(Map.of("shop.Order", ORDER)).succeeded();

    Class<?> orderId = compilation.load("shop.OrderId");
    assertThat(orderId).isFinal().isPublic().isAssignableTo(TypedId.class);
    assertThat(IdType.find(orderId).orElseThrow().declaration().prefix()).isEqualTo("ord_");
  }

  @Test
  void indexNamesTheGeneratedClass() {
    Compilation compilation = IdsCompiler.compile(Map.of("shop.Order", ORDER)).succeeded();

    assertThat(compilation.text("META-INF/ids/index")).isEqualTo("shop.OrderId\n");
  }
}
