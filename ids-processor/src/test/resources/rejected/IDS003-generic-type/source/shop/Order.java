package shop;

import dev.ids.ulid.UlidId;
import java.util.List;
import java.util.Optional;

class Order<T> {
  @UlidId List<String> lines;
  @UlidId T id;

  @UlidId
  Optional<Object> getCustomer() {
    return Optional.empty();
  }
}
