package shop;

public record OrderDto(OrderId id, String lastOrder, String text) {}
