package shop;

import jakarta.persistence.metamodel.SetAttribute;
import jakarta.persistence.metamodel.SingularAttribute;

class Attributes {
  SingularAttribute<Order, OrderId> id = Order_.id;
  SingularAttribute<Base, OrderId> inherited = Order_.lastOrder;
  SetAttribute<Order, OrderId> many = Order_.related;
  SingularAttribute<Line, LineId> getter = Line_.id;
  SingularAttribute<Line, OrderId> copiedFrom = Line_.copiedFrom;
  SingularAttribute<Address, CustomerId> embedded = Address_.owner;

  static OrderId useOfEverything(Order order) {
    order.setLastOrder(OrderId.parse("ord_01KDVDNA0004HMASW9NF6YY093"));
    OrderDto dto = new OrderMapperImpl().toDto(order);
    return dto.id() == null ? order.getLastOrder() : order.getId();
  }
}
