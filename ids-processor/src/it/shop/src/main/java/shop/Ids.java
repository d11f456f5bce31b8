package shop;

import dev.ids.uuid.UuidId;

interface Ids {
  @UuidId
  CustomerId customer();
}
