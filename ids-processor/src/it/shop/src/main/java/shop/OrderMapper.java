package shop;

import org.mapstruct.Mapper;

@Mapper
interface OrderMapper {
  OrderDto toDto(Order order);

  default String text(OrderId id) {
    return id.toString();
  }
}
