// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.ulid.UlidId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

/** Who orders. */
@Entity
public class Customer {
  @Id
  @UlidId(prefix = "cus_")
  private CustomerId id;

  private String name;
  private String country;

  /** For Hibernate. */
  protected Customer() {}

  public Customer(CustomerId id, String name, String country) {
    this.id = id;
    this.name = name;
    this.country = country;
  }

  public CustomerId id() {
    return id;
  }

  public String name() {
    return name;
  }

  /** ISO 3166 code. */
  public String country() {
    return country;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Customer customer && id != null && id.equals(customer.id());
  }

  @Override
  public int hashCode() {
    return Customer.class.hashCode();
  }
}
