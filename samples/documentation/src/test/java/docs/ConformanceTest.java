// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package docs;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** Every rule in docs/conformance.md names tests, and they exist. */
class ConformanceTest {
  private static final Pattern RULE = Pattern.compile("\\| (?<rule>.+) \\| (?<tests>.+) \\|");
  private static final Pattern NAME = Pattern.compile("`(?<type>[A-Z]\\w*)\\.(?<method>\\w+)`");

  @Test
  void everyNamedTestExists() throws IOException {
    Map<String, String> tests = testSources();
    List<String> dead =
        rules().stream()
            .flatMap(rule -> NAME.matcher(rule.group("tests")).results())
            .filter(name -> !isTest(tests.get(name.group(1)), name.group(2)))
            .map(name -> name.group(1) + "." + name.group(2))
            .toList();

    assertThat(dead).isEmpty();
  }

  @Test
  void everyRuleNamesTestsAndNothingElse() {
    assertThat(rules()).hasSizeGreaterThan(50);
    assertThat(rules())
        .allSatisfy(
            rule ->
                assertThat(NAME.matcher(rule.group("tests")).replaceAll("T"))
                    .as(rule.group("rule"))
                    .matches("T(, T)*"));
  }

  private static boolean isTest(String source, String method) {
    return source != null
        && Pattern.compile(
                "@(Test|ParameterizedTest|TestFactory|RepeatedTest|ArchTest)\\b(?:(?!\\n\\n).)*?\\s"
                    + method
                    + "\\(",
                Pattern.DOTALL)
            .matcher(source)
            .find();
  }

  private static List<Matcher> rules() {
    return Document.of("docs/conformance.md")
        .text()
        .lines()
        .filter(line -> line.startsWith("| ") && !line.startsWith("| rule "))
        .map(RULE::matcher)
        .peek(line -> assertThat(line.matches()).isTrue())
        .toList();
  }

  /** The sources of all test classes of all modules, by simple name. */
  private static Map<String, String> testSources() throws IOException {
    try (Stream<Path> files = Files.walk(Document.root())) {
      return files
          .filter(file -> file.toString().contains("src/test/java"))
          .filter(file -> file.getFileName().toString().endsWith("Test.java"))
          .collect(
              Collectors.toMap(
                  file -> file.getFileName().toString().replace(".java", ""),
                  ConformanceTest::read,
                  (one, other) -> one + "\n\n" + other));
    }
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
