// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.util.List;
import org.springframework.data.domain.Pageable;
import org.springframework.http.HttpStatus;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;

/** Ids in paths and queries. */
@RestController
class Web {
  private final Orders orders;

  Web(Orders orders) {
    this.orders = orders;
  }

  @GetMapping("/orders/{id}")
  String one(@PathVariable OrderId id) {
    return orders
        .findById(id)
        .map(Order::getShortNote)
        .orElseThrow(() -> new ResponseStatusException(HttpStatus.NOT_FOUND));
  }

  @GetMapping("/entities/{id}")
  String entity(@PathVariable("id") Order order) {
    return order.getShortNote();
  }

  @GetMapping("/orders")
  List<String> many(@RequestParam List<OrderId> ids) {
    return orders.findByIdIn(ids).stream().map(Order::getShortNote).sorted().toList();
  }

  @GetMapping("/page")
  List<String> page(Pageable page) {
    return orders.findAll(page).map(Order::getShortNote).toList();
  }
}
