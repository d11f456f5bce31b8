// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.testkit;

import dev.ids.processor.TypedIdIndexProcessor;
import dev.ids.processor.TypedIdProcessor;
import dev.ids.processor.TypedIdSequencer;
import dev.ids.processor.TypedIdSilencer;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Supplier;
import javax.annotation.processing.Processor;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaCompiler;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.StandardLocation;
import javax.tools.ToolProvider;

/**
 * Compiles sources by javac with the processors of ids, as a user's build would, into a temporary
 * folder. The class path is that of the test.
 */
public final class IdsCompiler {
  private final Supplier<JavaCompiler> compiler;
  private final List<String> options;
  private final List<Path> classPath;
  private final List<Supplier<Processor>> before;
  private final List<Supplier<Processor>> others;

  private IdsCompiler(
      Supplier<JavaCompiler> compiler,
      List<String> options,
      List<Path> classPath,
      List<Supplier<Processor>> before,
      List<Supplier<Processor>> others) {
    this.compiler = compiler;
    this.options = options;
    this.classPath = classPath;
    this.before = before;
    this.others = others;
  }

  /** javac with {@code -Xlint:all -Werror}. */
  public static IdsCompiler javac() {
    return new IdsCompiler(
        ToolProvider::getSystemJavaCompiler,
        List.of("-Xlint:all", "-Werror", "-parameters"),
        List.of(),
        List.of(),
        List.of());
  }

  /**
   * javac for sources with a scheme of others: {@code -Xlint:all -Werror}, but for its complaint
   * that nobody processes the annotation.
   */
  public static IdsCompiler javacForForeignSchemes() {
    return javac().withOptions("-Xlint:all,-processing", "-Werror", "-parameters");
  }

  /**
   * Compiles by {@link #javac()}.
   *
   * @param sources class names with their sources
   */
  public static Compilation compile(Map<String, String> sources) {
    return javac().run(sources);
  }

  /** The same with other options. */
  public IdsCompiler withOptions(String... newOptions) {
    return new IdsCompiler(compiler, List.of(newOptions), classPath, before, others);
  }

  /** The same with further options. */
  public IdsCompiler withMoreOptions(List<String> more) {
    List<String> all = new ArrayList<>(options);
    all.addAll(more);
    return new IdsCompiler(compiler, List.copyOf(all), classPath, before, others);
  }

  /** The same with a folder before the class path. */
  public IdsCompiler withClassPath(Path folder) {
    List<Path> more = new ArrayList<>(classPath);
    more.add(folder);
    return new IdsCompiler(compiler, options, List.copyOf(more), before, others);
  }

  /** The same options with another compiler. */
  public IdsCompiler by(Supplier<JavaCompiler> other) {
    return new IdsCompiler(other, options, classPath, before, others);
  }

  /** The same with one more processor, after ours. */
  public IdsCompiler withProcessor(Supplier<Processor> processor) {
    List<Supplier<Processor>> more = new ArrayList<>(others);
    more.add(processor);
    return new IdsCompiler(compiler, options, classPath, before, List.copyOf(more));
  }

  /** The same with one more processor, before ours. */
  public IdsCompiler withProcessorBefore(Supplier<Processor> processor) {
    List<Supplier<Processor>> more = new ArrayList<>(before);
    more.add(processor);
    return new IdsCompiler(compiler, options, classPath, List.copyOf(more), others);
  }

  /** Compiles into a new folder. */
  public Compilation run(Map<String, String> sources) {
    try {
      return run(sources, Files.createTempDirectory("ids-compiler"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Compiles into {@code output}, which may hold the output of an earlier compilation. */
  public Compilation run(Map<String, String> sources, Path output) {
    DiagnosticCollector<JavaFileObject> diagnostics = new DiagnosticCollector<>();
    JavaCompiler javac = compiler.get();
    try (StandardJavaFileManager files =
        javac.getStandardFileManager(diagnostics, Locale.ROOT, StandardCharsets.UTF_8)) {
      files.setLocationFromPaths(StandardLocation.CLASS_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.SOURCE_OUTPUT, List.of(output));
      files.setLocationFromPaths(StandardLocation.CLASS_PATH, wholeClassPath());
      Path root = Files.createTempDirectory("ids-sources");
      JavaCompiler.CompilationTask task =
          javac.getTask(
              new StringWriter(),
              files,
              diagnostics,
              options,
              null,
              files.getJavaFileObjectsFromPaths(write(sources, root)));
      task.setLocale(Locale.ROOT);
      task.setProcessors(processors());
      boolean success = task.call();
      return new Compilation(success, diagnostics.getDiagnostics(), root, output);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** As files, since the compiler of Eclipse reads nothing else. */
  private static List<Path> write(Map<String, String> sources, Path root) throws IOException {
    List<Path> files = new ArrayList<>();
    for (Map.Entry<String, String> source : sources.entrySet()) {
      Path file = root.resolve(source.getKey().replace('.', '/') + ".java");
      Files.createDirectories(file.getParent());
      files.add(Files.writeString(file, source.getValue()));
    }
    return files;
  }

  private List<Processor> processors() {
    List<Processor> processors = new ArrayList<>();
    before.forEach(other -> processors.add(other.get()));
    // As in the service file, which is sorted.
    processors.add(new TypedIdIndexProcessor());
    processors.add(new TypedIdProcessor());
    processors.add(new TypedIdSequencer());
    processors.add(new TypedIdSilencer());
    others.forEach(other -> processors.add(other.get()));
    return processors;
  }

  private List<Path> wholeClassPath() {
    List<Path> paths = new ArrayList<>(classPath);
    for (String entry :
        System.getProperty("java.class.path").split(System.getProperty("path.separator"))) {
      paths.add(Path.of(entry));
    }
    return paths;
  }
}
