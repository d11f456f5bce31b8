// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.internal.Quoted;
import java.io.File;
import java.io.IOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The class path that an application's id classes and settings are found on. */
final class ClassPath {
  private static final String ALL_JARS = "*";

  private ClassPath() {}

  /**
   * The loader of a class path written as for {@code java}: folders, jars, and {@code lib/*} for
   * the jars of a folder; without one, our own.
   *
   * @throws UsageException if a part of it is not there
   */
  static ClassLoader loader(Optional<String> classPath) {
    ClassLoader ours = Main.class.getClassLoader();
    if (classPath.isEmpty()) {
      return ours;
    }
    List<URL> urls = new ArrayList<>();
    for (String part : classPath.get().split(File.pathSeparator, -1)) {
      for (Path path : part.isEmpty() ? List.<Path>of() : paths(part)) {
        urls.add(url(path));
      }
    }
    // Lives as long as the process.
    return new URLClassLoader(urls.toArray(URL[]::new), ours);
  }

  private static List<Path> paths(String part) {
    try {
      if (part.endsWith(ALL_JARS)) {
        return jars(Path.of(part.substring(0, part.length() - 1)));
      }
      Path path = Path.of(part);
      if (Files.exists(path)) {
        return List.of(path);
      }
    } catch (InvalidPathException | IOException e) {
      // As if it were not there.
    }
    throw new UsageException("--class-path: there is no " + Quoted.of(part));
  }

  private static List<Path> jars(Path folder) throws IOException {
    List<Path> jars = new ArrayList<>();
    try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, "*.jar")) {
      files.forEach(jars::add);
    }
    return jars;
  }

  private static URL url(Path path) {
    try {
      return path.toUri().toURL();
    } catch (MalformedURLException e) {
      throw new UsageException("--class-path: " + Quoted.of(path.toString()) + " is no file");
    }
  }
}
