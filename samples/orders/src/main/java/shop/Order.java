// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.ulid.UlidId;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.OrderBy;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Currency;
import java.util.List;

/** An order. When it was placed is in its id. */
@Entity
@Table(name = "orders")
public class Order {
  @Id
  @UlidId(prefix = "ord_")
  private OrderId id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  private Customer customer;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  private Device device;

  @Column(length = 3)
  private Currency currency;

  @OneToMany(mappedBy = "order", cascade = CascadeType.PERSIST)
  @OrderBy("id")
  private List<OrderLine> lines = new ArrayList<>();

  /** For Hibernate. */
  protected Order() {}

  /** An order that has its id already. */
  public Order(OrderId id, Customer customer, Device device, Currency currency) {
    this.id = id;
    this.customer = customer;
    this.device = device;
    this.currency = currency;
  }

  /** A new order; Hibernate gives it an id when it is persisted. */
  public Order(Customer customer, Device device, Currency currency) {
    this(null, customer, device, currency);
  }

  /** A new order by the same customer for the same things, placed with another device. */
  public Order again(Device with) {
    Order again = new Order(customer, with, currency);
    lines.forEach(line -> again.add(line.item()));
    return again;
  }

  /** Adds a line; Hibernate gives it an id when the order is persisted. */
  public void add(Item item) {
    add(null, item);
  }

  /** Adds a line that has its id already. */
  public void add(LineId lineId, Item item) {
    lines.add(new OrderLine(lineId, this, item));
  }

  public OrderId id() {
    return id;
  }

  public Instant placed() {
    return id.timestamp();
  }

  public Customer customer() {
    return customer;
  }

  public Device device() {
    return device;
  }

  public Currency currency() {
    return currency;
  }

  /** The lines in the order in which they were added. */
  public List<OrderLine> lines() {
    return Collections.unmodifiableList(lines);
  }

  /** What the order costs, in hundredths of its currency. */
  public long totalCents() {
    return lines.stream().mapToLong(line -> line.item().priceCents()).sum();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Order order && id != null && id.equals(order.id());
  }

  @Override
  public int hashCode() {
    return Order.class.hashCode();
  }
}
