// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.util.List;

/** Where the command line starts. */
public final class Main {
  private Main() {}

  /** Runs one command and ends the process with its exit code. */
  public static void main(String[] arguments) {
    System.exit(new Cli(Console.ofProcess()).run(List.of(arguments)));
  }
}
