// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.types;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.benchmarks.Jvm;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What is measured is compiled when it runs, so that the build would not see it break. */
class EntitiesTest {
  @TempDir private Path folder;

  @ParameterizedTest
  @EnumSource
  void aSessionFactoryStartsWithThem(Entities kind) throws Exception {
    kind.compile(4, folder);
    List<Path> classPath = new ArrayList<>(Jvm.classPath());
    classPath.add(0, folder);

    String printed = Jvm.run(classPath, List.of(), Boot.class, "4");
    assertThat(Arrays.stream(printed.strip().split(" ")).mapToLong(Long::parseLong))
        .hasSize(4)
        .allMatch(number -> number > 0);
    assertThat(folder.resolve("app/Entity3Id.class").toFile().exists())
        .isEqualTo(kind == Entities.TYPED);
  }
}
