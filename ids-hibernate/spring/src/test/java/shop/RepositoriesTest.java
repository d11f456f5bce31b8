// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import jakarta.persistence.EntityManagerFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.IntStream;
import org.hibernate.SessionFactory;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.springframework.boot.SpringBootVersion;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.PageRequest;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.data.domain.Sort;
import org.springframework.data.domain.Window;
import org.springframework.orm.ObjectOptimisticLockingFailureException;

/** Typed ids in the repositories of Spring Data; the same test for each line of Spring Boot. */
class RepositoriesTest {
  private static Running application;
  private static Orders orders;
  private static Customers customers;

  private Customer ada;
  private List<Order> five;

  @BeforeAll
  static void start() {
    application = Running.with("--spring.jpa.properties.ids.slot=5");
    orders = application.bean(Orders.class);
    customers = application.bean(Customers.class);
  }

  @AfterAll
  static void stop() {
    application.close();
  }

  @BeforeEach
  void saveFive() {
    orders.deleteAllInBatch();
    ada = customers.save(new Customer("Ada"));
    five =
        orders.saveAll(IntStream.range(0, 5).mapToObj(i -> new Order("note " + i, ada)).toList());
  }

  @Test
  void theseAreTheVersionsThatTheBuildNames() {
    assertThat(SpringBootVersion.getVersion()).isEqualTo(System.getProperty("boot.version"));
    assertThat(org.hibernate.Version.getVersionString())
        .isEqualTo(System.getProperty("boot.hibernate.version"));
  }

  @Test
  void saveIssuesIdsAndOneStatementInsertsAll() {
    List<Order> fifty = IntStream.range(0, 50).mapToObj(i -> new Order("many " + i, null)).toList();

    List<String> sql = Statements.of(() -> orders.saveAll(fifty));

    assertThat(sql)
        .containsExactly("insert into orders (customer_id,short_note,id) values (?,?,?)");
    assertThat(fifty).extracting(Order::getId).isSorted().doesNotHaveDuplicates();
    assertThat(fifty.get(0).getId().toString()).startsWith("ord_");
  }

  @Test
  void idsFind() {
    OrderId id = five.get(2).getId();

    assertThat(orders.findById(id)).get().extracting(Order::getShortNote).isEqualTo("note 2");
    assertThat(orders.findById(OrderId.next())).isEmpty();
    assertThat(orders.existsById(id)).isTrue();
    assertThat(orders.existsById(OrderId.next())).isFalse();
    assertThat(notes(orders.findAllById(List.of(id, five.get(4).getId()))))
        .containsExactlyInAnyOrder("note 2", "note 4");
    assertThat(orders.getReferenceById(id).getId()).isEqualTo(id);

    assertThat(Statements.of(() -> orders.deleteById(id))).hasSize(2);
    assertThat(orders.existsById(id)).isFalse();
    orders.deleteAllById(List.of(five.get(0).getId(), five.get(1).getId()));
    assertThat(orders.count()).isEqualTo(2);
    orders.deleteAllByIdInBatch(List.of(five.get(3).getId()));
    assertThat(orders.count()).isEqualTo(1);
  }

  @Test
  void methodNamesBecomeQueries() {
    assertThat(notes(orders.findByIdIn(List.of(five.get(0).getId(), five.get(1).getId()))))
        .containsExactlyInAnyOrder("note 0", "note 1");
    assertThat(orders.findFirstByIdGreaterThanOrderById(five.get(1).getId()))
        .get()
        .extracting(Order::getShortNote)
        .isEqualTo("note 2");
    assertThat(orders.findByCustomerId(ada.getId())).hasSize(5);
    assertThat(orders.findByCustomerId(CustomerId.next())).isEmpty();
  }

  @Test
  void queriesTakeAndGiveIds() {
    OrderId id = five.get(3).getId();

    assertThat(orders.queried(id).getShortNote()).isEqualTo("note 3");
    assertThat(orders.queriedInSql(id).getId()).isEqualTo(id);
    assertThat(orders.idsOf(ada.getId()))
        .extracting(Orders.OnlyId::id)
        .containsExactlyElementsOf(five.stream().map(Order::getId).toList());
  }

