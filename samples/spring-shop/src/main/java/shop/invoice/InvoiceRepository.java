// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.invoice;

import java.util.List;
import java.util.Optional;
import org.springframework.data.jpa.repository.JpaRepository;
import shop.order.OrderId;

/** Finds invoices by their key, their number, their order, and by a range of numbers. */
public interface InvoiceRepository extends JpaRepository<Invoice, InvoiceId> {
  Optional<Invoice> findByNumber(InvoiceNumber number);

  boolean existsByOrderId(OrderId order);

  List<Invoice> findByNumberBetweenOrderByNumber(InvoiceNumber lowest, InvoiceNumber highest);
}
