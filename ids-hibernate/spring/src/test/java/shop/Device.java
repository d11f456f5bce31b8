// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.snowflake.Snowflake;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

/** Its ids need a slot, and {@code allowAssigned = false} tells new from detached. */
@Entity
public class Device {
  @Id
  @Snowflake(allowAssigned = false)
  private DeviceId id;

  public DeviceId getId() {
    return id;
  }

  public void setId(DeviceId id) {
    this.id = id;
  }
}
