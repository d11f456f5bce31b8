// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.shop;

import dev.ids.Issued;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;

@Entity
public class Line {
  @Id @Issued private LineId id;

  @ManyToOne(fetch = FetchType.LAZY)
  private Order order;

  private int quantity;

  protected Line() {}

  Line(Order order, int quantity) {
    this.order = order;
    this.quantity = quantity;
  }

  public LineId getId() {
    return id;
  }

  public Order getOrder() {
    return order;
  }

  public int getQuantity() {
    return quantity;
  }
}
