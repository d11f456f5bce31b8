// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.util.Collection;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Page;
import org.springframework.data.domain.Pageable;
import org.springframework.data.domain.ScrollPosition;
import org.springframework.data.domain.Window;
import org.springframework.data.jpa.repository.JpaRepository;
import org.springframework.data.jpa.repository.Query;

interface Orders extends JpaRepository<Order, OrderId> {
  List<Order> findByIdIn(Collection<OrderId> ids);

  Optional<Order> findFirstByIdGreaterThanOrderById(OrderId id);

  List<Order> findByCustomerId(CustomerId customer);

  Page<Order> findByIdBetween(OrderId lowest, OrderId highest, Pageable page);

  Window<Order> findFirst2ByOrderById(ScrollPosition position);

  @Query("select o from Order o where o.id = :id")
  Order queried(OrderId id);

  @Query("select o.id from Order o where o.customer.id = :customer order by o.id")
  List<OnlyId> idsOf(CustomerId customer);

  @Query("select max(o.id) from Order o")
  OrderId idAlone();

  @Query(value = "select * from orders where id = :id", nativeQuery = true)
  Order queriedInSql(OrderId id);

  List<Numbered> findByShortNoteStartingWithOrderById(String note);

  List<Summary> findByShortNote(String note);

  /** An interface as projection. */
  interface Numbered {
    OrderId getId();

    String getShortNote();
  }

  /** What a query that selects an id alone returns. */
  record OnlyId(OrderId id) {}

  /** A record as projection. */
  record Summary(OrderId id, String shortNote) {}
}
