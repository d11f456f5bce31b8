// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.keyed;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdRange;
import dev.ids.Issued;
import dev.ids.hibernate.testkit.Engine;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Table;
import jakarta.persistence.criteria.CriteriaBuilder;
import jakarta.persistence.criteria.CriteriaQuery;
import jakarta.persistence.criteria.Root;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.hibernate.Session;
import org.hibernate.query.NativeQuery;
import org.hibernate.query.Query;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** How PostgreSQL answers: by a range of the primary key's index, whatever the storage. */
class RangePlanTest {
  private static final int KEYS = 50;
  private static final int EACH = 200;
  private static final int PAGE = 20;
  private static final String RANGE = "from Ticket t where t.id between ?1 and ?2";

  @ParameterizedTest
  @ValueSource(strings = {"UUID", "BINARY", "TEXT"})
  void idsOfAKeyAndPagesAreRangesOfTheIndex(String storage) {
    try (TestDatabase db =
        TestDatabase.with(Ticket.class)
            .on(Engine.POSTGRESQL)
            .set("ids.storage.TicketId", storage)
            .set("ids.secret.default", "hex:" + "5e".repeat(32))
            .set("hibernate.jdbc.batch_size", 500)
            .start()) {
      fill(db);
      IdRange<TicketId> range = TicketId.rangeOf("tenant 7");

      assertRange(db, session -> session.createQuery(RANGE, Ticket.class), range);
      assertRange(db, session -> session.createQuery(criteria(session, range)), range);
      assertPages(db, range);
    }
  }

  private static void assertRange(
      TestDatabase db, Function<Session, Query<Ticket>> query, IdRange<TicketId> range) {
    List<Ticket> found =
        db.get(session -> bound(query.apply(session), range.lowest(), range.highest()).list());

    assertThat(found).hasSize(EACH).allMatch(ticket -> ticket.tenant.equals("tenant 7"));
    assertThat(plan(db, range.lowest(), range.highest()))
        .containsPattern("Scan (using|on) tickets_pkey")
        .containsPattern("Index Cond: \\(\\(+id\\)?(::text)? >= .* AND \\(+id\\)?(::text)? <= ")
        .doesNotContain("Seq Scan");
  }

  /** Page by page, each beginning after the last id of the one before. */
  private static void assertPages(TestDatabase db, IdRange<TicketId> range) {
    String jpql = "from Ticket t where t.id > ?1 and t.id <= ?2 order by t.id";
    TicketId after = range.lowest();
    int count = 0;
    List<Ticket> page;
    do {
      TicketId last = after;
      page =
          db.get(
              session ->
                  bound(session.createQuery(jpql, Ticket.class), last, range.highest())
                      .setMaxResults(PAGE)
                      .list());
      assertThat(page.stream().map(ticket -> ticket.id))
          .isSorted()
          .allMatch(id -> id.compareTo(last) > 0);
      count += page.size();
      after = page.isEmpty() ? after : page.get(page.size() - 1).id;
    } while (!page.isEmpty());

    assertThat(count).isEqualTo(EACH);
    assertThat(plan(db, range.lowest(), range.highest(), PAGE))
        .startsWith("Limit")
        .contains("Index Scan using tickets_pkey")
        .containsPattern("Index Cond: \\(\\(+id\\)?(::text)? > ")
        .doesNotContain("Sort", "Seq Scan");
  }

  private static CriteriaQuery<Ticket> criteria(Session session, IdRange<TicketId> range) {
    CriteriaBuilder builder = session.getCriteriaBuilder();
    CriteriaQuery<Ticket> query = builder.createQuery(Ticket.class);
    Root<Ticket> ticket = query.from(Ticket.class);
    return query.where(builder.between(ticket.get("id"), range.lowest(), range.highest()));
  }

  /** Criteria have their parameters already. */
  private static Query<Ticket> bound(Query<Ticket> query, TicketId first, TicketId second) {
    if (!query.getParameters().isEmpty()
        && query.getParameterMetadata().hasPositionalParameters()) {
      query.setParameter(1, first).setParameter(2, second);
    }
    return query;
  }

  /** The plan of the statement that Hibernate has just sent, with these parameters. */
  private static String plan(TestDatabase db, Object... parameters) {
    String sql = db.statements().get(0);
    for (int i = 1; i <= parameters.length; i++) {
      sql = sql.replaceFirst("\\?(?!\\d)", "?" + i);
    }
    String explain = "explain " + sql;
    return db
        .get(
            session -> {
              NativeQuery<String> query = session.createNativeQuery(explain, String.class);
              for (int i = 0; i < parameters.length; i++) {
                query.setParameter(i + 1, parameters[i]);
              }
              return query.list();
            })
        .stream()
        .collect(Collectors.joining("\n"));
  }

  /** The keys take turns, so that no key's rows lie together. */
  private static void fill(TestDatabase db) {
    db.runStateless(
        session -> {
          session.setJdbcBatchSize(500);
          for (int i = 0; i < KEYS * EACH; i++) {
            session.insert(new Ticket("tenant " + i % KEYS));
          }
        });
    db.run(session -> session.createNativeMutationQuery("analyze tickets").executeUpdate());
  }

  @Entity(name = "Ticket")
  @Table(name = "tickets")
  static class Ticket {
    @Id
    @Issued(keyField = "tenant")
    TicketId id;

    String tenant;

    Ticket() {}

    Ticket(String tenant) {
      this.tenant = tenant;
    }
  }
}
