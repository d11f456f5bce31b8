// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.invoice;

import dev.ids.relative.RelativeId;
import dev.ids.ulid.UlidId;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.JoinColumn;
import jakarta.persistence.OneToOne;
import shop.order.Order;

/**
 * An invoice. Its key sorts by time, which is kind to the index; its number lies in the range of
 * its tenant, so that a tenant's invoices are one range of one index.
 */
@Entity
public class Invoice {
  @Id
  @UlidId(prefix = "inv_")
  private InvoiceId id;

  @Column(length = 40, nullable = false)
  private String tenant;

  @RelativeId(keyField = "tenant", prefix = "num_")
  @Column(unique = true, nullable = false)
  private InvoiceNumber number;

  @OneToOne(fetch = FetchType.LAZY, optional = false)
  @JoinColumn(unique = true)
  private Order order;

  private long totalCents;

  /** For Hibernate. */
  protected Invoice() {}

  /** A new invoice; Hibernate gives it an id when it is saved and a number when it is flushed. */
  public Invoice(Order order) {
    this.tenant = order.customer().tenant();
    this.order = order;
    this.totalCents = order.totalCents();
  }

  public InvoiceId id() {
    return id;
  }

  public String tenant() {
    return tenant;
  }

  public InvoiceNumber number() {
    return number;
  }

  public Order order() {
    return order;
  }

  public long totalCents() {
    return totalCents;
  }
}
