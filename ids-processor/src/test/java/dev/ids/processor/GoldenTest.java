// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * One generated class for each shape, as a page to read. After a change that was meant: {@code mvn
 * test -Dtest=GoldenTest -Dgolden.update=true}, and look at the difference.
 */
class GoldenTest {
  private static final Path GOLDEN = Path.of("src/test/resources/golden");

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "bits64  | DeviceId  | @com.acme.stamp.StampId(parts = @com.acme.stamp.Parts(node = 8), prefix = \"dev_\")",
        "bits128 | OrderId   | @dev.ids.ulid.UlidId(prefix = \"ord_\")",
        "bytes   | ReceiptId | @com.acme.digest.DigestId",
        "text    | VoucherId | @com.acme.tag.TagId(storage = dev.ids.StorageKind.TEXT)",
        "keyed   | TenantId  | @com.acme.keyed.KeyedId(allowAssigned = false)"
      })
  void generatedClassIsThisPage(String shape, String idClass, String declaration)
      throws IOException {
    String source = "package shop; class Order { " + declaration + " " + idClass + " id; }";
    String generated =
        IdsCompiler.javacForForeignSchemes()
            .run(Map.of("shop.Order", source))
            .succeeded()
            .text("shop/" + idClass + ".java");

    Path golden = GOLDEN.resolve(shape).resolve(idClass + ".java");
    if (Boolean.getBoolean("golden.update")) {
      Files.createDirectories(golden.getParent());
      Files.writeString(golden, generated);
    }
    assertThat(generated).isEqualTo(Files.readString(golden));
  }
}
