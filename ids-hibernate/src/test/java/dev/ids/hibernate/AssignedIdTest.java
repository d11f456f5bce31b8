// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.code.CodeId;
import dev.ids.hibernate.code.ProductCode;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import org.hibernate.HibernateException;
import org.hibernate.id.IdentifierGenerationException;
import org.junit.jupiter.api.Test;

/** Identifiers that nobody issues are the application's to set. */
class AssignedIdTest {
  @Test
  void anUnmarkedIdentifierIsAssigned() {
    try (TestDatabase db = TestDatabase.of(Unmarked.class)) {
      Unmarked entity = new Unmarked();
      entity.id = OrderId.next();

      db.run(session -> session.persist(entity));

      OrderId found = db.get(session -> session.find(Unmarked.class, entity.id).id);
      assertThat(found).isEqualTo(entity.id);
      assertThatThrownBy(() -> db.run(session -> session.persist(new Unmarked())))
          .isInstanceOf(IdentifierGenerationException.class);
    }
  }

  @Test
  void aSchemeThatIssuesNothingLeavesItsDeclaringIdentifierAssigned() {
    try (TestDatabase db = TestDatabase.of(Product.class)) {
      Product product = new Product();
      product.code = new ProductCode("APPLE");

      db.run(session -> session.persist(product));

      ProductCode found = db.get(session -> session.find(Product.class, product.code).code);
      assertThat(found).isEqualTo(product.code);
      assertThat(db.columns("AssignedIdTest$Product"))
          .containsEntry("code", "CHARACTER VARYING(8)");
    }
  }

  @Test
  void toIssueWhatNobodyCanIssueIsRefused() {
    assertThatThrownBy(() -> TestDatabase.of(IssuedProduct.class))
        .isInstanceOf(HibernateException.class)
        .hasMessage(
            "dev.ids.hibernate.AssignedIdTest$IssuedProduct.code:"
                + " dev.ids.hibernate.code.ProductCode cannot be issued without input: code ids"
                + " are assigned by the application");
  }

  @Entity
  static class Unmarked {
    @Id OrderId id;
  }

  @Entity
  static class Product {
    @Id @CodeId ProductCode code;
  }

  @Entity
  static class IssuedProduct {
    @Id @Issued ProductCode code;
  }
}
