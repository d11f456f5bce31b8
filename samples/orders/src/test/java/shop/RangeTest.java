// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.ulid.Ulid;
import java.time.Instant;
import java.util.Currency;
import java.util.List;
import org.junit.jupiter.api.Test;

class RangeTest {
  private static final Instant FROM = Instant.parse("2026-02-01T00:00:00Z");
  private static final Instant TO = Instant.parse("2026-02-28T23:59:59.999Z");
  private static final byte[] LEAST = new byte[10];
  private static final byte[] MOST = {-1, -1, -1, -1, -1, -1, -1, -1, -1, -1};

  @Test
  void aRangeIncludesAllOfItsFirstAndItsLastMillisecond() {
    try (ShopDatabase database = new ShopDatabase()) {
      List<OrderId> found =
          database.transaction(
              session -> {
                Customer customer =
                    new Customer(
                        CustomerId.parse("cus_01HMQBFF6CC4SY0XJF8GHK2Z05"), "DeShawn", "US");
                session.persist(customer);
                Device device = new Device("till", Device.Kind.TILL);
                session.persist(device);
                for (OrderId id :
                    List.of(
                        id(FROM.minusMillis(1), MOST),
                        id(FROM, LEAST),
                        id(TO, MOST),
                        id(TO.plusMillis(1), LEAST))) {
                  session.persist(new Order(id, customer, device, Currency.getInstance("USD")));
                }
                return new Orders(session).placed(FROM, TO).stream().map(Order::id).toList();
              });
      assertThat(found).containsExactly(id(FROM, LEAST), id(TO, MOST));
    }
  }

  private static OrderId id(Instant time, byte[] random) {
    return OrderId.of(Ulid.of(time.toEpochMilli(), random));
  }
}
