// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package events;

import com.acme.ksuid.KsuidId;
import com.fasterxml.jackson.annotation.JsonProperty;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;

/** Something that happened. */
@Entity
public class Event {
  @Id
  @KsuidId(prefix = "evt_")
  @JsonProperty
  EventId id;

  @JsonProperty String what;

  protected Event() {} // for Hibernate and Jackson

  /** An event that gets its id when it is stored. */
  public Event(String what) {
    this.what = what;
  }

  /** Null until it is stored. */
  public EventId id() {
    return id;
  }

  /** What happened. */
  public String what() {
    return what;
  }
}
