package shop;

import dev.ids.ulid.UlidId;

record OrderPlaced(@UlidId EventId id) {
  @UlidId(prefix = "evt_")
  public EventId id() {
    return id;
  }
}
