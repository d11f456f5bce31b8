// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import java.time.ZoneId;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NearestTest {
  private static final List<String> NAMES =
      List.of("prefix", "storage", "in", "allowAssigned", "json");

  @ParameterizedTest
  @CsvSource({
    "prefx, prefix",
    "prefixx, prefix",
    "perfix, prefix",
    "strorage, storage",
    "Storage, storage",
    "allowassigned, allowAssigned",
    "allowAsigend, allowAssigned",
    "iin, in",
    "i, in",
    "prefix, prefix"
  })
  void aSlipIsRecognised(String misspelt, String meant) {
    assertThat(Nearest.to(misspelt, NAMES)).hasValue(meant);
  }

  @ParameterizedTest
  @CsvSource({"xy", "''", "column", "prefixprefix", "nosj"})
  void whatIsLikeNoneIsNoSlip(String other) {
    assertThat(Nearest.to(other, NAMES)).isEmpty();
  }

  @Test
  void ofTwoThatAreAsNearTheFirstByAlphabetIsTaken() {
    assertThat(Nearest.to("node", List.of("nodes", "mode"))).hasValue("mode");
    assertThat(Nearest.to("node", List.of("mode", "nodes"))).hasValue("mode");
    assertThat(Nearest.to("node", List.of())).isEmpty();
  }

  @Test
  void aTextThatIsTooLongForAllIsNotCompared() {
    String file = "x".repeat(2_000_000);

    assertTimeoutPreemptively(
        Duration.ofSeconds(20),
        () -> assertThat(Nearest.to(file, ZoneId.getAvailableZoneIds())).isEmpty());
  }
}
