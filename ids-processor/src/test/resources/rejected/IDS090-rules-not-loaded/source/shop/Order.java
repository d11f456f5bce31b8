package shop;

import com.acme.ksuid.KsuidId;
import dev.ids.StorageKind;

class Order {
  @KsuidId OrderId id;

  @KsuidId(payload = 20, storage = StorageKind.UUID)
  ReceiptId receipt;
}
