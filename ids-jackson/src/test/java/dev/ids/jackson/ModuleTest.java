// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.jackson.shop.OrderId;
import dev.ids.jackson.testkit.Json;
import dev.ids.jackson.testkit.Line;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ModuleTest {
  private static final String LINES = "dev.ids.jackson.testkit.Line#all";
  private static final String JSON = "\"ord_01ARZ3NDEKTSV4RRFFQ69G5FAV\"";
  private static final OrderId ORDER = OrderId.parse("ord_01ARZ3NDEKTSV4RRFFQ69G5FAV");

  @Test
  void theLinesUnderTestAreThoseTheBuildNames() {
    assertThat(Line.all().map(Line::version)).containsExactlyElementsOf(Line.expected());
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void jacksonFindsTheModuleByItselfAndTakesItOnce(Line line) {
    String ours =
        line.version().startsWith("3") ? "dev.ids.jackson.IdsModule" : "dev.ids.jackson2.IdsModule";
    assertThat(line.modules()).containsOnlyOnce(ours);
    Json json = line.json();
    assertThat(json.write(ORDER)).isEqualTo(JSON);
    assertThat(json.read(JSON, OrderId.class)).isEqualTo(ORDER);
  }

  @ParameterizedTest
  @MethodSource(LINES)
  void aMapperWithTheModuleSurvivesJavaSerialization(Line line) {
    Json json = line.serialized();
    assertThat(json.write(ORDER)).isEqualTo(JSON);
    assertThat(json.read(JSON, OrderId.class)).isEqualTo(ORDER);
  }
}
