// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import java.io.PrintStream;
import java.nio.file.Path;

/** {@code Main [output [input]]}: by default the file that comes with the shop, into target/. */
public final class Main {
  private Main() {}

  public static void main(String[] arguments) {
    int status = run(arguments, System.out, System.err);
    if (status != 0) {
      System.exit(status);
    }
  }

  /** Returns 0, or 1 if the input cannot be used. */
  static int run(String[] arguments, PrintStream out, PrintStream err) {
    Path output = Path.of(arguments.length > 0 ? arguments[0] : "target/orders.json");
    try (ShopDatabase database = new ShopDatabase()) {
      ShopFile input =
          arguments.length > 1 ? ShopFile.read(Path.of(arguments[1])) : ShopFile.shipped();
      new OrdersJob(database, new Report(out)).run(input, output);
      return 0;
    } catch (InputException e) {
      err.println(e.getMessage());
      return 1;
    }
  }
}
