// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import jakarta.persistence.Column;
import jakarta.persistence.Embeddable;

/**
 * So many of one product.
 *
 * @param unitPriceCents what one costs, in hundredths of the order's currency
 */
@Embeddable
public record Item(
    @Column(length = 20) String sku, String product, int quantity, long unitPriceCents) {
  public Item {
    if (quantity < 1) {
      throw new IllegalArgumentException("quantity must be at least 1: " + quantity);
    }
  }

  /** What all of them cost. */
  public long priceCents() {
    return Math.multiplyExact(quantity, unitPriceCents);
  }
}
