package shop;

import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import java.util.Date;

@Entity
class Slip {
  @Id Date day;
}
