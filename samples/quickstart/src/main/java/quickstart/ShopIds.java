// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package quickstart;

import dev.ids.nanoid.NanoId;
import dev.ids.relative.RelativeId;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import dev.ids.ulid.UlidId;

/** The ids of the shop: each return type is a class that the compiler makes. */
interface ShopIds {
  @UlidId(prefix = "ord_")
  OrderId order();

  @UlidId(prefix = "cus_")
  CustomerId customer();

  @NanoId(size = 16)
  ShareId share();

  @Snowflake(layout = LayoutPreset.JS_SAFE_MS)
  DeviceId device(); // needs ids.slot

  @RelativeId(prefix = "inv_")
  InvoiceId invoice(); // needs ids.secret.default
}
