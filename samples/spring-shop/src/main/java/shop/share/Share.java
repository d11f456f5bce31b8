// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.share;

import dev.ids.nanoid.NanoId;
import jakarta.persistence.Entity;
import jakarta.persistence.FetchType;
import jakarta.persistence.Id;
import jakarta.persistence.ManyToOne;
import shop.order.Order;

/** A link that shows an order to whoever has it. Its id tells nothing, not even when. */
@Entity
public class Share {
  @Id @NanoId private ShareId id;

  @ManyToOne(fetch = FetchType.LAZY, optional = false)
  private Order order;

  /** For Hibernate. */
  protected Share() {}

  /** A new link; Hibernate gives it an id when it is saved. */
  public Share(Order order) {
    this.order = order;
  }

  public ShareId id() {
    return id;
  }

  public Order order() {
    return order;
  }
}
