// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.Issued;
import dev.ids.hibernate.shop.Customer;
import dev.ids.hibernate.shop.InvoiceId;
import dev.ids.hibernate.shop.Line;
import dev.ids.hibernate.shop.LineId;
import dev.ids.hibernate.shop.Order;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.testkit.TestDatabase;
import jakarta.persistence.Embeddable;
import jakarta.persistence.EmbeddedId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.IdClass;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.MapsId;
import jakarta.persistence.OneToOne;
import java.io.Serializable;
import java.util.Objects;
import org.hibernate.id.IdentifierGenerationException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** Identifiers of more than one attribute, and identifiers taken from an association. */
class CompositeIdTest {
  private static TestDatabase db;

  @BeforeAll
  static void start() {
    db =
        TestDatabase.of(
            Order.class,
            Line.class,
            Customer.class,
            Booking.class,
            RecordBooking.class,
            Visit.class,
            StrictVisit.class,
            StrictBooking.class,
            OrderDetails.class,
            Shipment.class);
  }

  @AfterAll
  static void close() {
    db.close();
  }

  @Test
  void anAttributeOfAnEmbeddedIdIsIssued() {
    Booking booking = new Booking();
    booking.key = new BookingKey("berlin");

    assertThat(db.run(session -> session.persist(booking))).hasSize(1);

    assertThat(booking.key.line).isNotNull();
    assertThat(find(Booking.class, booking.key).key).isEqualTo(booking.key);
    assertThat(db.columns("CompositeIdTest$Booking"))
        .containsEntry("line", "CHARACTER VARYING(31)");
  }

  @Test
  void anAttributeOfAnEmbeddedRecordIsIssued() {
    RecordBooking booking = new RecordBooking();
    booking.key = new RecordKey("berlin", null);

    assertThat(db.run(session -> session.persist(booking))).hasSize(1);

    assertThat(booking.key.purchase()).isNotNull();
    assertThat(booking.key.town()).isEqualTo("berlin");
    assertThat(find(RecordBooking.class, booking.key).key).isEqualTo(booking.key);
  }

  @Test
  void anAttributeOfAnIdClassIsIssued() {
    Visit visit = new Visit();
    visit.town = "berlin";

    assertThat(db.run(session -> session.persist(visit))).hasSize(1);

    assertThat(visit.purchase).isNotNull();
    assertThat(find(Visit.class, new VisitKey("berlin", visit.purchase)).purchase)
        .isEqualTo(visit.purchase);
  }

  @Test
  void aPresetPartIsKept() {
    LineId line = LineId.next();
    OrderId order = OrderId.next();
    Booking booking = new Booking();
    booking.key = new BookingKey("paris");
    booking.key.line = line;
    RecordBooking recordBooking = new RecordBooking();
    recordBooking.key = new RecordKey("paris", order);
    Visit visit = new Visit();
    visit.town = "paris";
    visit.purchase = order;

    db.run(
        session -> {
          session.persist(booking);
          session.persist(recordBooking);
          session.persist(visit);
        });

    assertThat(booking.key.line).isEqualTo(line);
    assertThat(recordBooking.key.purchase()).isEqualTo(order);
    assertThat(visit.purchase).isEqualTo(order);
    assertThat(find(Visit.class, new VisitKey("paris", order))).isNotNull();
  }

  @Test
  void aStatelessSessionIssuesParts() {
    Visit visit = new Visit();
    visit.town = "rome";
    RecordBooking booking = new RecordBooking();
    booking.key = new RecordKey("rome", null);

    db.runStateless(session -> session.insert(visit));
    db.runStateless(session -> session.insert(booking));

    assertThat(find(Visit.class, new VisitKey("rome", visit.purchase))).isNotNull();
    assertThat(find(RecordBooking.class, booking.key)).isNotNull();
  }

