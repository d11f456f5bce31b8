// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.customer;

import jakarta.validation.Valid;
import jakarta.validation.constraints.NotBlank;
import jakarta.validation.constraints.NotNull;
import jakarta.validation.constraints.Pattern;
import jakarta.validation.constraints.Size;
import java.net.URI;
import java.util.List;
import org.springframework.http.ResponseEntity;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.PostMapping;
import org.springframework.web.bind.annotation.RequestBody;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RequestParam;
import org.springframework.web.bind.annotation.RestController;
import shop.web.NotFoundException;

@RestController
@RequestMapping("/customers")
class CustomerController {
  private final CustomerRepository customers;

  CustomerController(CustomerRepository customers) {
    this.customers = customers;
  }

  /** A request has a record of its own, without an id: a client does not choose one. */
  record NewCustomer(
      @NotNull @Pattern(regexp = "[a-z0-9-]{1,40}") String tenant,
      @NotBlank @Size(max = 100) String name) {}

  record CustomerView(CustomerId id, String tenant, String name) {
    static CustomerView of(Customer customer) {
      return new CustomerView(customer.id(), customer.tenant(), customer.name());
    }
  }

  @PostMapping
  ResponseEntity<CustomerView> create(@Valid @RequestBody NewCustomer body) {
    Customer customer = customers.save(new Customer(body.tenant(), body.name()));
    return ResponseEntity.created(URI.create("/customers/" + customer.id()))
        .body(CustomerView.of(customer));
  }

  @GetMapping("/{id}")
  CustomerView read(@PathVariable CustomerId id) {
    return customers.findById(id).map(CustomerView::of).orElseThrow(NotFoundException.of(id));
  }

  @GetMapping
  List<CustomerView> list(@RequestParam String tenant) {
    return customers.findByTenantOrderById(tenant).stream().map(CustomerView::of).toList();
  }
}
