package shop;

import dev.ids.ulid.UlidId;
import jakarta.persistence.ElementCollection;
import jakarta.persistence.Embedded;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.Set;
import lombok.Getter;
import lombok.NoArgsConstructor;
import lombok.Setter;

@Entity
@Getter
@Setter
@NoArgsConstructor
public class Order extends Base {
  @Id
  @UlidId(prefix = "ord_")
  private OrderId id;

  @Embedded private Address address;
  @ElementCollection private Set<OrderId> related;
  private String text;
}
