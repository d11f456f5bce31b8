// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.JavaFileObject;

/**
 * What a compilation made and said.
 *
 * @param success whether there was no error
 * @param diagnostics all messages, in the order of the compiler
 * @param sources the folder with the sources
 * @param output the folder with classes, generated sources and resources
 */
public record Compilation(
    boolean success,
    List<Diagnostic<? extends JavaFileObject>> diagnostics,
    Path sources,
    Path output) {

  /** This compilation; throws with all messages unless it succeeded. */
  public Compilation succeeded() {
    if (!success) {
      throw new AssertionError(
          diagnostics.stream().map(Diagnostic::toString).collect(Collectors.joining("\n")));
    }
    return this;
  }

  /** The texts of the errors. */
  public List<String> errors() {
    return messages(Diagnostic.Kind.ERROR);
  }

  /** The texts of one kind of message. */
  public List<String> messages(Diagnostic.Kind kind) {
    return diagnostics.stream()
        .filter(diagnostic -> diagnostic.getKind() == kind)
        .map(diagnostic -> diagnostic.getMessage(Locale.ROOT))
        .toList();
  }

  /** A new loader over the output, classes and resources, below that of the test. */
  public ClassLoader classLoader() {
    try {
      URL[] urls = {output.toUri().toURL()};
      return new URLClassLoader(urls, Compilation.class.getClassLoader());
    } catch (MalformedURLException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** A class of the output, initialised by a new loader. */
  public Class<?> load(String name) {
    try {
      return Class.forName(name, true, classLoader());
    } catch (ClassNotFoundException e) {
      throw new AssertionError(e);
    }
  }

  /** A file of the output, such as {@code META-INF/ids/index} or a generated source. */
  public String text(String path) {
    try {
      return Files.readString(output.resolve(path));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
