package com.acme.ids;

import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidId;

/** The catalogue. */
interface AcmeIds {
  @UlidId(prefix = "cus_")
  CustomerId customer();

  @UuidId
  TenantId tenant();
}
