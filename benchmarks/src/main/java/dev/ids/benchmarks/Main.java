// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import dev.ids.benchmarks.also.Cap;
import dev.ids.benchmarks.also.Threads;
import dev.ids.benchmarks.database.Database;
import dev.ids.benchmarks.reading.Reading;
import dev.ids.benchmarks.types.Types;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * Measures and prints. Its first argument is the mode, see {@link #USAGE}; results stay in {@code
 * target/benchmarks}.
 */
public final class Main {
  private static final String USAGE =
      """
      usage: <mode> [rows]
        quick  each row once, with one thread, on the JDK that runs this
        full   three rounds on this JDK and on JDK 25 (-Djdk25.home), with one thread and with two
        table  prints what full, or the last quick, has measured
        database  inserts and index sizes in a PostgreSQL of its own
        threads   each generator with 1 to 32 threads and, on a JDK that has them, 1,000 virtual ones
        cap       time-based ids at their cap
        types     what a SessionFactory takes to start with 1 to 1,000 id types
        reading   from a row of a database to an id, to an entity, and to JSON
      rows: a regular expression for the names of the rows, such as Ulid.*
      """;
  private static final int ROUNDS = 3;
  private static final Path RESULTS = Path.of("target", "benchmarks");

  private Main() {}

  /** Runs one mode. */
  public static void main(String[] arguments) throws Exception {
    String mode = arguments.length > 0 ? arguments[0] : "";
    List<Row> rows = rows(arguments.length > 1 ? arguments[1] : ".*");
    switch (mode) {
      case "quick" -> quick(rows);
      case "full" -> full(rows);
      case "table" -> System.out.println(Table.of(rows, Measurements.ofFolder(RESULTS)));
      case "database" -> System.out.println(Database.run());
      case "threads" -> System.out.println(Threads.run());
      case "cap" -> System.out.println(Cap.run());
      case "types" -> System.out.println(Types.run());
      case "reading" -> System.out.println(Reading.run());
      default -> {
        System.err.print(USAGE);
        System.exit(2);
      }
    }
  }

  private static void quick(List<Row> rows) throws IOException {
    Path folder = empty();
    new Suite(java(System.getProperty("java.home")), 1, Suite.Length.QUICK)
        .run(rows, folder.resolve("quick.json"));
    System.out.println(Table.of(rows, Measurements.ofFolder(folder)));
  }

  private static void full(List<Row> rows) throws IOException {
    Path folder = empty();
    List<Path> jvms = List.of(java(System.getProperty("java.home")), java(jdk25Home()));
    List<Row> shared = rows.stream().filter(Row::shared).toList();
    for (int round = 1; round <= ROUNDS; round++) {
      for (Path jvm : jvms) {
        String name = "round" + round + "-" + jvms.indexOf(jvm);
        new Suite(jvm, 1, Suite.Length.FULL).run(rows, folder.resolve(name + "-1.json"));
        if (!shared.isEmpty()) {
          new Suite(jvm, 2, Suite.Length.FULL).run(shared, folder.resolve(name + "-2.json"));
        }
      }
      System.out.println(Table.of(rows, Measurements.ofFolder(folder)));
    }
  }

  private static List<Row> rows(String names) {
    Pattern pattern = Pattern.compile(names);
    List<Row> rows = Rows.ALL.stream().filter(row -> pattern.matcher(row.id()).matches()).toList();
    if (rows.isEmpty()) {
      throw new IllegalArgumentException(
          "no row is called " + names + ": " + Rows.ALL.stream().map(Row::id).toList());
    }
    return rows;
  }

  private static String jdk25Home() {
    String home = System.getProperty("jdk25.home", "");
    if (!Files.isDirectory(Path.of(home)) || home.isEmpty()) {
      throw new IllegalArgumentException(
          "full measures on JDK 25 too: give its folder by -Djdk25.home or JDK25_HOME");
    }
    return home;
  }

  private static Path java(String home) {
    return Path.of(Objects.requireNonNull(home), "bin", "java");
  }

  private static Path empty() throws IOException {
    Files.createDirectories(RESULTS);
    try (var old = Files.list(RESULTS)) {
      for (Path file : new ArrayList<>(old.toList())) {
        Files.delete(file);
      }
    }
    return RESULTS;
  }
}
