// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.stream.Stream;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Named;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A team's own annotation that carries a scheme's. */
class TeamAnnotationTest {
  private static final Map<String, String> TEAM =
      Map.of(
          "com.acme.OrderFlake",
          """
          package com.acme;
          import dev.ids.snowflake.*;
          import java.lang.annotation.*;
          @Snowflake(bits = @Bits(time = 41, node = 7, seq = 15, epoch = "2024-01-01T00:00:00Z"))
          @Retention(RetentionPolicy.RUNTIME)
          public @interface OrderFlake { String prefix() default ""; String owner() default "us"; }
          """);
  private static final Map<String, String> USES =
      Map.of(
          "shop.Order",
          """
          package shop;
          class Order {
            @com.acme.OrderFlake(prefix = "ord_") OrderId id;
            @com.acme.OrderFlake long number;
            LineId line;
            @com.acme.OrderFlake LineId getLine() { return line; }
          }
          """);

  @TempDir private Path library;

  /** The team's annotation is not ours to claim, so javac would say that nobody processes it. */
  static Stream<Named<IdsCompiler>> compilers() {
    IdsCompiler eclipse = IdsCompiler.javac().by(EclipseCompiler::new).withOptions("-17");
    return Stream.of(
        Named.of("javac", IdsCompiler.javacForForeignSchemes()), Named.of("ecj", eclipse));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void fromSourceTheClassCarriesTheMergedDeclaration(IdsCompiler compiler) {
    Map<String, String> sources = new HashMap<>(TEAM);
    sources.putAll(USES);

    assertMerged(compiler.run(sources).succeeded());
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void fromAJarToo(IdsCompiler compiler) {
    IdsCompiler.javac().withOptions("-proc:none").run(TEAM, library).succeeded();

    assertMerged(compiler.withClassPath(library).run(USES).succeeded());
  }

  @Test
  void aClassWrittenByHandMayCarryIt() {
    Compilation compilation =
        IdsCompiler.javacForForeignSchemes()
            .run(
                Map.of(
                    "com.acme.OrderFlake",
                    TEAM.get("com.acme.OrderFlake"),
                    "shop.OrderId",
                    """
                    package shop;
                    import dev.ids.*;
                    import dev.ids.snowflake.*;
                    @com.acme.OrderFlake(prefix = "o_")
                    public record OrderId(long bits) implements TypedId<OrderId> {
                      public static final IdType<OrderId> TYPE =
                          IdType.of(
                              OrderId.class,
                              Snowflake.class,
                              SnowflakeScheme::of,
                              Carrier.bits64(OrderId::new, OrderId::bits));
                      @Override public int compareTo(OrderId other) {
                        return Long.compare(bits, other.bits);
                      }
                    }
                    """))
            .succeeded();

    assertThat(compilation.text("META-INF/ids/index")).isEqualTo("shop.OrderId slot-bits=7\n");
    assertThat(IdType.find(compilation.load("shop.OrderId")).orElseThrow().declaration().prefix())
        .isEqualTo("o_");
  }

  private static void assertMerged(Compilation compilation) {
    assertThat(Messages.of(compilation, false)).isEmpty();
    assertThat(compilation.text("shop/OrderId.java"))
        .contains("prefix = \"ord_\"")
        .contains("node = 7")
        .doesNotContain("OrderFlake")
        .doesNotContain("owner");
    IdType<?> type = IdType.find(compilation.load("shop.OrderId")).orElseThrow();
    assertThat(type.declaration().prefix()).isEqualTo("ord_");
    assertThat(type.scheme().slotBits()).isEqualTo(7);
    assertThat(compilation.text("META-INF/ids/index"))
        .isEqualTo(
            """
            shop.LineId slot-bits=7
            shop.Order#number slot-bits=7
            shop.OrderId slot-bits=7
            """);
  }
}
