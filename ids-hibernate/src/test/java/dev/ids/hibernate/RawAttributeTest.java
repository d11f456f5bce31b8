// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import dev.ids.hibernate.tick.TickId;
import dev.ids.relative.RelativeId;
import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidId;
import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.MappedSuperclass;
import jakarta.persistence.Version;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.UUID;
import org.hibernate.MappingException;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.dialect.DatabaseVersion;
import org.hibernate.dialect.MariaDBDialect;
import org.hibernate.id.IdentifierGenerationException;
import org.hibernate.type.SqlTypes;
import org.junit.jupiter.api.Test;

/** Attributes that hold an id without an id class. */
class RawAttributeTest {
  private static final String SECRET = "hex:" + "5e".repeat(32);

  @Test
  void zeroIsNoIdWhereAnAttributeCannotBeNull() {
    try (TestDatabase db = start(Primitive.class)) {
      Primitive persisted = new Primitive();
      Primitive stateless = new Primitive();
      Primitive given = new Primitive();
      given.id = 7;
      given.number = 8;

      db.run(session -> session.persist(persisted));
      db.runStateless(session -> session.insert(stateless));
      db.run(session -> session.persist(given));
      long merged = db.get(session -> session.merge(new Primitive())).id;

      assertThat(persisted.id).isPositive();
      assertThat(persisted.number).isPositive();
      assertThat(stateless.id).isGreaterThan(persisted.id);
      assertThat(merged).isGreaterThan(stateless.id);
      assertThat(given.id).isEqualTo(7);
      assertThat(find(db, Primitive.class, 7L).number).isEqualTo(8);
    }
  }

  @Test
  void anIssuedNumberDoesNotChange() {
    try (TestDatabase db = start(Primitive.class)) {
      Primitive row = new Primitive();
      db.run(session -> session.persist(row));
      long number = row.number;

      row.number = 0;
      row.name = "new";
      db.run(session -> session.merge(row));

      assertThat(find(db, Primitive.class, row.id).number).isEqualTo(number);
      assertThat(find(db, Primitive.class, row.id).name).isEqualTo("new");
    }
  }

  @Test
  void entitiesOfOneSuperclassShareItsNumbers() {
    try (TestDatabase db = start(First.class, Second.class)) {
      First first = new First();
      Second second = new Second();

      db.run(
          session -> {
            session.persist(first);
            session.persist(second);
          });

      assertThat(second.id).isGreaterThan(first.id);
    }
  }

  @Test
  void aSetIdIsRefusedWhereNoneIsAllowed() {
    try (TestDatabase db = start(Strict.class)) {
      Strict strict = new Strict();
      strict.reference = "mine";

      assertThatThrownBy(() -> db.run(session -> session.persist(strict)))
          .isInstanceOf(IdentifierGenerationException.class)
          .hasMessage(
              Strict.class.getName()
                  + ".reference is set to \"mine\" already, but it is declared with allowAssigned ="
                  + " false; leave it null and Hibernate issues it");
    }
  }

  @Test
  void anIdForAKeyIsReadFromItsPathAndASetOneMustBeOfThatKey() {
    try (TestDatabase db = start(Keyed.class)) {
      Keyed issued = new Keyed();
      issued.tenant = "acme";
      db.run(session -> session.persist(issued));
      Keyed other = new Keyed();
      other.tenant = "other";
      other.id = issued.id;
      Keyed wrong = new Keyed();
      wrong.tenant = "acme";
      wrong.id = "no id";

      assertThat(issued.id).hasSize(28);
      assertThatThrownBy(() -> db.run(session -> session.persist(other)))
          .hasMessage(
              Keyed.class.getName()
                  + ".id is set to \""
                  + issued.id
                  + "\", which is no id of the key that keyField = \"tenant\" has; leave it null and"
                  + " Hibernate issues it");
      assertThatThrownBy(() -> db.run(session -> session.persist(wrong)))
          .hasMessageContaining(".id is set to \"no id\", which is no id of the key");
    }
  }

  @Test
  void partsOfAnEmbeddedIdAreIssued() {
    try (TestDatabase db = start(Line.class)) {
      Line line = new Line();
      line.key = new LineKey();
      line.key.position = 3;

      db.run(session -> session.persist(line));

      assertThat(line.key.id).isNotNull();
      assertThat(line.key.position).isEqualTo(3);
    }
  }

