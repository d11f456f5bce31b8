// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.runtime.IdRuntime;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.DatabindException;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/** The ids of the catalogue, through JSON and back. */
class EverySchemeTest {
  private static final JsonMapper PLAIN = new JsonMapper();

  @Test
  void theShippedIdsAreTheseAndStayEqual() {
    String json = OneOfEach.shipped();
    OneOfEach ids = OneOfEach.parse(json);
    assertThat(ids.toJson()).isEqualTo(json);
    assertThat(PLAIN.readTree(json).size()).isEqualTo(OneOfEach.COUNT);
  }

  @Test
  void newIdsReadBackEqual() {
    try (IdRuntime runtime = IdRuntime.deterministic(42)) {
      runtime.install(OneOfEach.class.getClassLoader());
      List<OneOfEach> issued = new ArrayList<>();
      for (int i = 0; i < 1_000; i++) {
        OneOfEach ids = OneOfEach.issue("tenant-" + i % 3);
        assertThat(OneOfEach.parse(ids.toJson())).isEqualTo(ids);
        issued.add(ids);
      }
      assertThat(issued).doesNotHaveDuplicates();
      assertThat(OneOfEach.parse(OneOfEach.shipped())).isNotIn(issued);
    }
  }

  /** Each is written as its declaration says: text, or a number where it was allowed. */
  @Test
  void textIsTextAndNumbersAreNumbers() throws ReflectiveOperationException {
    String json = OneOfEach.shipped();
    OneOfEach ids = OneOfEach.parse(json);
    JsonNode tree = PLAIN.readTree(json);
    for (RecordComponent component : OneOfEach.class.getRecordComponents()) {
      JsonNode node = tree.get(component.getName());
      assertThat(node.isNumber())
          .as(component.getName())
          .isEqualTo(component.getName().equals("jsSafeNumber"));
      assertThat(node.asString()).isEqualTo(component.getAccessor().invoke(ids).toString());
    }
  }

  /** No text of one is taken for another, where a prefix, an alphabet or a length tells them. */
  @Test
  void anIdInThePlaceOfAnotherIsRefused() {
    ObjectNode tree = PLAIN.readTree(OneOfEach.shipped()).asObject();
    Map<String, String> swaps = new HashMap<>();
    swaps.put("ulid", "relative");
    swaps.put("uuid7", "id25");
    swaps.put("uuid4", "uuid7");
    swaps.put("id25", "id22");
    swaps.put("snowflake", "base62");
    swaps.put("jsSafeNumber", "snowflake");
    swaps.put("friendly", "datePrefix");
    swaps.put("cosid80", "scru128");
    swaps.put("nanoId", "ulid");
    swaps.forEach(
        (place, other) -> {
          ObjectNode swapped = tree.deepCopy();
          swapped.set(place, tree.get(other));
          assertThatThrownBy(() -> OneOfEach.parse(swapped.toString()))
              .as(place)
              .isInstanceOf(DatabindException.class)
              .hasMessageContaining("invalid ")
              .hasMessageContaining("[\"" + place + "\"]");
        });
  }
}