  @Test
  void aPresetPartIsRefusedWhereNoneIsAllowed() {
    StrictVisit visit = new StrictVisit();
    visit.town = "oslo";
    visit.invoice = InvoiceId.next();
    StrictBooking booking = new StrictBooking();
    booking.key = new StrictKey("oslo", InvoiceId.next());

    assertThatThrownBy(() -> db.run(session -> session.persist(visit)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(refusal("StrictVisit.invoice", visit.invoice));
    assertThatThrownBy(() -> db.run(session -> session.persist(booking)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(refusal("StrictBooking.key.invoice", booking.key.invoice()));
    assertThatThrownBy(() -> db.runStateless(session -> session.insert(booking)))
        .isInstanceOf(IdentifierGenerationException.class)
        .hasMessage(refusal("StrictBooking.key.invoice", booking.key.invoice()));
  }

  @Test
  void aStrictPartThatIsNullIsIssued() {
    StrictVisit visit = new StrictVisit();
    visit.town = "kiel";
    StrictBooking booking = new StrictBooking();
    booking.key = new StrictKey("kiel", null);

    db.run(
        session -> {
          session.persist(visit);
          session.persist(booking);
        });

    assertThat(visit.invoice).isNotNull();
    assertThat(booking.key.invoice()).isNotNull();
  }

  @Test
  void anIdIsTakenFromAnAssociation() {
    Order order = new Order("details");
    OrderDetails details = new OrderDetails();
    details.order = order;

    db.run(
        session -> {
          session.persist(order);
          session.persist(details);
        });

    assertThat(details.id).isEqualTo(order.getId());
    assertThat(find(OrderDetails.class, order.getId()).order.getId()).isEqualTo(order.getId());
    assertThat(db.columns("CompositeIdTest$OrderDetails")).containsEntry("order_id", "UUID");
  }

  @Test
  void oneAttributeIsIssuedAndAnotherTakenFromAnAssociation() {
    Order order = new Order("shipped");
    Shipment shipment = new Shipment();
    shipment.key = new ShipmentKey(null, null);
    shipment.order = order;

    db.run(
        session -> {
          session.persist(order);
          session.persist(shipment);
        });

    assertThat(shipment.key.orderId()).isEqualTo(order.getId());
    assertThat(shipment.key.parcel()).isNotNull();
    assertThat(find(Shipment.class, shipment.key)).isNotNull();
  }

  private static String refusal(String attribute, InvoiceId id) {
    return "dev.ids.hibernate.CompositeIdTest$"
        + attribute
        + " is set to "
        + id
        + " already, but dev.ids.hibernate.shop.InvoiceId is declared with"
        + " allowAssigned = false; leave it null and Hibernate issues it";
  }

  private static <E> E find(Class<E> entity, Object id) {
    return db.get(session -> session.find(entity, id));
  }

  @Entity
  static class Booking {
    @EmbeddedId BookingKey key;
  }

  @Embeddable
  static class BookingKey implements Serializable {
    private static final long serialVersionUID = 1L;

    String town;
    @Issued LineId line;

    BookingKey() {}

    BookingKey(String town) {
      this.town = town;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof BookingKey key
          && Objects.equals(town, key.town)
          && Objects.equals(line, key.line);
    }

    @Override
    public int hashCode() {
      return Objects.hash(town, line);
    }
  }

  @Entity
  static class RecordBooking {
    @EmbeddedId RecordKey key;
  }

  @Embeddable
  record RecordKey(String town, @Issued OrderId purchase) implements Serializable {}

  @Entity
  @IdClass(VisitKey.class)
  static class Visit {
    @Id String town;
    @Id @Issued OrderId purchase;
  }

  static class VisitKey implements Serializable {
    private static final long serialVersionUID = 1L;

    String town;
    OrderId purchase;

    VisitKey() {}

    VisitKey(String town, OrderId purchase) {
      this.town = town;
      this.purchase = purchase;
    }

    @Override
    public boolean equals(Object other) {
      return other instanceof VisitKey key
          && Objects.equals(town, key.town)
          && Objects.equals(purchase, key.purchase);
    }

    @Override
    public int hashCode() {
      return Objects.hash(town, purchase);
    }
  }

  @Entity
  @IdClass(StrictKey.class)
  static class StrictVisit {
    @Id String town;
    @Id @Issued InvoiceId invoice;
  }

  @Entity
  static class StrictBooking {
    @EmbeddedId StrictKey key;
  }

  @Embeddable
  record StrictKey(String town, @Issued InvoiceId invoice) implements Serializable {}

  @Entity
  static class OrderDetails {
    @Id OrderId id;
    @OneToOne @MapsId Order order;
  }

  @Entity
  static class Shipment {
    @EmbeddedId ShipmentKey key;

    @ManyToOne
    @MapsId("orderId")
    Order order;
  }

  @Embeddable
  record ShipmentKey(OrderId orderId, @Issued LineId parcel) implements Serializable {}
}
