// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** A class of ours in a virtual machine of its own, on the JDK that runs this. */
public final class Jvm {
  private Jvm() {}

  /** The class path of this virtual machine. */
  public static List<Path> classPath() {
    String separator = System.getProperty("path.separator", ":");
    return Arrays.stream(System.getProperty("java.class.path", "").split(separator))
        .map(Path::of)
        .toList();
  }

  /**
   * Runs a main class to its end, and returns what it printed.
   *
   * @throws IllegalStateException if it fails; its errors are shown
   */
  public static String run(
      List<Path> classPath, List<String> options, Class<?> main, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("java.home", ""), "bin", "java").toString());
    command.addAll(options);
    command.add("-cp");
    command.add(
        String.join(
            System.getProperty("path.separator", ":"),
            classPath.stream().map(Path::toString).toList()));
    command.add(main.getName());
    command.addAll(List.of(arguments));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String printed = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    int code = process.waitFor();
    if (code != 0) {
      throw new IllegalStateException(main.getName() + " ended with " + code + ": " + printed);
    }
    return printed;
  }
}
