package shop;

import dev.ids.ulid.UlidId;
import jakarta.persistence.Convert;
import org.hibernate.annotations.JdbcTypeCode;
import org.hibernate.annotations.Type;

class Order {
  @UlidId @Convert OrderId id;
  @UlidId @Type String token;
  @UlidId @JdbcTypeCode LineId line;

  @UlidId
  @Convert(disableConversion = true)
  NoteId note;
}
