// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package cluster;

import dev.ids.slot.JdbcSlotStore;
import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.io.IOException;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/** Processes that lease their slots from one PostgreSQL, and are killed, stopped and closed. */
final class Cluster {
  private static final int WINDOW_SECONDS = 4;

  private final Random random = new Random();
  private final int seconds;
  private final Consumer<String> log;
  private final List<Member> members = new ArrayList<>();
  private int kills;
  private int closes;
  private int pauses;

  private Cluster(int seconds, Consumer<String> log) {
    this.seconds = seconds;
    this.log = log;
  }

  /**
   * Runs it, and counts what was issued.
   *
   * @param directory for the ids that are issued
   */
  static Report run(int processes, int seconds, Path directory, Consumer<String> log)
      throws IOException, SQLException, InterruptedException {
    try (EmbeddedPostgres postgres = EmbeddedPostgres.start()) {
      try (Connection connection = postgres.getPostgresDatabase().getConnection();
          Statement statement = connection.createStatement()) {
        statement.execute(JdbcSlotStore.TABLE.createStatement("PostgreSQL"));
      }
      Cluster cluster = new Cluster(seconds, log);
      Map<String, String> settings = settings(postgres.getJdbcUrl("postgres", "postgres"));
      for (int i = 0; i < processes; i++) {
        cluster.members.add(new Member(i, directory, settings));
      }
      return cluster.run();
    }
  }

  private static Map<String, String> settings(String url) {
    return Map.of(
        "ids.slot",
        "lease",
        "ids.slot.lease.window",
        WINDOW_SECONDS + "s",
        "ids.slot.lease.max-skew",
        "1s",
        "ids.store.url",
        url);
  }

  private Report run() throws IOException, InterruptedException {
    try {
      for (Member member : members) {
        member.start();
      }
      long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds);
      while (System.nanoTime() < end) {
        TimeUnit.MILLISECONDS.sleep(500 + random.nextInt(2_000));
        disturb(members.get(random.nextInt(members.size())));
      }
    } finally {
      for (Member member : members) {
        member.close();
      }
    }
    List<Path> files = members.stream().flatMap(member -> member.files().stream()).toList();
    return Report.of(files, kills, closes, pauses);
  }

  private void disturb(Member member) throws IOException, InterruptedException {
    switch (random.nextInt(3)) {
      case 0 -> {
        log.accept(member + " is killed, and started again");
        kills++;
        member.kill();
        member.start();
      }
      case 1 -> {
        log.accept(member + " is closed, and started again");
        closes++;
        member.close();
        member.start();
      }
      default -> {
        log.accept(member + " is stopped for longer than its window, and goes on");
        pauses++;
        member.pause();
        TimeUnit.MILLISECONDS.sleep(1_500L * WINDOW_SECONDS + random.nextInt(3_000));
        member.resume();
      }
    }
  }
}
