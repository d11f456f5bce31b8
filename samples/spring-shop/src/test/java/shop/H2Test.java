// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import org.springframework.boot.test.context.SpringBootTest;
import org.springframework.boot.test.context.SpringBootTest.WebEnvironment;
import org.springframework.boot.test.web.server.LocalServerPort;

/** The shop as it starts by itself. */
@SpringBootTest(webEnvironment = WebEnvironment.RANDOM_PORT)
class H2Test implements OrdersTests, InvoicesTests, RefusalTests, OpenApiTests {
  @LocalServerPort private int port;

  @Override
  public Shop shop() {
    return new Shop(port);
  }
}
