// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.yaml.snakeyaml.Yaml;

/** The built jar as people start it, in a process of its own. */
class JarIT {
  private static final String JAR = System.getProperty("runtime.jar");
  private static final String SNAKE_YAML =
      Path.of(URI.create(Yaml.class.getProtectionDomain().getCodeSource().getLocation().toString()))
          .toString();
  private static final String JAVA =
      Path.of(System.getProperty("java.home"), "bin", "java").toString();

  @Test
  void startsByItself() throws Exception {
    Finished version = run("-jar", JAR, "--version");
    Finished issued = run("-jar", JAR, "new", "ulid", "3");

    assertThat(version.text)
        .isEqualTo("ids " + System.getProperty("runtime.version") + System.lineSeparator());
    assertThat(issued.code).isZero();
    assertThat(issued.text.lines()).hasSize(3).allMatch(line -> line.matches("[0-9A-Z]{26}"));
    assertThat(run("-jar", JAR, "inspect", issued.text.lines().findFirst().orElseThrow()).text)
        .contains("\n  ulid\n")
        .contains(" s ago)");
  }

  @Test
  void startsAsAModule() throws Exception {
    List<String> module = List.of("-p", JAR, "-m", "dev.ids.runtime/dev.ids.cli.Main");

    assertThat(run(with(module, "new", "snowflake", "--slot=3")).text).matches("[0-9]{18,19}\\s+");
    assertThat(run(with(module, "--version")).text)
        .isEqualTo("ids " + System.getProperty("runtime.version") + System.lineSeparator());
    assertThat(run(with(module, "schemes")).text).contains("snowflake", "ulid");
  }

  @Test
  void readsItsInputAndTheSettingsOfTheProcess() throws Exception {
    Process process =
        new ProcessBuilder(JAVA, "-Dids.slot=2", "-jar", JAR, "inspect")
            .redirectErrorStream(true)
            .start();
    try (var in = process.outputWriter(StandardCharsets.UTF_8)) {
      in.write("order 01KDVDNA00041061050R3GG28Z paid\r\n");
    }

    assertThat(finished(process).text).startsWith("01KDVDNA00041061050R3GG28Z (line 1)");
    Finished issued = run("-Dids.slot=2", "-jar", JAR, "new", "snowflake");
    assertThat(issued.code).isZero();
    assertThat(run("-jar", JAR, "new", "snowflake").code).isEqualTo(3);
    assertThat(run("-jar", JAR, "inspect", "non-sense-").code).isEqualTo(1);
    assertThat(run("-jar", JAR, "nonsense").code).isEqualTo(2);
  }

  @Test
  void generatorsAreThoseOfTheApplication(@TempDir Path folder) throws Exception {
    Files.writeString(
        folder.resolve("ids.properties"),
        "ids.slot=2\nids.generators.order.strategy=snowflake\nids.generators.order.prefix=ord_\n");
    List<String> yaml = List.of("ids:", "  generators:", "    trace: { strategy: ulid }");

    assertThat(run("-jar", JAR, "new", "order", "2", "--class-path=" + folder).text.lines())
        .hasSize(2)
        .allMatch(line -> line.matches("ord_[0-9]{18,19}"));
    assertThat(run("-Dids.generators.t.strategy=ulid", "-jar", JAR, "new", "t").text)
        .matches("[0-9A-Z]{26}\\s+");
    assertThat(run("-jar", JAR, "new", "order").code).isEqualTo(2);

    Files.delete(folder.resolve("ids.properties"));
    Files.write(folder.resolve("ids.yaml"), yaml);
    assertThat(run("-jar", JAR, "new", "trace", "--class-path=" + folder))
        .satisfies(
            refused -> {
              assertThat(refused.code).isEqualTo(3);
              assertThat(refused.text)
                  .contains("SnakeYAML", "java -cp 'ids-runtime.jar:lib/*' dev.ids.cli.Main");
            });
    String all = String.join(File.pathSeparator, JAR, SNAKE_YAML, folder.toString());
    assertThat(run("-cp", all, "dev.ids.cli.Main", "new", "trace").text)
        .matches("[0-9A-Z]{26}\\s+");
  }

  @Test
  void aReaderThatHasEnoughEndsItQuietly() throws Exception {
    Process process =
        new ProcessBuilder(JAVA, "-jar", JAR, "new", "ulid", "1000000")
            .redirectError(ProcessBuilder.Redirect.INHERIT)
            .start();
    try (var out = process.inputReader(StandardCharsets.UTF_8)) {
      assertThat(out.readLine()).hasSize(26);
    }

    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    assertThat(process.exitValue()).isZero();
  }

  private record Finished(int code, String text) {}

  private static String[] with(List<String> first, String... rest) {
    List<String> all = new ArrayList<>(first);
    all.addAll(List.of(rest));
    return all.toArray(String[]::new);
  }

  private static Finished run(String... arguments) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(JAVA));
    command.addAll(List.of(arguments));
    ProcessBuilder builder = new ProcessBuilder(command).redirectErrorStream(true);
    builder.environment().remove("IDS_SLOT");
    Process process = builder.start();
    process.getOutputStream().close();
    return finished(process);
  }

  private static Finished finished(Process process) throws IOException, InterruptedException {
    String text = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor(60, TimeUnit.SECONDS)).isTrue();
    return new Finished(process.exitValue(), text);
  }
}
