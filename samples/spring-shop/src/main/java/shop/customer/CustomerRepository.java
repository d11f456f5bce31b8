// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.customer;

import java.util.List;
import org.springframework.data.jpa.repository.JpaRepository;

/** Takes a CustomerId, and no other id. */
public interface CustomerRepository extends JpaRepository<Customer, CustomerId> {
  List<Customer> findByTenantOrderById(String tenant);
}
