// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.Session;
import shop.ShopData.CustomerData;
import shop.ShopData.DeviceData;
import shop.ShopData.LineData;
import shop.ShopData.OrderData;

/** Persists what a file holds. Ids of the file are kept; what has none gets one by Hibernate. */
final class Importer {
  private final Session session;
  private final ShopFile file;
  private final Map<CustomerId, Customer> customers = new HashMap<>();
  private final Map<DeviceId, Device> devices = new HashMap<>();
  private final Map<OrderId, Order> orders = new HashMap<>();

  Importer(Session session, ShopFile file) {
    this.session = session;
    this.file = file;
  }

  /**
   * Persists it all.
   *
   * @return the orders as they stand in the file
   * @throws InputException if the file contradicts itself
   */
  List<Order> persistAll() {
    List<CustomerData> customerData = file.data().customers();
    for (int i = 0; i < customerData.size(); i++) {
      persist(customerData.get(i), "customers[" + i + "]");
    }
    List<DeviceData> deviceData = file.data().devices();
    for (int i = 0; i < deviceData.size(); i++) {
      persist(deviceData.get(i), "devices[" + i + "]");
    }
    List<Order> persisted = new ArrayList<>();
    List<OrderData> orderData = file.data().orders();
    if (orderData.isEmpty()) {
      throw refused("orders", "there are none");
    }
    for (int i = 0; i < orderData.size(); i++) {
      persisted.add(persist(orderData.get(i), "orders[" + i + "]"));
    }
    return persisted;
  }

  private void persist(CustomerData data, String place) {
    Customer customer = new Customer(data.id(), data.name(), data.country());
    if (customers.putIfAbsent(data.id(), customer) != null) {
      throw refused(place + ".id", "a customer " + data.id() + " is there already");
    }
    session.persist(customer);
  }

  private void persist(DeviceData data, String place) {
    Device device = new Device(data.id(), data.name(), data.kind());
    if (devices.putIfAbsent(data.id(), device) != null) {
      throw refused(place + ".id", "a device " + data.id() + " is there already");
    }
    session.persist(device);
  }

  private Order persist(OrderData data, String place) {
    Customer customer = customers.get(data.customer());
    if (customer == null) {
      throw refused(place + ".customer", "there is no customer " + data.customer());
    }
    Device device = devices.get(data.device());
    if (device == null) {
      throw refused(place + ".device", "there is no device " + data.device());
    }
    Order order = new Order(data.id(), customer, device, data.currency());
    for (LineData line : data.lines()) {
      order.add(line.id(), line.item());
    }
    if (orders.putIfAbsent(data.id(), order) != null) {
      throw refused(place + ".id", "an order " + data.id() + " is there already");
    }
    session.persist(order);
    return order;
  }

  private InputException refused(String place, String reason) {
    return new InputException(file.name() + ", " + place, reason);
  }
}
