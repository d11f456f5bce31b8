// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.share;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotNull;
import java.net.URI;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import shop.order.Order;
import shop.order.OrderId;
import shop.order.OrderLine;
import shop.order.OrderRepository;
import shop.web.NotFoundException;

@RestController
@RequestMapping("/shares")
@Transactional
class ShareController {
  private final ShareRepository shares;
  private final OrderRepository orders;

  ShareController(ShareRepository shares, OrderRepository orders) {
    this.shares = shares;
    this.orders = orders;
  }

  record NewShare(@NotNull OrderId order) {}

  record ShareView(ShareId id, OrderId order) {}

  /** What a stranger sees: no id of ours, since those tell when and of whom. */
  record SharedOrder(List<OrderLine> lines, long totalCents) {
    static SharedOrder of(Order order) {
      return new SharedOrder(order.lines(), order.totalCents());
    }
  }

  @PostMapping
  ResponseEntity<ShareView> create(@Valid @RequestBody NewShare body) {
    Order order = orders.findById(body.order()).orElseThrow(NotFoundException.of(body.order()));
    Share share = shares.save(new Share(order));
    return ResponseEntity.created(URI.create("/shares/" + share.id()))
        .body(new ShareView(share.id(), order.id()));
  }

  @GetMapping("/{id}")
  SharedOrder read(@PathVariable ShareId id) {
    return shares
        .findById(id)
        .map(share -> SharedOrder.of(share.order()))
        .orElseThrow(NotFoundException.of(id));
  }
}
