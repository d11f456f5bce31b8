// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.IdsCompiler;
import dev.ids.runtime.IdRuntime;
import dev.ids.testkit.SchemeRow;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * Orders with an id of every row of {@code testdata/schemes.csv}, through JSON and back. The
 * classes are compiled here, as a user would: a new row is in without a word.
 */
class EveryRowTest {
  private static final List<SchemeRow> ROWS = SchemeRow.all().toList();
  private static final JsonMapper JSON = JsonMapper.builder().findAndAddModules().build();
  private static final JsonMapper PLAIN = new JsonMapper();

  private static final String CATALOGUE =
      """
      package %1$s;

      public interface Ids {
        %2$s
        OrderId order();
      }
      """;

  private static final String ORDER =
      """
      package %1$s;

      import java.util.*;

      public record Order(OrderId id, List<OrderId> replaces, Map<OrderId, String> notes) {
        public static Order place() {
          OrderId late = OrderId.next(%2$s);
          OrderId lost = OrderId.next(%2$s);
          return new Order(OrderId.next(%2$s), List.of(late, lost), Map.of(lost, "in the post"));
        }
      }
      """;

  private static ClassLoader classes;
  private static IdRuntime runtime;

  @BeforeAll
  static void compile() {
    Map<String, String> sources = new LinkedHashMap<>();
    for (int i = 0; i < ROWS.size(); i++) {
      SchemeRow row = ROWS.get(i);
      String key = row.issues().equals("key") ? "\"acme\"" : "";
      sources.put("row" + i + ".Ids", CATALOGUE.formatted("row" + i, row.declaration()));
      sources.put("row" + i + ".Order", ORDER.formatted("row" + i, key));
    }
    classes = IdsCompiler.javac().run(sources).succeeded().classLoader();
    runtime = IdRuntime.deterministic(42);
    runtime.install(classes);
  }

  @AfterAll
  static void close() {
    runtime.close();
  }

  static Stream<Arguments> rows() {
    return IntStream.range(0, ROWS.size()).mapToObj(i -> Arguments.of(i, ROWS.get(i)));
  }

  @ParameterizedTest(name = "{1}")
  @MethodSource("rows")
  void anOrderReadsBackEqual(int number, SchemeRow row) throws ReflectiveOperationException {
    Class<?> type = classes.loadClass("row" + number + ".Order");
    for (int i = 0; i < 100; i++) {
      Object order = type.getMethod("place").invoke(null);
      String json = JSON.writeValueAsString(order);

      assertThat((Object) JSON.readValue(json, type)).isEqualTo(order);
      JsonNode tree = PLAIN.readTree(json);
      Object id = type.getMethod("id").invoke(order);
      Object shown = row.isNumberInJson() ? id.getClass().getMethod("value").invoke(id) : id;
      assertThat(tree.get("id").isNumber()).isEqualTo(row.isNumberInJson());
      assertThat(tree.get("id").asString()).isEqualTo(shown.toString());
      Object lost = ((List<?>) type.getMethod("replaces").invoke(order)).get(1);
      assertThat(tree.get("notes").propertyNames()).containsExactly(lost.toString());
    }
  }
}