  /** Spring Data takes every class outside of java for one that a query constructs. */
  @Test
  void aQueryThatReturnsAnIdAloneIsTakenForAProjection() {
    assertThatThrownBy(() -> orders.idAlone())
        .hasStackTraceContaining("Missing constructor for type 'OrderId'");
  }

  @Test
  void projectionsHaveIds() {
    assertThat(orders.findByShortNoteStartingWithOrderById("note"))
        .extracting(Orders.Numbered::getId)
        .containsExactlyElementsOf(five.stream().map(Order::getId).toList());
    assertThat(orders.findByShortNote("note 4"))
        .containsExactly(new Orders.Summary(five.get(4).getId(), "note 4"));
  }

  @Test
  void pagesAndScrollsFollowTheId() {
    Page<Order> page =
        orders.findByIdBetween(
            five.get(1).getId(),
            five.get(4).getId(),
            PageRequest.of(0, 3, Sort.by(Sort.Direction.DESC, "id")));
    assertThat(page.getTotalElements()).isEqualTo(4);
    assertThat(notes(page.getContent())).containsExactly("note 4", "note 3", "note 2");

    Window<Order> first = orders.findFirst2ByOrderById(ScrollPosition.keyset());
    Window<Order> second = orders.findFirst2ByOrderById(first.positionAt(1));
    assertThat(notes(second.getContent())).containsExactly("note 2", "note 3");
    assertThat(second.hasNext()).isTrue();
  }

  @Test
  void namesAreThoseOfSpring() {
    assertThat(Statements.of(() -> orders.findByCustomerId(ada.getId())))
        .singleElement()
        .asString()
        .contains("short_note", "customer_id");
  }

  /** Spring Data takes an entity with an id for one that was saved before. */
  @Test
  void anIdThatIsSetMakesSaveLookFirst() {
    OrderId chosen = OrderId.next();
    AtomicReference<Order> saved = new AtomicReference<>();

    assertThat(Statements.of(() -> saved.set(orders.save(new Order(chosen, "chosen")))))
        .satisfiesExactly(
            sql -> assertThat(sql).startsWith("select"),
            sql -> assertThat(sql).startsWith("insert"));
    assertThat(saved.get().getId()).isEqualTo(chosen);
  }

  @Test
  void withAVersionItDoesNot() {
    Parcels parcels = application.bean(Parcels.class);
    ParcelId chosen = ParcelId.next();
    AtomicReference<Parcel> saved = new AtomicReference<>();

    assertThat(Statements.of(() -> saved.set(parcels.save(new Parcel(chosen)))))
        .singleElement()
        .asString()
        .startsWith("insert");
    assertThat(saved.get().getId()).isEqualTo(chosen);
    assertThat(parcels.save(new Parcel(null)).getId()).isGreaterThan(chosen);
  }

  @Test
  void whereIdsMayNotBeAssignedSaveRefusesOne() {
    Devices devices = application.bean(Devices.class);
    Device device = new Device();
    device.setId(DeviceId.next());

    assertThatThrownBy(() -> devices.save(device))
        .isInstanceOf(ObjectOptimisticLockingFailureException.class);
    assertThat(devices.save(new Device()).getId().node()).isEqualTo(5);
  }

  @Test
  void theSlotIsThatOfTheProperties() {
    assertThat(DeviceId.next().node()).isEqualTo(5);
    assertThat(
            application
                .bean(EntityManagerFactory.class)
                .unwrap(SessionFactory.class)
                .getProperties())
        .containsEntry("ids.slot", "5");
  }

  private static List<String> notes(Iterable<Order> found) {
    List<String> notes = new ArrayList<>();
    found.forEach(order -> notes.add(order.getShortNote()));
    return notes;
  }
}
