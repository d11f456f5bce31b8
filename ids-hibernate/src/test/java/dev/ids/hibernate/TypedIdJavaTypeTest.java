// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.StorageKind;
import dev.ids.hibernate.shop.OrderId;
import dev.ids.hibernate.tick.DeviceId;
import dev.ids.ulid.Ulid;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.math.BigDecimal;
import java.util.HexFormat;
import java.util.UUID;
import org.hibernate.HibernateException;
import org.hibernate.type.descriptor.WrapperOptions;
import org.junit.jupiter.api.Test;

/** Conversions between an id and whatever a column or a query asks for. */
class TypedIdJavaTypeTest {
  private static final String TEXT = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final OrderId ORDER = OrderId.parse(TEXT);
  private static final UUID ORDER_UUID = UUID.fromString("01563e3a-b5d3-d676-4c61-efb99302bd5b");
  private static final byte[] ORDER_BYTES =
      HexFormat.of().parseHex("01563e3ab5d3d6764c61efb99302bd5b");
  private static final WrapperOptions NONE = null;

  private final TypedIdJavaType<OrderId> orders =
      TypedIdJavaType.of(OrderId.TYPE, StorageKind.UUID);
  private final TypedIdJavaType<DeviceId> devices =
      TypedIdJavaType.of(DeviceId.TYPE, StorageKind.LONG);

  @Test
  void anIdBecomesWhateverHoldsItWhole() {
    assertThat(orders.unwrap(ORDER, String.class, NONE)).isEqualTo(TEXT);
    assertThat(orders.unwrap(ORDER, CharSequence.class, NONE)).isEqualTo(TEXT);
    assertThat(orders.unwrap(ORDER, UUID.class, NONE)).isEqualTo(ORDER_UUID);
    assertThat(orders.unwrap(ORDER, byte[].class, NONE)).isEqualTo(ORDER_BYTES);
    assertThat(orders.unwrap(ORDER, OrderId.class, NONE)).isSameAs(ORDER);
    assertThat(orders.unwrap(ORDER, Object.class, NONE)).isSameAs(ORDER);
    assertThat(devices.unwrap(new DeviceId(42), Long.class, NONE)).isEqualTo(42L);
    assertThat(devices.unwrap(new DeviceId(42), BigDecimal.class, NONE))
        .isEqualTo(BigDecimal.valueOf(42));
    assertThat(devices.unwrap(new DeviceId(42), String.class, NONE)).isEqualTo("42");
    assertThat(orders.unwrap(null, String.class, NONE)).isNull();
  }

  @Test
  void anIdIsMadeOfWhateverHoldsItWhole() {
    assertThat(orders.wrap(TEXT, NONE)).isEqualTo(ORDER);
    assertThat(orders.wrap(new StringBuilder(TEXT), NONE)).isEqualTo(ORDER);
    assertThat(orders.wrap(TEXT + "   ", NONE)).isEqualTo(ORDER);
    assertThat(orders.wrap(ORDER_UUID, NONE)).isEqualTo(ORDER);
    assertThat(orders.wrap(ORDER_BYTES, NONE)).isEqualTo(ORDER);
    assertThat(orders.wrap(ORDER, NONE)).isSameAs(ORDER);
    assertThat(devices.wrap(42L, NONE)).isEqualTo(new DeviceId(42));
    assertThat(devices.wrap(42, NONE)).isEqualTo(new DeviceId(42));
    assertThat(devices.wrap(BigDecimal.valueOf(42), NONE)).isEqualTo(new DeviceId(42));
    assertThat(devices.wrap("42", NONE)).isEqualTo(new DeviceId(42));
    assertThat(orders.wrap(null, NONE)).isNull();
  }

  @Test
  void whatDoesNotHoldTheIdIsRefused() {
    assertThatThrownBy(() -> orders.unwrap(ORDER, Long.class, NONE))
        .isInstanceOf(HibernateException.class);
    assertThatThrownBy(() -> devices.unwrap(new DeviceId(42), UUID.class, NONE))
        .isInstanceOf(HibernateException.class);
    assertThatThrownBy(() -> orders.unwrap(ORDER, Ulid.class, NONE))
        .isInstanceOf(HibernateException.class);
    assertThatThrownBy(() -> orders.wrap(42L, NONE)).isInstanceOf(HibernateException.class);
    assertThatThrownBy(() -> devices.wrap(ORDER_UUID, NONE)).isInstanceOf(HibernateException.class);
    assertThatThrownBy(() -> devices.wrap(new BigDecimal("4.2"), NONE))
        .isInstanceOf(ArithmeticException.class);
  }

  @Test
  void aStoredValueThatIsNoIdIsRefused() {
    assertThatThrownBy(() -> orders.wrap("cus_01ARZ3NDEKTSV4RRFFQ69G5FAV", NONE))
        .isInstanceOf(InvalidIdException.class);
    assertThatThrownBy(() -> orders.wrap(new byte[15], NONE))
        .isInstanceOf(InvalidIdException.class);
    assertThatThrownBy(() -> devices.wrap(-1L, NONE)).isInstanceOf(InvalidIdException.class);
  }

  @Test
  void aLogShowsTheCanonicalText() {
    assertThat(orders.toString(ORDER)).isEqualTo(TEXT);
    assertThat(orders.extractLoggableRepresentation(ORDER)).isEqualTo(TEXT);
    assertThat(orders.fromString(TEXT)).isEqualTo(ORDER);
  }

  /** Caches of several nodes send types with their keys. */
  @Test
  void aTypeCanBeSentToAnotherProcess() throws IOException, ClassNotFoundException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
      out.writeObject(orders);
    }

    Object copy;
    try (ObjectInputStream in =
        new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
      copy = in.readObject();
    }

    assertThat(copy).isInstanceOf(TypedIdJavaType.class);
    assertThat(((TypedIdJavaType<?>) copy).type()).isSameAs(OrderId.TYPE);
    assertThat(((TypedIdJavaType<?>) copy).fits(StorageKind.UUID)).isTrue();
  }
}
