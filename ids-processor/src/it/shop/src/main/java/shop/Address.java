package shop;

import jakarta.persistence.Embeddable;
import lombok.Data;

@Data
@Embeddable
public class Address {
  private CustomerId owner;
  private String town;
}
