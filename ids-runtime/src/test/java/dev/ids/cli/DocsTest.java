// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.TestData;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * The sessions in docs/cli.md are what the commands write; {@code -Dgolden.update=true} writes them
 * anew.
 */
class DocsTest {
  private static final Path PAGE = TestData.directory().resolveSibling("docs/cli.md");
  private static final String COMMAND = "$ java -jar ids-runtime.jar ";
  private static final Pattern SESSION = Pattern.compile("```console\n(.*?)```", Pattern.DOTALL);
  private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

  @Test
  void showsWhatTheCommandsWrite() throws IOException {
    String page = Files.readString(PAGE);
    String actual =
        SESSION
            .matcher(page)
            .replaceAll(
                match ->
                    Matcher.quoteReplacement("```console\n" + session(match.group(1)) + "```"));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(PAGE, actual);
    }

    assertThat(actual).contains(COMMAND + "inspect", COMMAND + "new", "$ echo $?");
    assertThat(Files.readString(PAGE)).isEqualTo(actual);
  }

  @Test
  void theTableOfExitCodesIsComplete() throws IOException {
    assertThat(Files.readString(PAGE))
        .contains(
            "| " + ExitCode.OK + " |",
            "| " + ExitCode.UNKNOWN_TEXT + " |",
            "| " + ExitCode.USAGE + " |",
            "| " + ExitCode.SETUP + " |");
  }

  /** What {@code cat} shows is the input of commands after it. */
  private static String session(String written) {
    StringBuilder actual = new StringBuilder();
    StringBuilder file = new StringBuilder();
    boolean inFile = false;
    int code = 0;
    for (String line : written.lines().toList()) {
      if (line.startsWith("$ ")) {
        inFile = line.startsWith("$ cat ");
        actual.append(line).append('\n');
        if (line.equals("$ echo $?")) {
          actual.append(code).append('\n');
        } else if (line.startsWith(COMMAND)) {
          CommandLine.Result result = run(line.substring(COMMAND.length()), file.toString());
          actual.append(result.out()).append(result.err());
          code = result.code();
        }
      } else if (inFile) {
        actual.append(line).append('\n');
        file.append(line).append('\n');
      }
    }
    return actual.toString();
  }

  private static CommandLine.Result run(String command, String file) {
    List<String> words = new ArrayList<>();
    Matcher matcher = WORD.matcher(command.replaceFirst(" < \\S+$", ""));
    while (matcher.find()) {
      words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
    }
    return CommandLine.runWithInput(file, words.toArray(String[]::new));
  }
}
