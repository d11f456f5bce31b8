package shop;

import dev.ids.Issued;
import dev.ids.ulid.UlidId;
import jakarta.persistence.GeneratedValue;
import java.util.UUID;
import org.hibernate.annotations.UuidGenerator;

class Order {
  @UlidId @GeneratedValue OrderId id;
  @UlidId private UUID external;
  @Issued @GeneratedValue OrderId copiedFrom;

  @UuidGenerator
  UUID getExternal() {
    return external;
  }
}
