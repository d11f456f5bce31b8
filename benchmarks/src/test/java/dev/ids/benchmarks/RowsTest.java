// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

class RowsTest {
  private static final Pattern BENCHMARK =
      Pattern.compile("\\.rows\\.(\\w+) S \\d+ \\S+ S \\d+ (\\w+) S ");

  @Test
  void rowsAndBenchmarksAreTheSame() throws IOException {
    assertThat(Suite.benchmarks(Rows.ALL)).isEqualTo(compiled());
  }

  @Test
  void titlesDiffer() {
    Set<String> titles = Rows.ALL.stream().map(Row::title).collect(Collectors.toSet());
    assertThat(titles).hasSameSizeAs(Rows.ALL);
  }

  @Test
  void whatSetsNoAimSaysWhatItLacks() {
    for (Row row : Rows.ALL) {
      for (Contender other : row.contenders()) {
        if (other.role() == Contender.Role.WEAKER) {
          assertThat(other.lacks()).as(other.benchmark()).isNotEmpty();
        }
      }
    }
  }

  /** Class and method of what JMH would run, from the list that its processor wrote. */
  private static Set<String> compiled() throws IOException {
    try (InputStream list = RowsTest.class.getResourceAsStream("/META-INF/BenchmarkList")) {
      assertThat(list).isNotNull();
      Set<String> benchmarks = new TreeSet<>();
      String text = new String(list.readAllBytes(), StandardCharsets.UTF_8);
      Matcher line = BENCHMARK.matcher(text);
      while (line.find()) {
        benchmarks.add(line.group(1) + "." + line.group(2));
      }
      return benchmarks;
    }
  }
}
