package com.acme.orders.internal;

/** Issues and reads ids of every package and module. */
final class Main {
  private Main() {}

  public static void main(String[] args) {
    Order order = new Order();
    boolean same =
        OrderId.parse(order.id.toString()).equals(order.id)
            && order.customer.toString().startsWith("cus_");
    System.out.println("ids " + same + " " + OrderId.class.getModule().getName());
  }
}
