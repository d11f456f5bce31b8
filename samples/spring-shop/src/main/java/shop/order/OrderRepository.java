// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.order;

import java.util.List;
import org.springframework.data.domain.Limit;
import org.springframework.data.jpa.repository.JpaRepository;
import shop.customer.CustomerId;
import shop.device.DeviceId;

/** Derived queries take the id that their names mean. */
public interface OrderRepository extends JpaRepository<Order, OrderId> {
  List<Order> findByIdBetweenOrderById(OrderId lowest, OrderId highest, Limit limit);

  List<Order> findByCustomerIdAndIdBetweenOrderById(
      CustomerId customer, OrderId lowest, OrderId highest, Limit limit);

  List<Order> findByDeviceIdAndIdBetweenOrderById(
      DeviceId device, OrderId lowest, OrderId highest, Limit limit);
}
