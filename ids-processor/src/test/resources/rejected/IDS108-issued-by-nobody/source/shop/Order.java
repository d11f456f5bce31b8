package shop;

import com.acme.kinds.KindsId;
import dev.ids.Issued;

class Order {
  @Issued OrderId id;

  interface Ids {
    @KindsId
    OrderId order();
  }
}
