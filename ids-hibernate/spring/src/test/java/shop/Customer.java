// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.uuid.UuidId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Customer {
  @Id @UuidId private CustomerId id;
  private String name;

  protected Customer() {}

  public Customer(String name) {
    this.name = name;
  }

  public CustomerId getId() {
    return id;
  }

  public String getName() {
    return name;
  }
}
