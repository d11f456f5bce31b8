// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import dev.ids.uuid.UuidId;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.Version;

/** Its version tells Spring Data whether it is new. */
@Entity
public class Parcel {
  @Id @UuidId private ParcelId id;
  @Version private Integer version;

  protected Parcel() {}

  public Parcel(ParcelId id) {
    this.id = id;
  }

  public ParcelId getId() {
    return id;
  }

  public Integer getVersion() {
    return version;
  }
}
