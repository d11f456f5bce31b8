// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.order;

import dev.ids.IdRange;
import jakarta.validation.Valid;
import jakarta.validation.constraints.NotEmpty;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import org.springframework.data.domain.Limit;
import org.springframework.http.HttpStatus;
import org.springframework.http.ResponseEntity;
import org.springframework.transaction.annotation.Transactional;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.server.ResponseStatusException;
import shop.customer.Customer;
import shop.customer.CustomerId;
import shop.customer.CustomerRepository;
import shop.device.Device;
import shop.device.DeviceId;
import shop.device.DeviceRepository;
import shop.web.NotFoundException;

@RestController
@RequestMapping("/orders")
@Transactional
class OrderController {
  private static final Limit PAGE = Limit.of(100);

  private final OrderRepository orders;
  private final CustomerRepository customers;
  private final DeviceRepository devices;

  OrderController(OrderRepository orders, CustomerRepository customers, DeviceRepository devices) {
    this.orders = orders;
    this.customers = customers;
    this.devices = devices;
  }

  record NewOrder(
      @NotNull CustomerId customer,
      @NotNull DeviceId device,
      @NotEmpty @Size(max = 100) List<@NotNull @Valid OrderLine> lines) {}

  record OrderView(
      OrderId id,
      Instant placed,
      CustomerId customer,
      DeviceId device,
      List<OrderLine> lines,
      long totalCents) {
    static OrderView of(Order order) {
      return new OrderView(
          order.id(),
          order.placed(),
          order.customer().id(),
          order.device().id(),
          order.lines(),
          order.totalCents());
    }
  }

  @PostMapping
  ResponseEntity<OrderView> create(@Valid @RequestBody NewOrder body) {
    Customer customer =
        customers.findById(body.customer()).orElseThrow(NotFoundException.of(body.customer()));
    Device device =
        devices.findById(body.device()).orElseThrow(NotFoundException.of(body.device()));
    Order order = orders.save(new Order(customer, device, body.lines()));
    return ResponseEntity.created(URI.create("/orders/" + order.id())).body(OrderView.of(order));
  }

  @GetMapping("/{id}")
  OrderView read(@PathVariable OrderId id) {
    return orders.findById(id).map(OrderView::of).orElseThrow(NotFoundException.of(id));
  }

  /** The first hundred that were placed in a time, both ends included, oldest first. */
  @GetMapping
  List<OrderView> list(
      @RequestParam Optional<CustomerId> customer,
      @RequestParam Optional<DeviceId> device,
      @RequestParam Optional<Instant> from,
      @RequestParam Optional<Instant> to) {
    IdRange<OrderId> placed = PlacedRange.of(from, to);
    return find(customer, device, placed).stream().map(OrderView::of).toList();
  }

  private List<Order> find(
      Optional<CustomerId> customer, Optional<DeviceId> device, IdRange<OrderId> placed) {
    OrderId lowest = placed.lowest();
    OrderId highest = placed.highest();
    if (customer.isPresent() && device.isPresent()) {
      throw new ResponseStatusException(
          HttpStatus.BAD_REQUEST, "ask for a customer or for a device, not for both");
    }
    if (customer.isPresent()) {
      return orders.findByCustomerIdAndIdBetweenOrderById(customer.get(), lowest, highest, PAGE);
    }
    if (device.isPresent()) {
      return orders.findByDeviceIdAndIdBetweenOrderById(device.get(), lowest, highest, PAGE);
    }
    return orders.findByIdBetweenOrderById(lowest, highest, PAGE);
  }
}
