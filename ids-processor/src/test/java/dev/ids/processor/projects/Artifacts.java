// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.projects;

import dev.ids.TypedId;
import dev.ids.testkit.TestData;
import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;

/**
 * The local repository of the projects: what this build made, copied, and links to everything in
 * the user's own local repository. So it works offline and behind a mirror, what is missing is
 * downloaded to where the user's other builds find it, and ours never gets there.
 */
final class Artifacts {
  private static final Path FOLDER = Path.of("target/projects/repository").toAbsolutePath();
  private static final Path OURS = FOLDER.resolve("dev/ids");

  private Artifacts() {}

  /** Versions by artifact, as the root POM pins them. */
  static Map<String, String> versions() {
    Map<String, String> versions = new TreeMap<>();
    System.getProperty("projects.versions")
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty())
        .map(line -> line.split("=", 2))
        .forEach(pair -> versions.put(pair[0], pair[1]));
    return versions;
  }

  static Path processorJar() {
    return Path.of(System.getProperty("projects.jar"));
  }

  static Path runtimeJar() {
    try {
      Path jar = Path.of(TypedId.class.getProtectionDomain().getCodeSource().getLocation().toURI());
      if (!Files.isRegularFile(jar)) {
        throw new AssertionError(jar + " is no jar; run mvn -pl ids-processor -am verify");
      }
      return jar;
    } catch (URISyntaxException e) {
      throw new AssertionError(e);
    }
  }

  /** The repository, made anew. */
  static Path repository() throws IOException {
    link(Path.of(System.getProperty("projects.maven.repository")), FOLDER);
    Path root = TestData.directory().getParent();
    install("ids-parent", root.resolve("pom.xml"), null);
    install("ids-runtime", root.resolve("ids-runtime/pom.xml"), runtimeJar());
    install(
        "ids-processor", root.resolve("ids-processor/dependency-reduced-pom.xml"), processorJar());
    return FOLDER;
  }

  /** Links every folder but those on the way to ours. */
  private static void link(Path from, Path to) throws IOException {
    Files.createDirectories(to);
    try (Stream<Path> entries = Files.list(from)) {
      for (Path entry : entries.filter(Files::isDirectory).toList()) {
        Path target = to.resolve(from.relativize(entry));
        if (target.equals(OURS)) {
          continue;
        }
        if (OURS.startsWith(target)) {
          link(entry, target);
        } else if (!Files.exists(target)) {
          Files.createSymbolicLink(target, entry);
        }
      }
    }
  }

  private static void install(String artifact, Path pom, Path jar) throws IOException {
    String version = versions().get("ids");
    Path folder = Files.createDirectories(OURS.resolve(artifact).resolve(version));
    String name = artifact + "-" + version;
    Files.copy(pom, folder.resolve(name + ".pom"), StandardCopyOption.REPLACE_EXISTING);
    if (jar != null) {
      Files.copy(jar, folder.resolve(name + ".jar"), StandardCopyOption.REPLACE_EXISTING);
    }
  }
}
