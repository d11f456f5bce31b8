// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.Issued;
import dev.ids.TypedId;
import dev.ids.hibernate.shop.CustomerId;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Access;
import jakarta.persistence.AccessType;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Inheritance;
import jakarta.persistence.InheritanceType;
import jakarta.persistence.MappedSuperclass;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Where the annotated attribute may stand in a class hierarchy. */
class InheritanceTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.of(
            Invoice.class,
            Payment.class,
            ByGetter.class,
            Single.class,
            SingleChild.class,
            Joined.class,
            JoinedChild.class,
            PerClass.class,
            PerClassChild.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void aGenericSuperclassIssuesTheIdTypeOfEachEntity() {
    Invoice invoice = new Invoice();
    Payment payment = new Payment();

    db.run(
        session -> {
          session.persist(invoice);
          session.persist(payment);
        });

    OrderId invoiceId = invoice.id;
    CustomerId paymentId = payment.id;
    assertThat(db.get(s -> s.find(Invoice.class, invoiceId)).id).isEqualTo(invoiceId);
    assertThat(db.get(s -> s.find(Payment.class, paymentId)).id).isEqualTo(paymentId);
    assertThat(db.columns("InheritanceTest$Invoice")).containsEntry("id", "UUID");
    assertThat(db.columns("InheritanceTest$Payment")).containsEntry("id", "BINARY(16)");
  }

  @Test
  void aMarkedGetterIsIssuedByPropertyAccess() {
    ByGetter entity = new ByGetter();

    db.run(session -> session.persist(entity));

    assertThat(entity.hidden).isNotNull();
    assertThat(db.get(s -> s.find(ByGetter.class, entity.hidden)).hidden).isEqualTo(entity.hidden);
  }

  @Test
  void everyStrategySharesTheIdOfItsRoot() {
    List<Root> entities =
        List.of(
            new Single(),
            new SingleChild(),
            new Joined(),
            new JoinedChild(),
            new PerClass(),
            new PerClassChild());

    db.run(session -> entities.forEach(session::persist));

    for (Root entity : entities) {
      Root found = db.get(session -> session.find(entity.getClass(), entity.id));
      assertThat(found.id).isEqualTo(entity.id);
    }
    assertThat(entities.stream().map(entity -> entity.id)).doesNotHaveDuplicates();
    assertThat(db.columns("InheritanceTest$JoinedChild"))
        .containsEntry("id", "CHARACTER VARYING(31)");
    assertThat(db.columns("InheritanceTest$PerClassChild"))
        .containsEntry("id", "CHARACTER VARYING(31)");
  }

  @Test
  void anIssuedAttributeOfASubclassIsIssuedInEveryStrategy() {
    SingleChild single = new SingleChild();
    JoinedChild joined = new JoinedChild();
    PerClassChild perClass = new PerClassChild();

    db.run(
        session -> {
          session.persist(single);
          session.persist(joined);
          session.persist(perClass);
        });

    assertThat(db.get(s -> s.find(SingleChild.class, single.id)).receipt)
        .isNotNull()
        .isEqualTo(single.receipt);
    assertThat(db.get(s -> s.find(JoinedChild.class, joined.id)).receipt)
        .isNotNull()
        .isEqualTo(joined.receipt);
    assertThat(db.get(s -> s.find(PerClassChild.class, perClass.id)).receipt)
        .isNotNull()
        .isEqualTo(perClass.receipt);
  }

  @MappedSuperclass
  abstract static class Base<I extends TypedId<I>> {
    @Id @Issued I id;
  }

  @Entity
  static class Invoice extends Base<OrderId> {}

  @Entity
  static class Payment extends Base<CustomerId> {}

  @Entity
  @Access(AccessType.PROPERTY)
  static class ByGetter {
    private OrderId hidden;

    @Id
    @Issued
    public OrderId getNumber() {
      return hidden;
    }

    public void setNumber(OrderId number) {
      this.hidden = number;
    }
  }

  @MappedSuperclass
  abstract static class Root {
    @Id @Issued LineId id;
  }

  @Entity
  @Inheritance(strategy = InheritanceType.SINGLE_TABLE)
  static class Single extends Root {}

  @Entity
  static class SingleChild extends Single {
    @Issued OrderId receipt;
  }

  @Entity
  @Inheritance(strategy = InheritanceType.JOINED)
  static class Joined extends Root {}

  @Entity
  static class JoinedChild extends Joined {
    @Issued OrderId receipt;
  }

  @Entity
  @Inheritance(strategy = InheritanceType.TABLE_PER_CLASS)
  static class PerClass extends Root {}

  @Entity
  static class PerClassChild extends PerClass {
    @Issued OrderId receipt;
  }
}
