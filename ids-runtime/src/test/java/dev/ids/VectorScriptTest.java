// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.TestData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestReporter;
import org.junit.jupiter.api.io.TempDir;

/** The vectors are what the script writes, byte for byte. */
class VectorScriptTest {
  private static final Path SCRIPT = TestData.directory().resolve("generate_vectors.py");

  @TempDir Path folder;

  @Test
  void theScriptWritesTheVectorsThatAreThere(TestReporter reporter) throws Exception {
    Optional<String> python = python();
    if (python.isEmpty()) {
      String notice =
          "NOT CHECKED: python3 is not on the path, so the vectors were not compared with "
              + SCRIPT.getFileName();
      reporter.publishEntry(notice);
      System.out.println("[WARNING] " + notice);
      return;
    }
    Output output = run(python.get(), SCRIPT.toString(), "--into", folder.toString());

    assertThat(output).isEqualTo(new Output(0, ""));
    List<Path> written = files(folder);
    assertThat(written).extracting(Path::toString).contains("ulid.txt", "layout_sequence.txt");
    for (Path file : written) {
      assertThat(TestData.directory().resolve(file)).hasSameBinaryContentAs(folder.resolve(file));
    }
  }

  @Test
  void checkingNamesTheFilesThatDiffer() throws Exception {
    Optional<String> python = python();
    if (python.isEmpty()) {
      return; // the other test says so
    }
    Path copy = Files.copy(SCRIPT, folder.resolve("generate_vectors.py"));
    Path modules = Files.createDirectory(folder.resolve("vectors"));
    for (Path module : files(SCRIPT.resolveSibling("vectors"))) {
      if (module.toString().endsWith(".py")) {
        Files.copy(SCRIPT.resolveSibling("vectors").resolve(module), modules.resolve(module));
      }
    }
    Output made = run(python.get(), copy.toString());
    Output same = run(python.get(), copy.toString(), "--check");
    Files.writeString(folder.resolve("ulid.txt"), "# changed\n");
    Files.delete(folder.resolve("layout.txt"));
    Output changed = run(python.get(), copy.toString(), "--check");

    assertThat(made).isEqualTo(new Output(0, ""));
    assertThat(same).isEqualTo(new Output(0, ""));
    assertThat(changed)
        .isEqualTo(new Output(1, "not as generate_vectors.py writes them: ulid.txt, layout.txt\n"));
  }

  private record Output(int exitCode, String text) {}

  /** Present means that it runs and is recent enough. */
  private static Optional<String> python() throws InterruptedException {
    try {
      Output version = run("python3", "-c", "import sys; sys.exit(sys.version_info < (3, 8))");
      return version.exitCode() == 0 ? Optional.of("python3") : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }

  private static Output run(String... command) throws IOException, InterruptedException {
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String text = new String(process.getInputStream().readAllBytes(), UTF_8);
    return new Output(process.waitFor(), text.replace("\r\n", "\n"));
  }

  private static List<Path> files(Path directory) throws IOException {
    try (Stream<Path> files = Files.list(directory)) {
      return files.map(Path::getFileName).sorted(Comparator.naturalOrder()).toList();
    }
  }
}
