// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.ulid.UlidId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.Table;

/** The names of table and columns are Spring's. */
@Entity
@Table(name = "orders")
public class Order {
  @Id
  @UlidId(prefix = "ord_")
  private OrderId id;

  private String shortNote;

  @ManyToOne(fetch = FetchType.LAZY)
  private Customer customer;

  protected Order() {}

  public Order(String shortNote, Customer customer) {
    this.shortNote = shortNote;
    this.customer = customer;
  }

  /** With an id that the application chose. */
  public Order(OrderId id, String shortNote) {
    this.id = id;
    this.shortNote = shortNote;
  }

  public OrderId getId() {
    return id;
  }

  public String getShortNote() {
    return shortNote;
  }

  public void setShortNote(String shortNote) {
    this.shortNote = shortNote;
  }

  public Customer getCustomer() {
    return customer;
  }
}
