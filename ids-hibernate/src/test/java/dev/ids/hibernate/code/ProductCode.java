// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.code;

import dev.ids.Carrier;
import dev.ids.IdType;
import dev.ids.TypedId;

/** Text that the application assigns. */
@CodeId
public record ProductCode(String text) implements TypedId<ProductCode> {
  public static final IdType<ProductCode> TYPE =
      IdType.of(
          ProductCode.class,
          CodeId.class,
          CodeScheme::of,
          Carrier.text(ProductCode::new, ProductCode::text));

  @Override
  public int compareTo(ProductCode other) {
    return text.compareTo(other.text);
  }

  @Override
  public String toString() {
    return TYPE.format(this);
  }
}
