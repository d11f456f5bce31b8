// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.reading;

import com.sun.management.ThreadMXBean;
import dev.ids.benchmarks.Grid;
import dev.ids.benchmarks.reading.Entities.Content;
import dev.ids.jackson.IdsModule;
import dev.ids.uuid.Uuid7Generator;
import java.io.OutputStream;
import java.lang.management.ManagementFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.logging.Level;
import java.util.logging.Logger;
import java.util.stream.IntStream;
import java.util.stream.LongStream;
import java.util.stream.Stream;
import org.hibernate.Session;
import org.hibernate.SessionFactory;
import org.hibernate.cfg.Configuration;
import tools.jackson.databind.json.JsonMapper;

/**
 * Reads the same rows in turn with each kind of id. H2 works in the thread that asks, so what it
 * does itself is in every figure, and the same for an id and its raw value.
 */
final class Rows {
  private static final int ROWS = 1_000;
  private static final int WARM_UPS = 1_500;
  private static final int ROUNDS = 501;
  private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

  private final SessionFactory factory;
  private final JsonMapper json = JsonMapper.builder().addModule(new IdsModule()).build();

  private Rows(SessionFactory factory) {
    this.factory = factory;
  }

  /** How far a row is read. */
  private enum Way {
    ID("id"),
    ENTITY("entity"),
    JSON("JSON");

    private final String title;

    Way(String title) {
      this.title = title;
    }
  }

  private record Kind(String title, Class<? extends Content> entity, Supplier<Content> row) {}

  /** Ours, and the same column read as its own type. */
  private record Pair(Kind ids, Kind raw) {}

  private static final Kind RAW_UUID = new Kind("UUID", Entities.RawUuid.class, Rows::rawUuid);
  private static final Kind RAW_TEXT = new Kind("String", Entities.RawText.class, Rows::rawText);
  private static final Kind RAW_NUMBER =
      new Kind("Long", Entities.RawNumber.class, Rows::rawNumber);

  private static final List<Pair> PAIRS =
      List.of(
          new Pair(new Kind("ULID", Entities.ByUlid.class, Entities.ByUlid::new), RAW_UUID),
          new Pair(new Kind("UUIDv7", Entities.ByUuid.class, Entities.ByUuid::new), RAW_UUID),
          new Pair(
              new Kind("ULID as text", Entities.ByUlidText.class, Entities.ByUlidText::new),
              RAW_TEXT),
          new Pair(new Kind("Nano ID", Entities.ByNanoId.class, Entities.ByNanoId::new), RAW_TEXT),
          new Pair(
              new Kind("Snowflake", Entities.BySnowflake.class, Entities.BySnowflake::new),
              RAW_NUMBER));

  private static Content rawUuid() {
    Entities.RawUuid row = new Entities.RawUuid();
    row.id = Uuid7Generator.monotonic().next();
    return row;
  }

  private static Content rawText() {
    Entities.RawText row = new Entities.RawText();
    row.id = UUID.randomUUID().toString().replace("-", "").substring(0, 26);
    return row;
  }

  private static Content rawNumber() {
    Entities.RawNumber row = new Entities.RawNumber();
    row.id = UUID.randomUUID().getMostSignificantBits() >>> 1;
    return row;
  }

  /** Prints a Markdown table. */
  public static void main(String[] arguments) {
    Logger.getLogger("org.hibernate").setLevel(Level.SEVERE);
    Configuration configuration = new Configuration();
    Entities.ALL.forEach(configuration::addAnnotatedClass);
    configuration
        .setProperty("hibernate.connection.url", "jdbc:h2:mem:reading")
        .setProperty("hibernate.hbm2ddl.auto", "create")
        .setProperty("ids.slot", "0");
    try (SessionFactory factory = configuration.buildSessionFactory()) {
      System.out.print(new Rows(factory).run());
    }
  }

  private String run() {
    PAIRS.forEach(pair -> fill(pair.ids));
    List.of(RAW_UUID, RAW_TEXT, RAW_NUMBER).forEach(this::fill);
    Grid grid =
        new Grid("ids", "raw", "read as", "ids B", "raw B", "more", "ids ns", "raw ns", "more");
    List<Kind> kinds = PAIRS.stream().flatMap(pair -> Stream.of(pair.ids, pair.raw)).toList();
    for (Way way : Way.values()) {
      List<Cost[]> rounds = new ArrayList<>();
      for (int round = -WARM_UPS; round < ROUNDS; round++) {
        Cost[] costs = new Cost[kinds.size()];
        for (int turn = 0; turn < costs.length; turn++) {
          // There and back: who comes first finds caches colder.
          int kind = round % 2 == 0 ? turn : costs.length - 1 - turn;
          costs[kind] = measure(kinds.get(kind), way);
        }
        if (round >= 0) {
          rounds.add(costs);
        }
      }
      IntStream.range(0, PAIRS.size()).forEach(i -> add(grid, PAIRS.get(i), way, i, rounds));
    }
    return grid.toString();
  }

  private record Cost(long bytes, long nanos) {}

  private static void add(Grid grid, Pair pair, Way way, int index, List<Cost[]> rounds) {
    double idsBytes = median(rounds.stream().mapToLong(costs -> costs[2 * index].bytes));
    double rawBytes = median(rounds.stream().mapToLong(costs -> costs[2 * index + 1].bytes));
    double idsNanos = median(rounds.stream().mapToLong(costs -> costs[2 * index].nanos));
    double rawNanos = median(rounds.stream().mapToLong(costs -> costs[2 * index + 1].nanos));
    grid.add(
        pair.ids.title,
        pair.raw.title,
        way.title,
        format(idsBytes),
        format(rawBytes),
        format(idsBytes - rawBytes),
        format(idsNanos),
        format(rawNanos),
        format(idsNanos - rawNanos));
  }

  private Cost measure(Kind kind, Way way) {
    try (Session session = factory.openSession()) {
      long bytes = THREADS.getCurrentThreadAllocatedBytes();
      long nanos = THREADS.getCurrentThreadCpuTime();
      read(session, kind, way);
      return new Cost(
          THREADS.getCurrentThreadAllocatedBytes() - bytes,
          THREADS.getCurrentThreadCpuTime() - nanos);
    }
  }

  private void read(Session session, Kind kind, Way way) {
    String from = " from " + factory.getMetamodel().entity(kind.entity).getName() + " r";
    List<?> read =
        way == Way.ID
            ? session.createQuery("select r.id" + from, Object.class).list()
            : session.createQuery("select r" + from, kind.entity).list();
    if (read.size() != ROWS) {
      throw new IllegalStateException(kind.title + ": " + read.size() + " rows");
    }
    if (way == Way.JSON) {
      json.writeValue(OutputStream.nullOutputStream(), read);
    }
  }

  private void fill(Kind kind) {
    factory.inTransaction(
        session -> IntStream.range(0, ROWS).forEach(i -> session.persist(kind.row.get())));
  }

  private static double median(LongStream values) {
    long[] sorted = values.sorted().toArray();
    return (double) sorted[sorted.length / 2] / ROWS;
  }

  private static String format(double value) {
    return String.format(Locale.ROOT, "%.0f", value);
  }
}
