// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.ulid.UlidId;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;

/** One line of an order. */
@Entity
public class OrderLine {
  @Id @UlidId private LineId id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  private Order order;

  @Embedded private Item item;

  /** For Hibernate. */
  protected OrderLine() {}

  OrderLine(LineId id, Order order, Item item) {
    this.id = id;
    this.order = order;
    this.item = item;
  }

  public LineId id() {
    return id;
  }

  public Order order() {
    return order;
  }

  public Item item() {
    return item;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof OrderLine line && id != null && id.equals(line.id());
  }

  @Override
  public int hashCode() {
    return OrderLine.class.hashCode();
  }
}
