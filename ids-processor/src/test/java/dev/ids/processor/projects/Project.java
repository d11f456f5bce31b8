// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import static java.nio.charset.StandardCharsets.UTF_8;
import static java.util.stream.Collectors.joining;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A copy of one of the projects in {@code src/it}, to build, to edit, and to build again. */
final class Project {
  private static final Path TEMPLATES = Path.of("src/it");
  private static final Path COPIES = Path.of("target/projects").toAbsolutePath();
  private static final String PROCESSORS = "<!-- processors -->";
  private static final long LIMIT_MINUTES = 5;

  private final Path root;
  private final Path jdk;

  private Project(Path root, Path jdk) {
    this.root = root;
    this.jdk = jdk;
  }

  /**
   * Copies a project.
   *
   * @param template its folder in {@code src/it}
   * @param name of the copy, and unique in the tests
   * @param processors their artifacts, in the order in which the POM lists them
   */
  static Project copy(String template, String name, String... processors) {
    try {
      Path root = COPIES.resolve(name);
      delete(root);
      Files.createDirectories(COPIES.resolve(".mvn")); // not that of the build around it
      copy(TEMPLATES.resolve(template), root);
      copy(TEMPLATES.resolve("parent"), COPIES.resolve("parent"));
      Project project = new Project(root, Path.of(System.getProperty("java.home")));
      project.edit(
          "pom.xml", PROCESSORS, Stream.of(processors).map(Processors::path).collect(joining()));
      return project;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The same project, built by another JDK. */
  Project on(Path otherJdk) {
    return new Project(root, otherJdk);
  }

  /** Runs Maven, such as {@code compile}. */
  Build maven(String... arguments) {
    List<String> command = new ArrayList<>();
    command.add(Path.of(System.getProperty("projects.maven.home"), "bin", "mvn").toString());
    command.addAll(List.of("-B", "-ntp"));
    if (System.getProperty("projects.maven.offline").endsWith("true")) {
      command.add("-o");
    }
    try {
      command.add("-Dmaven.repo.local=" + Artifacts.repository());
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    Artifacts.versions()
        .forEach((name, version) -> command.add("-D" + name + ".version=" + version));
    command.addAll(List.of(arguments));
    return run(command);
  }

  /** Runs a tool of the JDK, such as {@code java}. */
  Build tool(String name, String... arguments) {
    List<String> command = new ArrayList<>(List.of(jdk.resolve("bin").resolve(name).toString()));
    command.addAll(List.of(arguments));
    return run(command);
  }

  private Build run(List<String> command) {
    try {
      Path log = root.resolve("build.log");
      ProcessBuilder builder =
          new ProcessBuilder(command)
              .directory(root.toFile())
              .redirectErrorStream(true)
              .redirectOutput(log.toFile());
      Map<String, String> environment = builder.environment();
      environment.put("JAVA_HOME", jdk.toString());
      environment.put("MAVEN_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -Xmx512m");
      environment.remove("JAVA_TOOL_OPTIONS");
      Process process = builder.start();
      if (!process.waitFor(LIMIT_MINUTES, TimeUnit.MINUTES)) {
        process.destroyForcibly();
        throw new AssertionError(command + " still runs:\n" + Files.readString(log));
      }
      return new Build(process.exitValue() == 0, Files.readString(log, UTF_8));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException e) {
      throw new AssertionError(e);
    }
  }

  Path path(String relative) {
    return root.resolve(relative);
  }

  String text(String file) {
    try {
      return Files.readString(path(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Replaces a text that the file must have. */
  void edit(String file, String from, String to) {
    String text = text(file);
    if (!text.contains(from)) {
      throw new AssertionError(file + " has no " + from);
    }
    write(file, text.replace(from, to));
  }

  void write(String file, String text) {
    try {
      Files.createDirectories(path(file).getParent());
      Files.writeString(path(file), text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  void remove(String file) {
    try {
      Files.delete(path(file));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** The files below a folder, and what is in them. */
  SortedMap<String, byte[]> files(String folder) {
    SortedMap<String, byte[]> files = new TreeMap<>();
    try (Stream<Path> found = Files.walk(path(folder))) {
      for (Path file : found.filter(Files::isRegularFile).toList()) {
        String name = path(folder).relativize(file).toString();
        files.put(name.replace(file.getFileSystem().getSeparator(), "/"), Files.readAllBytes(file));
      }
      return files;
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static void copy(Path from, Path to) throws IOException {
    try (Stream<Path> files = Files.walk(from)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.write(target, Files.readAllBytes(file));
      }
    }
  }

  private static void delete(Path folder) throws IOException {
    if (Files.exists(folder)) {
      try (Stream<Path> files = Files.walk(folder)) {
        for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
          Files.delete(file);
        }
      }
    }
  }
}
