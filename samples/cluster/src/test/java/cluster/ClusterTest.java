// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package cluster;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ClusterTest {
  @TempDir Path directory;

  @Test
  void noIdIsIssuedTwice() throws Exception {
    Report report = Cluster.run(3, 12, directory, System.out::println);

    System.out.println(report);
    assertThat(report.clicks().repeated()).isZero();
    assertThat(report.orders().repeated()).isZero();
    assertThat(report.clicks().ids()).isPositive();
    assertThat(report.orders().ids()).isPositive();
    assertThat(report.processes()).isEqualTo(3 + report.kills() + report.closes());
  }

  @Test
  void anIdThatIsThereTwiceIsSeen() throws Exception {
    for (String name : List.of("a", "b")) {
      ByteBuffer ids = ByteBuffer.allocate(20).putLong(4_096).putLong(name.charAt(0));
      Files.write(directory.resolve(name + ".clicks"), ids.array());
    }
    Report report = Report.of(List.of(directory.resolve("a"), directory.resolve("b")), 0, 0, 0);

    assertThat(report.isUnique()).isFalse();
    assertThat(report.clicks().ids()).isEqualTo(4);
    assertThat(report.clicks().repeated()).isEqualTo(1);
    assertThat(report.clicks().slots()).containsExactly(0);
  }
}
