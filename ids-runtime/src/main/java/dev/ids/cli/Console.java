// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.runtime.IdRuntime;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.PrintStream;
import java.nio.charset.Charset;
import java.time.InstantSource;
import java.util.Map;
import java.util.function.BooleanSupplier;

/**
 * What a command reads and writes, and where it gets time and settings from.
 *
 * @param isTerminal whether a person types the input
 */
record Console(
    InputStream in,
    Output out,
    PrintStream err,
    BooleanSupplier isTerminal,
    InstantSource clock,
    Runtimes runtimes) {

  /** Opens what issues ids, from settings that the command line gives and the usual ones. */
  @FunctionalInterface
  interface Runtimes {
    IdRuntime open(ClassLoader loader, Map<String, String> settings);
  }

  /** Writes what does no harm, but may surprise. */
  void note(String text) {
    err.println("ids: note: " + text);
  }

  /** The console of this process. */
  static Console ofProcess() {
    // Not System.out, which hides why it could not write.
    FileOutputStream out = new FileOutputStream(FileDescriptor.out);
    return new Console(
        System.in,
        new Output(out, outputCharset()),
        System.err,
        Console::hasTerminal,
        InstantSource.system(),
        (loader, settings) -> IdRuntime.join(loader, settings, "the command line").runtime());
  }

  private static Charset outputCharset() {
    String name = System.getProperty("stdout.encoding"); // since JDK 19
    if (name == null) {
      name = System.getProperty("native.encoding");
    }
    return name != null && Charset.isSupported(name)
        ? Charset.forName(name)
        : Charset.defaultCharset();
  }

  @SuppressWarnings("SystemConsoleNull") // asked for what it means
  private static boolean hasTerminal() {
    java.io.Console console = System.console();
    if (console == null) {
      return false;
    }
    try {
      // Since JDK 22 there may be a console without a terminal.
      return (boolean) java.io.Console.class.getMethod("isTerminal").invoke(console);
    } catch (ReflectiveOperationException e) {
      return true;
    }
  }
}
