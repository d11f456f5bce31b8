// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package quickstart;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class MainTest {
  @Test
  void eachLineSaysWhatHappened() {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    Main.run(new PrintStream(out, true, StandardCharsets.UTF_8));

    String ulid = "[0-7][0-9A-HJKMNP-TV-Z]{25}";
    assertThat(out.toString(StandardCharsets.UTF_8).lines().toList())
        .satisfiesExactly(
            line -> assertThat(line).matches("order     ord_" + ulid + " issued at 20.*Z"),
            line -> assertThat(line).matches("customer  cus_" + ulid),
            line -> assertThat(line).matches("share     [A-Za-z0-9_-]{16}"),
            line -> assertThat(line).isEqualTo("the same  true"),
            line ->
                assertThat(line)
                    .matches(
                        "refused   invalid OrderId \"cus_"
                            + ulid
                            + "\": expected prefix \"ord_\".*"),
            line -> assertThat(line).matches("device    [0-9]{15,16} from slot 0"),
            line -> assertThat(line).isEqualTo("of acme   2 invoices of 3"));
  }
}
