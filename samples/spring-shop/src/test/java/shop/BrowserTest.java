// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What profile browser says where there is no browser. */
class BrowserTest {
  private static final String INSTALL =
      "; profile browser needs Chromium and its driver, on Debian: apt-get install chromium"
          + " chromium-driver; another driver by -Dchromedriver=<path>";

  private final String given = System.getProperty("chromedriver");

  @TempDir Path folder;

  @AfterEach
  void restore() {
    if (given == null) {
      System.clearProperty("chromedriver");
    } else {
      System.setProperty("chromedriver", given);
    }
  }

  @Test
  void aDriverThatIsNotThereIsToBeInstalled() {
    String none = folder.resolve("chromedriver").toString();
    System.setProperty("chromedriver", none);

    assertThatThrownBy(() -> new Browser(folder))
        .isInstanceOf(AssertionError.class)
        .hasMessage("there is no " + none + INSTALL);
  }

  @Test
  void aProgramThatIsNoDriverIsShownWithWhatItSays() {
    System.setProperty("chromedriver", ProcessHandle.current().info().command().orElseThrow());

    assertThatThrownBy(() -> new Browser(folder))
        .isInstanceOf(AssertionError.class)
        .hasMessageStartingWith("chromedriver does not start: Unrecognized option: --port=0")
        .hasMessageEndingWith(INSTALL);
  }
}
