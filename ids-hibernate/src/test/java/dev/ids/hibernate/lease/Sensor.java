// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.lease;

import dev.ids.Issued;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

@Entity
public class Sensor {
  @Id @Issued private SensorId id;

  public SensorId getId() {
    return id;
  }
}
