// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.mapping;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.keyed.TicketId;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import java.io.Serializable;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.context.spi.CurrentTenantIdentifierResolver;
import org.junit.jupiter.api.Test;

/** An entity that a complete orm.xml maps: our annotations count there too. */
class MappingFileTest {
  @Test
  void attributesAreStoredAndIssuedAsAnywhere() {
    try (TestDatabase db = TestDatabase.with().mapping("mapping/orm.xml").start()) {
      Letter first = new Letter();
      first.sender = CustomerId.next();
      Letter second = new Letter();
      second.answers = first;
      db.run(
          session -> {
            session.persist(first);
            session.persist(second);
          });

      Letter found = db.get(session -> session.find(Letter.class, first.id));
      assertThat(found.sender).isEqualTo(first.sender);
      assertThat(found.receipt).isNotNull().isEqualTo(first.receipt);
      OrderId answered = db.get(session -> session.find(Letter.class, second.id).answers.getId());
      assertThat(answered).isEqualTo(first.id);
      assertThat(db.columns("Letter"))
          .containsOnly(
              Map.entry("id", "UUID"),
              Map.entry("sent_by", "BINARY(16)"),
              Map.entry("receipt", "CHARACTER VARYING(31)"),
              Map.entry("answers_id", "UUID"));
    }
  }

  @Test
  void theTenantThatAMappingFileNamesIsAKey() {
    try (TestDatabase db =
        TestDatabase.with()
            .mapping("mapping/tenant.xml")
            .set("ids.secret.default", "hex:" + "5e".repeat(32))
            .set("hibernate.tenant_identifier_resolver", new Acme())
            .start()) {
      Claim claim = new Claim();
      db.run(session -> session.persist(claim));

      assertThat(claim.office).isEqualTo("acme");
      assertThat(TicketId.rangeOf("acme").contains(claim.id)).isTrue();
    }
  }

  @Test
  void anIdentifierThatAMappingFileTakesFromAnAssociationIsNotIssued() {
    assertThatThrownBy(() -> TestDatabase.with().mapping("mapping/derived.xml").start())
        .isInstanceOf(MappingException.class)
        .hasMessage(
            Sheet.class.getName()
                + ".key.folder: it is issued, but @MapsId takes it from folder; remove one of the"
                + " two");
  }

  static class Claim {
    @Issued(keyField = "office")
    TicketId id;

    String office;
    String branch;
  }

  static class Folder {
    @Issued OrderId id;
  }

  static class Sheet {
    SheetKey key;
    Folder folder;
  }

  static class SheetKey implements Serializable {
    private static final long serialVersionUID = 1L;

    @Issued OrderId folder;
    int number;
  }

  private static final class Acme implements CurrentTenantIdentifierResolver<String> {
    @Override
    public String resolveCurrentTenantIdentifier() {
      return "acme";
    }

    @Override
    public boolean validateExistingCurrentSessions() {
      return false;
    }
  }

  static class Letter {
    @Issued OrderId id;
    CustomerId sender;
    @Issued LineId receipt;
    Letter answers;

    public OrderId getId() {
      return id;
    }
  }
}
