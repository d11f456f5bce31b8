// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.customer;

import dev.ids.ulid.UlidId;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

/** Who orders, and the tenant whose books that stands in. */
@Entity
public class Customer {
  @Id
  @UlidId(prefix = "cus_")
  private CustomerId id;

  @Column(length = 40, nullable = false)
  private String tenant;

  @Column(length = 100, nullable = false)
  private String name;

  /** For Hibernate. */
  protected Customer() {}

  /** A new customer; Hibernate gives it an id when it is saved. */
  public Customer(String tenant, String name) {
    this.tenant = tenant;
    this.name = name;
  }

  public CustomerId id() {
    return id;
  }

  public String tenant() {
    return tenant;
  }

  public String name() {
    return name;
  }
}
