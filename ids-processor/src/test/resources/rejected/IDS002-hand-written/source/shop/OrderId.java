package shop;

import dev.ids.TypedId;

record OrderId(String text) implements TypedId<OrderId> {
  @Override
  public int compareTo(OrderId other) {
    return text.compareTo(other.text);
  }
}
