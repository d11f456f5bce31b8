// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.order;

import dev.ids.ulid.UlidId;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OrderColumn;
import jakarta.persistence.Table;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import shop.customer.Customer;
import shop.device.Device;

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

  @ElementCollection @OrderColumn private List<OrderLine> lines = new ArrayList<>();

  /** For Hibernate. */
  protected Order() {}

  /** A new order; Hibernate gives it an id when it is saved. */
  public Order(Customer customer, Device device, List<OrderLine> lines) {
    this.customer = customer;
    this.device = device;
    this.lines = new ArrayList<>(lines);
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

  public List<OrderLine> lines() {
    return List.copyOf(lines);
  }

  /** What the order costs, in hundredths of the currency. */
  public long totalCents() {
    return lines.stream().mapToLong(line -> (long) line.quantity() * line.priceCents()).sum();
  }
}
