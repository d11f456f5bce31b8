// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.ksuid;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.runtime.IdRuntime;
import dev.ids.runtime.NamedGenerator;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Configuration knows the scheme by its name, and judges it by the scheme's own rules. */
class KsuidProviderTest {
  @Test
  void aGeneratorIsConfigured() {
    NamedGenerator traces =
        IdRuntime.of(Map.of("ids.generators.trace.strategy", "ksuid")).generator("trace");

    assertThat(Ksuid.parse(traces.next())).isNotEqualTo(Ksuid.parse(traces.next()));
  }

  @Test
  void aWrongOptionIsToldByItsKey() {
    Map<String, String> settings =
        Map.of(
            "ids.generators.trace.strategy", "ksuid",
            "ids.generators.trace.epoch", "2020");

    assertThatThrownBy(() -> IdRuntime.of(settings))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "[KSUID1] ids.generators.trace.epoch=\"2020\": epoch \"2020\" is no instant; write"
                + " ids.generators.trace.epoch=2014-05-13T16:53:20Z");
  }
}
