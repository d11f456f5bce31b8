// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Currency;
import java.util.List;
import java.util.Objects;

/** What a JSON file of the shop holds. The ids need no annotation. */
public record ShopData(
    List<CustomerData> customers, List<DeviceData> devices, List<OrderData> orders) {
  public ShopData {
    customers = List.copyOf(required("customers", customers));
    devices = List.copyOf(required("devices", devices));
    orders = List.copyOf(required("orders", orders));
  }

  /** How many lines all orders have. */
  public int lineCount() {
    return orders.stream().mapToInt(order -> order.lines().size()).sum();
  }

  public record CustomerData(CustomerId id, String name, String country) {
    public CustomerData {
      required("id", id);
      required("name", name);
    }

    static CustomerData of(Customer customer) {
      return new CustomerData(customer.id(), customer.name(), customer.country());
    }
  }

  public record DeviceData(DeviceId id, String name, Device.Kind kind) {
    public DeviceData {
      required("id", id);
      required("name", name);
      required("kind", kind);
    }

    static DeviceData of(Device device) {
      return new DeviceData(device.id(), device.name(), device.kind());
    }
  }

  public record OrderData(
      OrderId id, CustomerId customer, DeviceId device, Currency currency, List<LineData> lines) {
    public OrderData {
      required("id", id);
      required("customer", customer);
      required("device", device);
      required("currency", currency);
      lines = List.copyOf(required("lines", lines));
    }

    static OrderData of(Order order) {
      return new OrderData(
          order.id(),
          order.customer().id(),
          order.device().id(),
          order.currency(),
          order.lines().stream().map(LineData::of).toList());
    }
  }

  /**
   * @param id null in a file that leaves the ids of lines to the shop
   */
  public record LineData(
      @JsonInclude(JsonInclude.Include.NON_NULL) LineId id, @JsonUnwrapped Item item) {
    static LineData of(OrderLine line) {
      return new LineData(line.id(), line.item());
    }
  }

  private static <M> M required(String name, M member) {
    return Objects.requireNonNull(member, () -> "\"" + name + "\" is missing");
  }
}
