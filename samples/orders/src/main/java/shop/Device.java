// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.JsonForm;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.snowflake.Snowflake;
import jakarta.persistence.Entity;
import jakarta.persistence.EnumType;
import jakarta.persistence.Enumerated;
import jakarta.persistence.Id;

/** What an order is placed with. Its id is a number that JavaScript reads exactly. */
@Entity
public class Device {
  @Id
  @Snowflake(layout = LayoutPreset.JS_SAFE_MS, json = JsonForm.NUMBER)
  private DeviceId id;

  private String name;

  @Enumerated(EnumType.STRING)
  private Kind kind;

  /** Where an order comes from. */
  public enum Kind {
    TILL,
    KIOSK,
    WEB,
    APP
  }

  /** For Hibernate. */
  protected Device() {}

  /** A device that has its id already. */
  public Device(DeviceId id, String name, Kind kind) {
    this.id = id;
    this.name = name;
    this.kind = kind;
  }

  /** A new device; Hibernate gives it an id when it is persisted. */
  public Device(String name, Kind kind) {
    this(null, name, kind);
  }

  public DeviceId id() {
    return id;
  }

  public String name() {
    return name;
  }

  public Kind kind() {
    return kind;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Device device && id != null && id.equals(device.id());
  }

  @Override
  public int hashCode() {
    return Device.class.hashCode();
  }
}
