// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.IdScheme;
import dev.ids.SchemeProvider;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DeterministicTest {
  @Test
  void everySchemeIssuesTheSameIdsInEveryRun() {
    List<String> first = ids(42);

    assertThat(ids(42)).isEqualTo(first).doesNotHaveDuplicates();
    assertThat(ids(43)).hasSameSizeAs(first).isNotEqualTo(first);
  }

  @Test
  void theClockStartsWith2026AndAdvancesWithEachReading() {
    IdRuntime runtime = IdRuntime.deterministic(1);

    assertThat(runtime.clock().instant()).isEqualTo("2026-01-01T00:00:00Z");
    assertThat(runtime.clock().instant()).isEqualTo("2026-01-01T00:00:00.001Z");
    assertThat(runtime.slot().current().slot()).isZero();
    assertThat(runtime.secret("a")).isEqualTo(IdRuntime.deterministic(2).secret("a"));
  }

  @Test
  void aDatabaseThatIsConfiguredIsAsked() {
    Map<String, String> settings = new HashMap<>();
    settings.put("ids.generators.order.strategy", "segment");
    settings.put("ids.store.url", "jdbc:h2:mem:deterministic");
    IdRuntime runtime = IdRuntime.deterministic(1, settings);

    assertThat(runtime.isAlone()).isFalse();
    assertThatThrownBy(() -> runtime.generator("order").next())
        .hasMessageContaining(
            "segment \"order\": no id from table ids_segment: the database has no table");
  }

  @Test
  void generatorsOfOneCounterShareItInMemoryAsInADatabase() {
    Map<String, String> settings = new HashMap<>();
    for (String generator : List.of("order", "other")) {
      settings.put("ids.generators." + generator + ".strategy", "segment");
      settings.put("ids.generators." + generator + ".name", "order");
    }
    IdRuntime runtime = IdRuntime.deterministic(1, settings);

    assertThat(runtime.generator("order").next()).isEqualTo("1");
    assertThat(runtime.generator("other").next()).isEqualTo("2");
    assertThat(runtime.generator("order").next()).isEqualTo("3");
    assertThat(IdRuntime.deterministic(1, settings).generator("other").next()).isEqualTo("1");
  }

  private static List<String> ids(long seed) {
    Map<String, String> settings = new HashMap<>();
    SchemeProvider.all(DeterministicTest.class.getClassLoader())
        .forEach((name, provider) -> settings.put("ids.generators." + name + ".strategy", name));
    settings.put("ids.generators.four.strategy", "uuid");
    settings.put("ids.generators.four.version", "4");
    settings.put("ids.generators.tags.strategy", "relative");
    settings.put("ids.generators.tags.secret", "order-tags");
    List<String> ids = new ArrayList<>();
    IdRuntime runtime = IdRuntime.deterministic(seed, settings);
    for (String name : runtime.generatorNames()) {
      NamedGenerator generator = runtime.generator(name);
      for (int i = 0; i < 3; i++) {
        boolean keyed = generator.scheme() instanceof IdScheme.KeyIssuing;
        ids.add(keyed ? generator.next("acme") : generator.next());
      }
    }
    return ids;
  }
}
