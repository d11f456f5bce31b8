// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import com.acme.kinds.KindsId;
import com.acme.stamp.StampId;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.lang.annotation.Annotation;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The annotation that the rules see, and the one that the generated class carries. */
class AnnotationCopyTest {
  private static final String EVERY_KIND =
      """
      package shop;
      import com.acme.kinds.*;
      import com.acme.stamp.Parts;
      class Order {
        static final String PREFIX = "ord";
        @KindsId(
            flag = true, octet = -1, little = 2, number = 3, big = 1L << 40, ratio = 0.5F,
            precise = 1e300, letter = '\\'', text = "a \\"quote\\", a \\\\ and a \\u00fc\\n",
            unit = Unit.MILLIS, type = Map.Entry[].class, types = {int.class, String[].class},
            numbers = 7, letters = {'\\u2020', '\\\\'}, units = {Unit.MILLIS, Unit.SECONDS},
            part = @Parts(node = 1), parts = {@Parts, @Parts(sequence = 2)}, prefix = PREFIX + "_")
        OrderId id;
        interface Map { interface Entry {} }
      }
      """;

  @Test
  void generatedClassCarriesTheAnnotationOfTheAttribute() throws Exception {
    Compilation compilation = compile(EVERY_KIND).succeeded();
    ClassLoader loader = compilation.classLoader();

    Annotation onAttribute =
        loader.loadClass("shop.Order").getDeclaredField("id").getAnnotation(KindsId.class);
    Annotation onClass = loader.loadClass("shop.OrderId").getAnnotation(KindsId.class);
    assertThat(onClass).isNotNull().isEqualTo(onAttribute);
  }

  @Test
  void rulesSeeTheAnnotationAsReflectionDoes() throws Exception {
    Compilation compilation = compile(EVERY_KIND).succeeded();
    KindsId reflected =
        compilation
            .classLoader()
            .loadClass("shop.Order")
            .getDeclaredField("id")
            .getAnnotation(KindsId.class);

    KindsId made = Captured.of(EVERY_KIND, KindsId.class);

    assertThat(made.annotationType()).isEqualTo(KindsId.class);
    assertThat(made.unit()).isSameAs(reflected.unit());
    assertThat(made.part()).isEqualTo(reflected.part()).hasSameHashCodeAs(reflected.part());
    assertThat(made.parts()).isEqualTo(reflected.parts());
    assertThat(made.text()).isEqualTo(reflected.text());
    assertThat(made.types()).isEqualTo(reflected.types());
    assertThat(made.numbers()).containsExactly(7);
  }

  @Test
  void arraysOfTheAnnotationAreCopies() {
    KindsId made = Captured.of(EVERY_KIND, KindsId.class);
    made.numbers()[0] = 8;

    assertThat(made.numbers()).containsExactly(7);
  }

  @Test
  void membersThatEqualTheirDefaultAreNotCopied() {
    Compilation compilation =
        compile(
                """
                package shop;
                import dev.ids.StorageKind;
                import dev.ids.ulid.UlidId;
                class Order {
                  @UlidId(prefix = "", storage = StorageKind.UUID, in = "shop.ids")
                  shop.ids.OrderId id;
                }
                """)
            .succeeded();

    assertThat(compilation.text("shop/ids/OrderId.java")).contains("\n@UlidId\n");
  }

  @Test
  void classOfTheSameRunIsCheckedAsAStandInOfItsBound() {
    StampId made =
        Captured.of(
            """
            package shop;
            import com.acme.stamp.*;
            import shop.Order.Own;
            class Order {
              @StampId(spelling = Own.class) OrderId id;
              static class Own implements Spelling {}
            }
            """,
            StampId.class);

    assertThat(made.spelling()).isAssignableTo(com.acme.stamp.Spelling.class);
    assertThat(made.spelling()).isNotEqualTo(com.acme.stamp.Spelling.class);
  }

  private static Compilation compile(String order) {
    return IdsCompiler.javacForForeignSchemes().run(Map.of("shop.Order", order));
  }
}
