package shop;

import dev.ids.relative.RelativeId;
import jakarta.persistence.Transient;

class Invoice {
  static String tenant;
  transient String shard;
  @Transient String region;
  String tenants;

  @RelativeId(keyField = "tenant")
  InvoiceId id;

  @RelativeId(keyField = "shard")
  NoteId note;

  @RelativeId(keyField = "region")
  PageId page;
}
