// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import org.springframework.boot.SpringApplication;
import org.springframework.boot.autoconfigure.SpringBootApplication;
import org.springframework.boot.web.server.context.WebServerInitializedEvent;
import org.springframework.context.event.EventListener;

/** The shop on the web. Nothing here or elsewhere registers an id class. */
@SpringBootApplication
public class ShopApplication {
  private static final Logger LOG = LoggerFactory.getLogger(ShopApplication.class);

  public static void main(String[] arguments) {
    SpringApplication.run(ShopApplication.class, arguments);
  }

  @EventListener
  void open(WebServerInitializedEvent event) {
    LOG.info("The shop is open: http://localhost:{}", event.getWebServer().getPort());
  }
}
