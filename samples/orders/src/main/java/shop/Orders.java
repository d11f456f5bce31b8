// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.ulid.Ulid;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.hibernate.Session;

/** Questions about orders. Each takes the id that it means; the compiler refuses another. */
final class Orders {
  private final Session session;

  Orders(Session session) {
    this.session = session;
  }

  Optional<Order> find(OrderId id) {
    return Optional.ofNullable(session.find(Order.class, id));
  }

  /** The orders of a customer, oldest first. */
  List<Order> of(CustomerId customer) {
    return session
        .createSelectionQuery(
            "from Order o join fetch o.device left join fetch o.lines"
                + " where o.customer.id = :customer order by o.id",
            Order.class)
        .setParameter("customer", customer)
        .getResultList();
  }

  /**
   * The orders placed from one millisecond to another, both included, oldest first. There is no
   * column for the time: the range is one of ids, on the primary key.
   */
  List<Order> placed(Instant from, Instant to) {
    return session
        .createSelectionQuery(
            "from Order o join fetch o.customer join fetch o.device left join fetch o.lines"
                + " where o.id between :from and :to order by o.id",
            Order.class)
        .setParameter("from", OrderId.of(Ulid.lowest(from)))
        .setParameter("to", OrderId.of(Ulid.highest(to)))
        .getResultList();
  }

  /** Everything, as a file holds it; a file orders by id. */
  ShopData everything() {
    List<Customer> customers =
        session.createSelectionQuery("from Customer order by id", Customer.class).getResultList();
    List<Device> devices =
        session.createSelectionQuery("from Device order by id", Device.class).getResultList();
    List<Order> orders =
        session
            .createSelectionQuery("from Order o left join fetch o.lines order by o.id", Order.class)
            .getResultList();
    return new ShopData(
        customers.stream().map(ShopData.CustomerData::of).toList(),
        devices.stream().map(ShopData.DeviceData::of).toList(),
        orders.stream().map(ShopData.OrderData::of).toList());
  }
}
