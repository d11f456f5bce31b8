// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.database;

import dev.ids.Secret;
import dev.ids.benchmarks.Grid;
import dev.ids.relative.Relid;
import dev.ids.relative.RelidGenerator;
import dev.ids.ulid.UlidGenerator;
import dev.ids.uuid.Uuid7Generator;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/**
 * The size of a primary key's index after a million rows, in the order in which they were issued.
 */
final class IndexSizes {
  private static final int ROWS = 1_000_000;
  private static final int BLOCK = 10_000;
  private static final int KEYS = 1_000;
  private static final String RANDOM = "random UUID";
  private static final String SIZE = "select pg_relation_size('indexed_pkey')";

  private final Server server;

  IndexSizes(Server server) {
    this.server = server;
  }

  String run() throws SQLException {
    Map<String, Size> sizes = new LinkedHashMap<>();
    UlidGenerator ulids = UlidGenerator.monotonic();
    sizes.put("UUIDv7", sizeOf(Uuid7Generator.monotonic()::next));
    sizes.put("ULID", sizeOf(() -> ulids.next().toUuid()));
    sizes.put(RANDOM, sizeOf(UUID::randomUUID));
    sizes.put("Relative ID, 1,000 keys at random", sizeOf(relative()));
    Grid grid =
        new Grid(
            "id",
            "index, KiB",
            "bytes a row",
            "rebuilt, KiB",
            "pages full to",
            "random UUID's is",
            "aim",
            "met");
    long random = Objects.requireNonNull(sizes.get(RANDOM)).bytes;
    sizes.forEach(
        (id, size) -> {
          double ratio = (double) random / size.bytes;
          boolean aim = id.equals("UUIDv7") || id.equals("ULID");
          grid.add(
              id,
              String.valueOf(size.bytes / 1024),
              format("%.1f", (double) size.bytes / ROWS),
              String.valueOf(size.rebuilt / 1024),
              format("%.0f %%", 90.0 * size.rebuilt / size.bytes),
              format("%.2f×", ratio),
              aim ? "≥ 1.2×" : "",
              aim ? ratio >= 1.2 ? "yes" : "**no**" : "");
        });
    return grid.toString();
  }

  /**
   * @param rebuilt after REINDEX, which fills pages to 90 %
   */
  private record Size(long bytes, long rebuilt) {}

  private static Supplier<UUID> relative() {
    RelidGenerator generator = RelidGenerator.of(Secret.of(new byte[32]), "");
    RelidGenerator.ForKey[] keys =
        IntStream.range(0, KEYS)
            .mapToObj(i -> generator.forKey("key-" + i))
            .toArray(RelidGenerator.ForKey[]::new);
    Random random = new Random(1);
    return () -> {
      Relid id = keys[random.nextInt(KEYS)].next();
      return new UUID(id.high(), id.low());
    };
  }

  private Size sizeOf(Supplier<UUID> ids) throws SQLException {
    try (Connection connection = server.connect();
        Statement statement = connection.createStatement()) {
      statement.execute("drop table if exists indexed");
      statement.execute("create table indexed (id uuid primary key)");
      try (PreparedStatement insert =
          connection.prepareStatement("insert into indexed select unnest(?::uuid[])")) {
        for (int done = 0; done < ROWS; done += BLOCK) {
          UUID[] block = Stream.generate(ids).limit(BLOCK).toArray(UUID[]::new);
          insert.setArray(1, connection.createArrayOf("uuid", block));
          insert.executeUpdate();
        }
      }
      long size = Server.number(connection, SIZE);
      statement.execute("reindex index indexed_pkey");
      return new Size(size, Server.number(connection, SIZE));
    }
  }

  private static String format(String pattern, double value) {
    return String.format(Locale.ROOT, pattern, value);
  }
}
