// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package cluster;

import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;

/** What the processes issue: ids of milliseconds and of seconds, with 8 slots. */
final class Ids {
  @Snowflake(layout = LayoutPreset.JS_SAFE_MS)
  ClickId click;

  @Snowflake(layout = LayoutPreset.JS_SAFE_S)
  OrderId order;

  private Ids() {}
}
