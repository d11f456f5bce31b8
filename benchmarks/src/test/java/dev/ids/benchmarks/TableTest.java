// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableTest {
  private static final Row FAST =
      new Row.Builder("Fast", "a fast row")
          .aim(2.0)
          .maxBytes(32)
          .floor("clock")
          .peer("slow", "slow", "is late")
          .peer("better", "better", "")
          .weaker("wild", "wild", "guesses")
          .build();
  private static final Row SMALL =
      new Row.Builder("Small", "a small row")
          .ofBytes()
          .aim(1.0, 1.5)
          .peer("big", "big", "")
          .build();

  @TempDir private Path folder;

  @Test
  void medianOfAllRoundsIsJudgedAgainstTheBestPeer() throws IOException {
    write("round1", run("Fast.ids", "17.0.15", 1, "9.0, 11.0", "32.004"));
    write("round2", run("Fast.ids", "17.0.15", 1, "10.0, 90.0, 10.0", "32.0"));
    write("slow", run("Fast.slow", "17.0.15", 1, "40.0", "64"));
    write("better", run("Fast.better", "17.0.15", 1, "25.0", "24"));
    write("wild", run("Fast.wild", "17.0.15", 1, "1.0", "0"));
    write("floor", run("Floors.clock", "17.0.15", 1, "8.0", "0"));

    assertThat(table())
        .isEqualTo(
            """
            ## JDK 17, 1 thread

            | row        | ids ns | B  | floor ns | best peer | ns   | B  | ratio | aim             | met |
            |------------|--------|----|----------|-----------|------|----|-------|-----------------|-----|
            | a fast row | 10.0   | 32 | 8.0      | better    | 25.0 | 24 | 2.50× | ≥ 2.00×, ≤ 32 B | yes |

            | row        | what   | ns   | least | B  | ratio | lacks                    |
            |------------|--------|------|-------|----|-------|--------------------------|
            | a fast row | ids    | 10.0 | 9.0   | 32 | 1     |                          |
            |            | slow   | 40.0 | 40.0  | 64 | 4.00× | is late                  |
            |            | better | 25.0 | 25.0  | 24 | 2.50× |                          |
            |            | wild   | 1.0  | 1.0   | 0  | 0.10× | **sets no aim**: guesses |

            """);
  }

  @Test
  void anAimIsMissedByTimeAndByBytes() throws IOException {
    write("ours", run("Fast.ids", "17", 1, "10.0", "33"));
    write("peer", run("Fast.better", "17", 1, "25.0", "24"));
    assertThat(table()).contains("| ≥ 2.00×, ≤ 32 B | **no** |");

    write("ours", run("Fast.ids", "17", 1, "13.0", "32"));
    assertThat(table()).contains("| 1.92× | ≥ 2.00×, ≤ 32 B | **no** |");
  }

  @Test
  void aRowOfBytesComparesBytes() throws IOException {
    write("ours", run("Small.ids", "25.0.1", 1, "10.0", "32"));
    write("peer", run("Small.big", "25.0.1", 1, "5.0", "48"));
    assertThat(table()).contains("## JDK 25, 1 thread").contains("| 1.50× | ≥ 1.50× | yes |");
  }

  @Test
  void nothingIsPromisedForASettingWithoutAim() throws IOException {
    write("ours", run("Small.ids", "25.0.1", 2, "10.0", "32"));
    write("peer", run("Small.big", "25.0.1", 2, "5.0", "48"));
    assertThat(table()).contains("## JDK 25, 2 threads").contains("| 1.50× | –   | –   |");
  }

  private String table() {
    return Table.of(List.of(FAST, SMALL), Measurements.ofFolder(folder));
  }

  private void write(String name, String run) throws IOException {
    Files.writeString(folder.resolve(name + ".json"), "[" + run + "]");
  }

  private static String run(String name, String jdk, int threads, String cpu, String bytes) {
    return """
        {"benchmark": "dev.ids.benchmarks.rows.%s", "jdkVersion": "%s", "vmVersion": "x",
         "threads": %d, "secondaryMetrics": {
           "cpu": {"rawData": [[%s]]}, "gc.alloc.rate.norm": {"rawData": [[%s]]}}}
        """
        .formatted(name, jdk, threads, cpu, bytes);
  }
}
