// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.util.List;

/**
 * The command line without the process: runs a command, and turns its failure into an exit code.
 */
final class Cli {
  private final Console console;

  Cli(Console console) {
    this.console = console;
  }

  /** Runs the words of one command line and returns the exit code. */
  int run(List<String> words) {
    try {
      int code = runCommand(words);
      console.out().flush();
      return code;
    } catch (Output.FailedException e) {
      return e.isReaderGone()
          ? ExitCode.OK
          : failed("standard output cannot be written: " + e.getMessage(), ExitCode.SETUP);
    }
  }

  private int runCommand(List<String> words) {
    try {
      return dispatch(words);
    } catch (UsageException e) {
      console.out().flush();
      return failed(String.valueOf(e.getMessage()), ExitCode.USAGE);
    } catch (SetupException e) {
      console.out().flush();
      return failed(String.valueOf(e.getMessage()), ExitCode.SETUP);
    }
  }

  private int dispatch(List<String> words) {
    if (words.isEmpty()) {
      console.err().print(Help.GENERAL);
      console.err().flush();
      return ExitCode.USAGE;
    }
    String command = words.get(0);
    List<String> rest = words.subList(1, words.size());
    if (asksForHelp(rest) && Help.COMMANDS.containsKey(command)) {
      return print(Help.COMMANDS.get(command));
    }
    return switch (command) {
      case "inspect" -> Inspect.run(rest, console);
      case "new" -> New.run(rest, console);
      case "schemes" -> Schemes.run(rest, console);
      case "help", "--help", "-h" -> help(rest);
      case "--version", "-V" -> print(Help.version() + "\n");
      default -> throw unknown(command);
    };
  }

  /** Before a {@code --}, after which everything is an id. */
  private static boolean asksForHelp(List<String> words) {
    int end = words.indexOf("--");
    List<String> options = end < 0 ? words : words.subList(0, end);
    return options.contains("--help") || options.contains("-h");
  }

  private int help(List<String> words) {
    if (words.isEmpty()) {
      return print(Help.GENERAL);
    }
    String text = Help.COMMANDS.get(words.get(0));
    if (text == null) {
      throw unknown(words.get(0));
    }
    return print(text);
  }

  private int print(String text) {
    text.lines().forEach(console.out()::line);
    return ExitCode.OK;
  }

  private int failed(String message, int code) {
    console.err().println("ids: " + message);
    console.err().flush();
    return code;
  }

  private static UsageException unknown(String command) {
    return new UsageException(
        "there is no command "
            + Quoted.of(command)
            + Nearest.to(Quoted.cut(command), Help.COMMANDS.keySet())
                .map(near -> "; did you mean " + near + "?")
                .orElse(";")
            + " Commands are "
            + String.join(", ", Help.COMMANDS.keySet()));
  }
}
