// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.device;

import dev.ids.JsonForm;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import jakarta.persistence.Column;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

/** What an order is placed with. Its id is a number that JavaScript computes with exactly. */
@Entity
public class Device {
  @Id
  @Snowflake(layout = LayoutPreset.JS_SAFE_MS, json = JsonForm.NUMBER)
  private DeviceId id;

  @Column(length = 100, nullable = false)
  private String name;

  /** For Hibernate. */
  protected Device() {}

  /** A new device; Hibernate gives it an id when it is saved. */
  public Device(String name) {
    this(null, name);
  }

  /** A device that has its id already. */
  public Device(DeviceId id, String name) {
    this.id = id;
    this.name = name;
  }

  public DeviceId id() {
    return id;
  }

  public String name() {
    return name;
  }
}
