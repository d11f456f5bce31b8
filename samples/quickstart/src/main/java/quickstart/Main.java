// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package quickstart;

import dev.ids.IdRange;
import dev.ids.InvalidIdException;
import java.io.PrintStream;
import java.util.List;
import java.util.stream.Stream;

/** Issues ids, reads them back, and shows what they tell. */
public final class Main {
  private Main() {}

  /** Prints to standard output; takes no argument. */
  public static void main(String[] args) {
    run(System.out);
  }

  static void run(PrintStream out) {
    Order order = Order.of(CustomerId.next());
    out.println("order     " + order.id() + " issued at " + order.id().timestamp());
    out.println("customer  " + order.customer());
    out.println("share     " + ShareId.next());

    OrderId same = OrderId.parse(order.id().toString());
    out.println("the same  " + same.equals(order.id()));

    try {
      OrderId.parse(order.customer().toString());
    } catch (InvalidIdException e) {
      out.println("refused   " + e.getMessage());
    }

    DeviceId device = DeviceId.next();
    out.println("device    " + device + " from slot " + device.node());

    List<InvoiceId> invoices =
        Stream.of("acme", "globex", "acme").map(InvoiceId::next).sorted().toList();
    IdRange<InvoiceId> acme = InvoiceId.rangeOf("acme");
    out.println("of acme   " + invoices.stream().filter(acme::contains).count() + " invoices of 3");
  }
}
