// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.nio.file.Files;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** {@code META-INF/ids/index}, and the messages that do not refuse. */
class IndexTest {
  private static final String INDEX = "META-INF/ids/index";

  @Test
  void lineOfASlottedIdCarriesTheWidthOfItsSlot() {
    Compilation compilation =
        compile(
            """
            package shop;
            import com.acme.stamp.*;
            interface Order {
              @StampId(parts = @Parts(node = 7)) ReaderId reader();
              @StampId SensorId sensor();
              @dev.ids.ulid.UlidId CustomerId customer();
            }
            """);

    assertThat(compilation.text(INDEX))
        .isEqualTo(
            """
            shop.CustomerId
            shop.ReaderId slot-bits=7
            shop.SensorId slot-bits=10
            """);
  }

  @Test
  void classesWrittenByHandAreIndexedByTheirBinaryName() {
    Compilation compilation =
        compile(
            """
            package shop;
            import com.acme.tag.*;
            import dev.ids.*;
            interface Order {
              @TagId record Id(String text) implements TypedId<Id> {
                public static final IdType<Id> TYPE =
                    IdType.of(Id.class, TagId.class, TagScheme::of, Carrier.text(Id::new, Id::text));
                @Override public int compareTo(Id other) { return text.compareTo(other.text); }
              }
            }
            """);

    assertThat(compilation.text(INDEX)).isEqualTo("shop.Order$Id\n");
  }

  @Test
  void moduleWithoutIdsGetsNoIndex() {
    Compilation compilation = compile("package shop; class Order { long id; }");

    assertThat(compilation.output().resolve(INDEX)).doesNotExist();
  }

  @Test
  void failedCompilationLeavesTheIndexAlone() {
    Compilation compilation =
        IdsCompiler.javacForForeignSchemes()
            .run(
                Map.of(
                    "shop.Order",
                    "package shop; class Order { @dev.ids.ulid.UlidId(prefix = \"/\") OrderId id; }"));

    assertThat(compilation.success()).isFalse();
    assertThat(Files.exists(compilation.output().resolve(INDEX))).isFalse();
  }

  private static Compilation compile(String order) {
    return IdsCompiler.javacForForeignSchemes().run(Map.of("shop.Order", order)).succeeded();
  }
}
