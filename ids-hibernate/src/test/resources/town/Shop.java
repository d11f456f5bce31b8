package town;

import dev.ids.StorageKind;
import dev.ids.nanoid.NanoId;
import dev.ids.scru128.Scru128Id;
import dev.ids.snowflake.Cosid80;
import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidId;
import jakarta.persistence.*;
import java.util.*;

@MappedSuperclass
abstract class Named {
  String name;
}

@Entity
class Customer extends Named {
  @Id @UuidId(prefix = "cus_") CustomerId id;
  @Embedded Address home = new Address();
}

@Embeddable
class Address {
  String street = "Main Street 1";
  OwnerId neighbour;
}

@Entity
class Category extends Named {
  @Id @NanoId(size = 12) CategoryId id;
  @ManyToOne(fetch = FetchType.LAZY) Category parent;
}

@Entity
class Supplier extends Named {
  @Id @Scru128Id SupplierId id;
}

@Entity
class Product extends Named {
  @Id @UlidId(prefix = "prd_") ProductId id;
  @ManyToOne(fetch = FetchType.LAZY) Supplier supplier;
  @ManyToMany Set<Category> categories = new LinkedHashSet<>();
}

@Entity
@Table(name = "orders")
class Order {
  @Id @UlidId(prefix = "so_") OrderId id;
  @ManyToOne(fetch = FetchType.LAZY) Customer customer;
  @OneToMany(mappedBy = "order", cascade = CascadeType.ALL) List<OrderLine> lines = new ArrayList<>();
  @Version int version;
}

@Entity
class OrderLine {
  @EmbeddedId OrderLineKey key = new OrderLineKey();
  @MapsId("order") @ManyToOne(fetch = FetchType.LAZY) Order order;
  @ManyToOne(fetch = FetchType.LAZY) Product product;
}

@Embeddable
class OrderLineKey implements java.io.Serializable {
  private static final long serialVersionUID = 1L;
  OrderId order;
  int position;

  @Override
  public boolean equals(Object other) {
    return other instanceof OrderLineKey key
        && Objects.equals(order, key.order)
        && position == key.position;
  }

  @Override
  public int hashCode() {
    return Objects.hash(order, position);
  }
}

@Entity
@Inheritance(strategy = InheritanceType.JOINED)
abstract class Payment {
  @Id @UuidId(storage = StorageKind.BINARY) PaymentId id;
  @ManyToOne(fetch = FetchType.LAZY) Order order;
}

@Entity
class CardPayment extends Payment {
  String last4 = "4242";
}

@Entity
class Shipment {
  @Id OrderId id;
  @MapsId @OneToOne(fetch = FetchType.LAZY) Order order;
  @Cosid80 TrackingId tracking;
}
