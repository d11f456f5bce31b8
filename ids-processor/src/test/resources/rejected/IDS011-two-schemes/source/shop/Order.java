package shop;

import com.acme.stamp.StampId;
import dev.ids.ulid.UlidId;

class Order {
  @UlidId @StampId OrderId id;
}
