// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.issuing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.keyed.TicketId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.EntityManagerFactory;
import jakarta.persistence.Id;
import jakarta.persistence.Persistence;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.logging.Handler;
import java.util.logging.Level;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.SimpleFormatter;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A secret among Hibernate's settings comes to the ids, and nowhere else. */
class SecretsTest {
  private static final String DIGITS = "0f1e2d3c4b5a69788796a5b4c3d2e1f0";
  private static final String SECRET = "hex:" + DIGITS;

  @Test
  void aSessionFactoryDoesNotGiveItAway() {
    try (TestDatabase db = start()) {
      Ticket ticket = new Ticket();
      db.run(session -> session.persist(ticket));

      assertThat(ticket.id).isNotNull();
      assertThat(db.factory().getProperties().keySet())
          .contains("hibernate.connection.url")
          .noneMatch(key -> key.startsWith("ids.secret"));
      assertThat(db.factory().getProperties().toString()).doesNotContain(DIGITS);
    }
  }

  @Test
  void anEntityManagerFactoryDoesNotGiveItAway() {
    try (EntityManagerFactory unit = unit()) {
      assertThat(unit.getProperties().toString()).contains("jdbc:h2:mem:").doesNotContain(DIGITS);
    }
  }

  @Test
  void noLogShowsIt() {
    List<String> lines = logOf(() -> start().close());

    assertThat(lines).hasSizeGreaterThan(100);
    assertThat(lines.stream().filter(line -> line.contains(DIGITS))).isEmpty();
  }

  /** Before anybody can take it out, Hibernate's JPA start logs the unit's properties at DEBUG. */
  @Test
  void onlyThePropertiesOfAPersistenceUnitAreLoggedBeforeItIsTakenOut() {
    List<String> lines = logOf(() -> unit().close());

    assertThat(lines).hasSizeGreaterThan(100);
    assertThat(lines.stream().filter(line -> line.contains(DIGITS)))
        .hasSizeLessThanOrEqualTo(1)
        .allMatch(line -> line.contains("PersistenceUnitInfo"));
  }

  private static List<String> logOf(Runnable start) {
    Recorder recorder = new Recorder();
    List<Logger> loggers = List.of(Logger.getLogger("org.hibernate"), Logger.getLogger("dev.ids"));
    List<Level> before = new ArrayList<>();
    for (Logger logger : loggers) {
      before.add(logger.getLevel());
      recorder.listenTo(logger);
    }
    try {
      start.run();
    } finally {
      for (int i = 0; i < loggers.size(); i++) {
        loggers.get(i).setLevel(before.get(i));
        loggers.get(i).removeHandler(recorder);
        loggers.get(i).setUseParentHandlers(true);
      }
    }
    return recorder.lines;
  }

  @Test
  void aSecretThatCannotBeReadIsNotShownEither() {
    assertThatThrownBy(
            () -> TestDatabase.with(Ticket.class).set("ids.secret.default", "hex:" + "xyz").start())
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("ids.secret.default (settings of a session factory): ")
        .hasMessageNotContaining("xyz");
  }

  @Test
  void placeHoldersOfHibernateWorkInIt(@TempDir Path folder) throws IOException {
    Files.writeString(folder.resolve("secret"), "a secret of more than sixteen bytes");
    System.setProperty("secrets.folder", folder.toString());
    try (TestDatabase db =
        TestDatabase.with(Ticket.class)
            .set("ids.secret.default", "file:${secrets.folder}/secret")
            .start()) {
      Ticket ticket = new Ticket();
      db.run(session -> session.persist(ticket));
      assertThat(TicketId.rangeOf("acme").contains(ticket.id)).isTrue();
    } finally {
      System.clearProperty("secrets.folder");
    }
  }

  /** Hibernate writes that file to its log before anybody can take the secret out. */
  @Test
  void aSecretInHibernatePropertiesIsWarnedOf(@TempDir Path folder) throws Exception {
    Files.writeString(
        folder.resolve("hibernate.properties"), "ids.secret.default=" + SECRET + "\n");

    assertThat(outputOfAProcessWith(folder))
        .contains(
            "ids.secret.default stands in hibernate.properties, which Hibernate writes to its log;"
                + " write file:<path> there, or set it elsewhere, and change the secret if the log"
                + " has been seen")
        .contains("started");
  }

  @Test
  void aFileNamedInHibernatePropertiesIsNot(@TempDir Path folder) throws Exception {
    Path secret = Files.writeString(folder.resolve("secret"), "a secret of sixteen bytes, or more");
    Files.writeString(
        folder.resolve("hibernate.properties"), "ids.secret.default=file:" + secret + "\n");

    assertThat(outputOfAProcessWith(folder))
        .doesNotContain("stands in hibernate.properties")
        .contains("started");
  }

  /** Starts in a process of its own, since Hibernate reads its file once for all. */
  public static final class Main {
    private Main() {}

    public static void main(String[] arguments) {
      TestDatabase.of(Ticket.class).close();
      System.err.println("started");
    }
  }

  private static String outputOfAProcessWith(Path folder) throws Exception {
    String classPath = folder + ":" + System.getProperty("java.class.path");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-cp",
                classPath,
                Main.class.getName())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertThat(process.waitFor()).as(output).isZero();
    return output;
  }

  private static TestDatabase start() {
    return TestDatabase.with(Ticket.class).set("ids.secret.default", SECRET).start();
  }

  private static EntityManagerFactory unit() {
    return Persistence.createEntityManagerFactory(
        "shop",
        Map.of(
            "ids.secret.default",
            SECRET,
            "ids.slot",
            "0",
            "jakarta.persistence.jdbc.url",
            "jdbc:h2:mem:" + UUID.randomUUID()));
  }

  private static final class Recorder extends Handler {
    private final List<String> lines = new ArrayList<>();

    private Recorder() {
      setLevel(Level.ALL);
    }

    void listenTo(Logger logger) {
      logger.setLevel(Level.ALL);
      logger.setUseParentHandlers(false);
      logger.addHandler(this);
    }

    @Override
    public synchronized void publish(LogRecord record) {
      lines.add(new SimpleFormatter().format(record));
    }

    @Override
    public void flush() {}

    @Override
    public void close() {}
  }

  @Entity(name = "SecretTicket")
  static class Ticket {
    @Id
    @Issued(keyField = "tenant")
    TicketId id;

    String tenant = "acme";
  }
}
