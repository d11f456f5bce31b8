// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.tick;

import dev.ids.Issued;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Device {
  @Id @Issued private DeviceId id;

  public DeviceId getId() {
    return id;
  }
}
