// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.shop;

import dev.ids.Issued;
import jakarta.persistence.CascadeType;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import jakarta.persistence.OneToMany;
import jakarta.persistence.Table;
import java.util.ArrayList;
import java.util.List;

@Entity
@Table(name = "orders")
public class Order {
  @Id @Issued private OrderId id;
  private String note;
  private OrderId replaces;

  @ManyToOne(fetch = FetchType.LAZY)
  private Customer customer;

  @OneToMany(mappedBy = "order", cascade = CascadeType.ALL)
  private List<Line> lines = new ArrayList<>();

  protected Order() {}

  public Order(String note) {
    this.note = note;
  }

  public Order(String note, Customer customer) {
    this(note);
    this.customer = customer;
  }

  public Line addLine(int quantity) {
    Line line = new Line(this, quantity);
    lines.add(line);
    return line;
  }

  public OrderId getId() {
    return id;
  }

  public void setId(OrderId id) {
    this.id = id;
  }

  public String getNote() {
    return note;
  }

  public void setNote(String note) {
    this.note = note;
  }

  public OrderId getReplaces() {
    return replaces;
  }

  public void setReplaces(OrderId replaces) {
    this.replaces = replaces;
  }

  public Customer getCustomer() {
    return customer;
  }

  public List<Line> getLines() {
    return lines;
  }
}
