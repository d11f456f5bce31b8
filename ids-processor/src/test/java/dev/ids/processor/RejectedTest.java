// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Each folder of {@code rejected/} is a mistake: {@code source/}, maybe a {@code library/} that is
 * on the class path but not on the processor path, {@code options.txt}, files to find in {@code
 * output/}, and in {@code expected.txt} all that we say. After a change that was meant: {@code mvn
 * test -Dtest=RejectedTest -Dgolden.update=true}, and look at the difference.
 */
class RejectedTest {
  private static final Path REJECTED = Path.of("src/test/resources/rejected");

  private static final IdsCompiler JAVAC =
      IdsCompiler.javac().withOptions("-Xlint:all,-processing");
  private static final IdsCompiler ECLIPSE =
      IdsCompiler.javac().by(EclipseCompiler::new).withOptions("-17");

  /** Codes of set-ups that a folder cannot have: see {@link OtherProcessorsTest}. */
  private static final Set<String> ONLY_WITH_OTHERS = Set.of("IDS096");

  @TempDir private Path temporary;

  static Stream<Path> folders() throws IOException {
    try (Stream<Path> folders = Files.list(REJECTED)) {
      return folders.sorted().toList().stream();
    }
  }

  /** ecj underlines the member instead of the value, and knows no place in a record or an enum. */
  @ParameterizedTest
  @MethodSource("folders")
  void javacShowsTheMessageAtTheValueAndEclipseInTheLine(Path folder) throws IOException {
    String said = Messages.of(compile(folder, JAVAC), true);
    String saidByEclipse = Messages.of(compile(folder, ECLIPSE), false);

    Path expected = folder.resolve("expected.txt");
    Path expectedOfEclipse = folder.resolve("expected-ecj.txt");
    boolean differ = !saidByEclipse.equals(Messages.withoutColumns(said));
    if (Boolean.getBoolean("golden.update")) {
      Files.writeString(expected, said);
      Files.deleteIfExists(expectedOfEclipse);
      if (differ) {
        Files.writeString(expectedOfEclipse, saidByEclipse);
      }
    }
    assertThat(said).isEqualTo(Files.readString(expected));
    assertThat(Files.exists(expectedOfEclipse)).isEqualTo(differ);
    if (differ) {
      assertThat(saidByEclipse).isEqualTo(Files.readString(expectedOfEclipse));
    }
  }

  @Test
  void everyCodeHasItsFolder() throws IOException {
    Set<String> tested =
        folders()
            .map(folder -> folder.getFileName().toString().replaceFirst("-.*", ""))
            .collect(Collectors.toCollection(TreeSet::new));
    tested.addAll(ONLY_WITH_OTHERS);

    assertThat(tested).containsAll(Codes.all());
  }

  private Compilation compile(Path folder, IdsCompiler compiler) throws IOException {
    Path output = Files.createTempDirectory(temporary, "output");
    copy(folder.resolve("output"), output);
    return withLibrary(folder, withOptions(folder, compiler))
        .run(sources(folder.resolve("source")), output);
  }

  private static IdsCompiler withOptions(Path folder, IdsCompiler compiler) throws IOException {
    Path options = folder.resolve("options.txt");
    return Files.exists(options) ? compiler.withMoreOptions(Files.readAllLines(options)) : compiler;
  }

  private IdsCompiler withLibrary(Path folder, IdsCompiler compiler) throws IOException {
    Path library = folder.resolve("library");
    if (Files.notExists(library)) {
      return compiler;
    }
    Path classes = Files.createTempDirectory(temporary, "library");
    IdsCompiler.javac().withOptions("-proc:none").run(sources(library), classes).succeeded();
    return compiler.withClassPath(classes);
  }

  private static Map<String, String> sources(Path root) throws IOException {
    Map<String, String> sources = new TreeMap<>();
    for (Path file : files(root)) {
      String name = root.relativize(file).toString().replace(".java", "");
      sources.put(name.replace(file.getFileSystem().getSeparator(), "."), Files.readString(file));
    }
    return sources;
  }

  private static void copy(Path from, Path to) throws IOException {
    if (Files.exists(from)) {
      for (Path file : files(from)) {
        Path target = to.resolve(from.relativize(file).toString());
        Files.createDirectories(target.getParent());
        Files.copy(file, target);
      }
    }
  }

  private static List<Path> files(Path root) throws IOException {
    try (Stream<Path> files = Files.walk(root)) {
      return files.filter(Files::isRegularFile).sorted().collect(Collectors.toList());
    }
  }
}