  @Test
  void aTeamsAnnotationCountsWithItsMembersMergedIn() {
    try (TestDatabase db = start(Team.class)) {
      Team team = new Team();

      db.run(session -> session.persist(team));

      assertThat(team.id.version()).isEqualTo(4);
    }
  }

  @Test
  void aColumnThatIsTooShortIsRefused() {
    assertThatThrownBy(() -> start(Short.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            Short.class.getName()
                + ".id: column id holds 20 characters, and an id has up to 26; write length = 26");
  }

  @Test
  void aColumnThatTheUserMadeWiderStays() {
    try (TestDatabase db = start(Wide.class)) {
      assertThat(db.columns("wide")).containsEntry("id", "CHARACTER VARYING(36)");
    }
  }

  @Test
  void aDatabaseTypeThatRefusesSomeIdsIsRefused() {
    assertThatThrownBy(() -> TestDatabase.with(Native.class).columnTypes(MariaDb.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            Native.class.getName()
                + ".id: this database's own type for UUIDs refuses some ids and orders others"
                + " wrongly; write @JdbcTypeCode(SqlTypes.BINARY) beside the annotation");
    assertThat(TestDatabase.with(Binary.class).columnTypes(MariaDb.class))
        .containsEntry("Binary.id", "binary(16)")
        .containsEntry("Binary.typed", "binary(16)");
  }

  @Test
  void aTypeThatCannotHoldTheIdIsRefusedAtStartUpToo() {
    assertThatThrownBy(() -> start(Misfit.class))
        .isInstanceOf(MappingException.class)
        .hasMessageContaining("[IDS001] ")
        .hasMessageContaining("long cannot hold an id of @UlidId");
  }

  @Test
  void issuedAloneStandsOnNoRawAttribute() {
    assertThatThrownBy(() -> start(Bare.class))
        .isInstanceOf(MappingException.class)
        .hasMessage(
            Bare.class.getName()
                + ".id: @Issued stands on an attribute of java.lang.String, which is no id class");
  }

  private static TestDatabase start(Class<?>... entities) {
    return TestDatabase.with(entities).set("ids.slot", 1).set("ids.secret.default", SECRET).start();
  }

  private static <E> E find(TestDatabase db, Class<E> entity, Object id) {
    return db.get(session -> session.find(entity, id));
  }

  /** The first version with a type for UUIDs. */
  public static class MariaDb extends MariaDBDialect {
    public MariaDb() {
      super(DatabaseVersion.make(10, 7));
    }
  }

  @Entity
  static class Primitive {
    @Id @TickId long id;
    @TickId long number;
    String name;
    @Version int version;
  }

  @MappedSuperclass
  abstract static class Base {
    @Id @TickId Long id;
  }

  @Entity
  static class First extends Base {}

  @Entity
  static class Second extends Base {}

  @Entity
  static class Strict {
    @Id @UlidId UUID id;

    @UlidId(allowAssigned = false)
    String reference;
  }

  @Entity
  static class Keyed {
    @Id
    @RelativeId(keyField = "tenant")
    String id;

    String tenant;
  }

  @Embeddable
  static class LineKey {
    @UlidId String id;
    int position;
  }

  @Entity
  static class Line {
    @EmbeddedId LineKey key;
  }

  @UuidId
  @Retention(RetentionPolicy.RUNTIME)
  @interface RandomUuid {
    int version() default 4;
  }

  @Entity
  static class Team {
    @Id @RandomUuid UUID id;
  }

  @Entity
  static class Short {
    @Id
    @UlidId
    @Column(length = 20)
    String id;
  }

  @Entity(name = "wide")
  static class Wide {
    @Id
    @UlidId
    @Column(length = 36)
    String id;
  }

  @Entity(name = "Native")
  static class Native {
    @Id @UlidId UUID id;
  }

  @Entity(name = "Binary")
  static class Binary {
    @Id
    @UlidId
    @JdbcTypeCode(SqlTypes.BINARY)
    UUID id;

    OrderId typed;
  }

  @Entity
  static class Misfit {
    @Id @UlidId long id;
  }

  @Entity
  static class Bare {
    @Id @Issued String id;
  }
}
