// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor.cost;

import java.io.File;
import java.io.IOException;
import java.lang.ProcessBuilder.Redirect;
import java.lang.management.ManagementFactory;
import java.lang.management.RuntimeMXBean;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.function.ToDoubleFunction;
import java.util.stream.Stream;
import javax.tools.ToolProvider;

/**
 * Compiles entities, each with an id class of its own, by new processes of javac: once with
 * ids-processor, and once with the same id classes handed in as if written by hand and no
 * processor. Prints the seconds of each run, by the clock and of processors (which other load on
 * the machine disturbs less), the medians and their ratios. {@code docs/compiler.md} says how to
 * run it.
 *
 * <pre>
 * CompileCost &lt;JDK&gt; &lt;ids-processor.jar&gt; &lt;ids-runtime.jar&gt; [entities] [runs]
 * </pre>
 */
public final class CompileCost {
  private static final String[] DECLARATIONS = {
    "@dev.ids.ulid.UlidId(prefix = \"e%d_\")",
    "@dev.ids.uuid.UuidId",
    "@dev.ids.snowflake.Snowflake",
    "@dev.ids.nanoid.NanoId(size = 16)"
  };

  private final Path java;
  private final String processorPath;
  private final String classPath;
  private final Path work;

  private CompileCost(Path jdk, String processorJar, String runtimeJar) throws IOException {
    java = jdk.resolve("bin").resolve("java");
    processorPath = processorJar + File.pathSeparator + runtimeJar;
    classPath = runtimeJar;
    work = Files.createTempDirectory("compile-cost");
  }

  /** See the class. */
  public static void main(String[] arguments) throws IOException, InterruptedException {
    int entities = arguments.length > 3 ? Integer.parseInt(arguments[3]) : 1000;
    int runs = arguments.length > 4 ? Integer.parseInt(arguments[4]) : 7;
    CompileCost cost = new CompileCost(Path.of(arguments[0]), arguments[1], arguments[2]);
    cost.measure(entities, runs);
  }

  private void measure(int entities, int runs) throws IOException, InterruptedException {
    List<Path> sources = writeEntities(entities);
    Path generated = Files.createDirectories(work.resolve("generated"));
    withProcessor(sources, generated); // not counted: fills the file cache, and writes the classes
    List<Path> all = new ArrayList<>(sources);
    try (Stream<Path> files = Files.walk(generated)) {
      files.filter(file -> file.toString().endsWith(".java")).sorted().forEach(all::add);
    }
    List<Times> with = new ArrayList<>();
    List<Times> without = new ArrayList<>();
    for (int run = 0; run < runs; run++) {
      without.add(byHand(all));
      with.add(withProcessor(sources, Files.createDirectories(work.resolve("again" + run))));
      System.out.println("by hand " + without.get(run) + ", with ids-processor " + with.get(run));
    }
    System.out.printf(
        Locale.ROOT,
        "%d entities, medians of %d runs: by hand %s, with ids-processor %s;"
            + " ratio %.2f by the clock, %.2f of processors%n",
        entities,
        runs,
        Times.median(without),
        Times.median(with),
        Times.median(with).elapsed() / Times.median(without).elapsed(),
        Times.median(with).processors() / Times.median(without).processors());
    delete(work);
  }

  private List<Path> writeEntities(int entities) throws IOException {
    Path folder = Files.createDirectories(work.resolve("entities/shop"));
    List<Path> files = new ArrayList<>();
    for (int i = 0; i < entities; i++) {
      String declaration = DECLARATIONS[i % DECLARATIONS.length].formatted(i);
      String source =
          """
          package shop;

          class E%1$d {
            %2$s E%1$dId id;
            private E%3$dId previous;
            private String name;
            private long amount;

            E%1$dId id() { return id; }
            E%3$dId previous() { return previous; }
            String name() { return name; }
            void name(String name) { this.name = name; }
            long amount() { return amount; }
            boolean isAfter(E%3$d other) { return previous.equals(other.id); }
          }
          """
              .formatted(i, declaration, Math.max(0, i - 1));
      files.add(Files.writeString(folder.resolve("E" + i + ".java"), source));
    }
    return files;
  }

  private Times withProcessor(List<Path> sources, Path generated)
      throws IOException, InterruptedException {
    return run(sources, "--processor-path", processorPath, "-s", generated.toString());
  }

  private Times byHand(List<Path> sources) throws IOException, InterruptedException {
    return run(sources, "-proc:none");
  }

  private Times run(List<Path> sources, String... options)
      throws IOException, InterruptedException {
    Path classes = Files.createTempDirectory(work, "classes");
    Path list = work.resolve("sources");
    Files.write(list, sources.stream().map(Path::toString).toList());
    List<String> command = new ArrayList<>(List.of(java.toString(), "-cp"));
    command.add(System.getProperty("java.class.path"));
    command.addAll(List.of(Child.class.getName(), "-cp", classPath));
    command.addAll(List.of("-d", classes.toString(), "--release", "17", "-nowarn"));
    command.addAll(Arrays.asList(options));
    command.add("@" + list);
    Process child = new ProcessBuilder(command).redirectError(Redirect.INHERIT).start();
    String said = new String(child.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    if (child.waitFor() != 0) {
      throw new IllegalStateException("javac failed: " + String.join(" ", command));
    }
    delete(classes);
    return Times.parse(said);
  }

  /** Seconds that a compilation took. */
  private record Times(double elapsed, double processors) {
    static Times parse(String text) {
      String[] parts = text.strip().split(" ");
      return new Times(Double.parseDouble(parts[0]), Double.parseDouble(parts[1]));
    }

    static Times median(List<Times> times) {
      return new Times(median(times, Times::elapsed), median(times, Times::processors));
    }

    private static double median(List<Times> times, ToDoubleFunction<Times> part) {
      return times.stream().mapToDouble(part).sorted().toArray()[times.size() / 2];
    }

    @Override
    public String toString() {
      return String.format(Locale.ROOT, "%.2f s (processors %.2f s)", elapsed, processors);
    }
  }

  /** Runs javac in a process of its own, and prints both times. */
  public static final class Child {
    private Child() {}

    /** Arguments of javac. */
    public static void main(String[] arguments) {
      int exit = ToolProvider.getSystemJavaCompiler().run(null, System.err, null, arguments);
      RuntimeMXBean jvm = ManagementFactory.getRuntimeMXBean();
      ProcessHandle.Info info = ProcessHandle.current().info();
      double processors = info.totalCpuDuration().orElse(Duration.ZERO).toMillis() / 1000.0;
      System.out.println(jvm.getUptime() / 1000.0 + " " + processors);
      System.exit(exit);
    }
  }

  private static void delete(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.sorted(Comparator.reverseOrder()).toList()) {
        Files.delete(file);
      }
    }
  }
}
