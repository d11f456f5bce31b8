// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.invoice;

import dev.ids.IdRange;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import shop.order.Order;
import shop.order.OrderId;
import shop.order.OrderRepository;
import shop.web.NotFoundException;

@RestController
@Transactional
class InvoiceController {
  private final InvoiceRepository invoices;
  private final OrderRepository orders;

  InvoiceController(InvoiceRepository invoices, OrderRepository orders) {
    this.invoices = invoices;
    this.orders = orders;
  }

  record NewInvoice(@NotNull OrderId order) {}

  record InvoiceView(
      InvoiceId id,
      InvoiceNumber number,
      String tenant,
      OrderId order,
      Instant issued,
      long totalCents) {
    static InvoiceView of(Invoice invoice) {
      return new InvoiceView(
          invoice.id(),
          invoice.number(),
          invoice.tenant(),
          invoice.order().id(),
          invoice.id().timestamp(),
          invoice.totalCents());
    }
  }

  @PostMapping("/invoices")
  ResponseEntity<InvoiceView> create(@Valid @RequestBody NewInvoice body) {
    Order order = orders.findById(body.order()).orElseThrow(NotFoundException.of(body.order()));
    if (invoices.existsByOrderId(order.id())) {
      throw new ResponseStatusException(
          HttpStatus.CONFLICT, "order " + order.id() + " has an invoice already");
    }
    Invoice invoice = invoices.saveAndFlush(new Invoice(order));
    return ResponseEntity.created(URI.create("/invoices/" + invoice.number()))
        .body(InvoiceView.of(invoice));
  }

  @GetMapping("/invoices/{number}")
  InvoiceView read(@PathVariable InvoiceNumber number) {
    return invoices
        .findByNumber(number)
        .map(InvoiceView::of)
        .orElseThrow(NotFoundException.of(number));
  }

  /** The invoices of a tenant in the order of their numbers, by their numbers alone. */
  @GetMapping("/tenants/{tenant}/invoices")
  List<InvoiceView> list(@PathVariable String tenant) {
    IdRange<InvoiceNumber> range = InvoiceNumber.rangeOf(tenant);
    return invoices.findByNumberBetweenOrderByNumber(range.lowest(), range.highest()).stream()
        .map(InvoiceView::of)
        .toList();
  }
}
