package shop;

import dev.ids.snowflake.Snowflake;
import jakarta.persistence.Entity;
import jakarta.persistence.Id;
import jakarta.persistence.NamedQuery;

@Entity
@NamedQuery(name = "copied", query = "from Line where copiedFrom = :order")
public class Line {
  private LineId id;
  private OrderId copiedFrom;

  @Id
  @Snowflake
  public LineId getId() {
    return id;
  }

  public void setId(LineId id) {
    this.id = id;
  }

  public OrderId getCopiedFrom() {
    return copiedFrom;
  }

  public void setCopiedFrom(OrderId copiedFrom) {
    this.copiedFrom = copiedFrom;
  }
}
