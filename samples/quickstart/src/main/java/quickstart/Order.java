// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package quickstart;

/** A plain record: its ids cannot be mixed up. */
record Order(OrderId id, CustomerId customer) {
  static Order of(CustomerId customer) {
    // new Order(customer, OrderId.next()) would not compile
    return new Order(OrderId.next(), customer);
  }
}
