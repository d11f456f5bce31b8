// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.SchemeProvider;
import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestSettings;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class NewTest {
  static Stream<String> names() {
    return new TreeSet<>(SchemeRow.all().map(SchemeRow::name).collect(Collectors.toSet())).stream();
  }

  @ParameterizedTest
  @MethodSource("names")
  void everySchemeIssuesAsManyAsAsked(String name) {
    boolean isKeyed =
        SchemeRow.all().anyMatch(r -> r.name().equals(name) && r.issues().equals("key"));
    List<String> words = new ArrayList<>(List.of("new", "--prefix", "p_", name, "300"));
    if (isKeyed) {
      words.add("--key=acme");
    }
    if (isNamed(name)) {
      words.add("--name=" + name);
    }
    CommandLine.Result result = CommandLine.run(words.toArray(String[]::new));

    assertThat(result.code()).isZero();
    assertThat(result.err()).isEmpty();
    assertThat(result.out().lines()).hasSize(300).doesNotHaveDuplicates();
    assertThat(result.out().lines()).allMatch(line -> line.startsWith("p_"));
    // A small number that somebody has counted may be anything.
    assertThat(CommandLine.runWithInput(result.out(), "inspect").code())
        .isEqualTo(isNamed(name) ? 1 : 0);
  }

  /** Whether ids of one scheme are told apart by a name. */
  private static boolean isNamed(String scheme) {
    return SchemeProvider.all(NewTest.class.getClassLoader())
        .get(scheme)
        .options()
        .contains("name");
  }

  @Test
  void optionsAreThoseOfConfiguration() {
    assertThat(CommandLine.run("new", "nanoid", "--size=30", "--alphabet", "0123456789").out())
        .matches("[0-9]{30}\n");
    assertThat(CommandLine.run("new", "uuid", "--text=id25").out()).matches("[0-9a-z]{25}\n");
    assertThat(CommandLine.run("new", "snowflake", "--codec[0].radix=62", "--slot=5").out())
        .matches("[0-9A-Za-z]{10,11}\n");
  }

  @Test
  void theSlotOfTheCommandLineGoesBeforeTheSettings() {
    String id = CommandLine.run("new", "snowflake", "--slot=5").out().strip();

    assertThat(CommandLine.run("inspect", id).out()).contains("node", " 5\n");
  }

  @Test
  void whatIsUnwiseIsNoted() {
    CommandLine.Result result = CommandLine.run("new", "nanoid", "--size=4");

    assertThat(result.code()).isZero();
    assertThat(result.out()).hasSize(5);
    assertThat(result.err()).startsWith("ids: note: [IDS084] 4 symbols of 64 are 24.0 random bits");
  }

  @Test
  void aReaderThatHasEnoughIsNoFailure() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    int code =
        new CommandLine(Map.of()).call(failing("Broken pipe"), err, "new", "ulid", "1000000");

    assertThat(code).isZero();
    assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
  }

  @Test
  void aFullDiskIsOne() {
    ByteArrayOutputStream err = new ByteArrayOutputStream();

    int code =
        new CommandLine(Map.of())
            .call(failing("No space left on device"), err, "new", "ulid", "1000000");

    assertThat(code).isEqualTo(3);
    assertThat(err.toString(StandardCharsets.UTF_8))
        .isEqualTo("ids: standard output cannot be written: No space left on device\n");
  }

  @Test
  void secretsComeFromSettings() {
    Set<String> tags = new TreeSet<>();
    for (Map<String, String> settings :
        Set.of(TestSettings.all(), Map.of("ids.secret.default", "hex:" + "01".repeat(16)))) {
      String id = new CommandLine(settings).call("new", "relative", "--key=acme").out();
      tags.add(id.substring(0, id.indexOf('-')));
    }

    assertThat(tags).hasSize(2);
  }

  private static OutputStream failing(String message) {
    return new OutputStream() {
      @Override
      public void write(int b) throws IOException {
        throw new IOException(message);
      }
    };
  }
}
