// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.Map;
import java.util.Set;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.RoundEnvironment;
import javax.annotation.processing.SupportedAnnotationTypes;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;

/** Values that another processor writes in the first round, and entities that it writes. */
class LaterRoundsTest {
  private static final String ORDER =
      """
      package shop;
      import dev.ids.ulid.UlidId;
      class Order {
        @UlidId(prefix = Prefixes.ORDER) OrderId id;
        @UlidId CustomerId customer;
      }
      """;

  /** Writes one source in the first round. */
  @SupportedAnnotationTypes("*")
  static final class Other extends AbstractProcessor {
    private final String name;
    private final String source;
    private boolean done;

    Other(String name, String source) {
      this.name = name;
      this.source = source;
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      if (!done) {
        done = true;
        try (Writer file = processingEnv.getFiler().createSourceFile(name).openWriter()) {
          file.write(source);
        } catch (IOException e) {
          throw new UncheckedIOException(e);
        }
      }
      return false;
    }
  }

  @Test
  void constantOfAClassStillToBeGeneratedIsAwaited() {
    assertPrefix(IdsCompiler.javac());
  }

  @Test
  void constantOfAClassStillToBeGeneratedIsAwaitedByEclipseToo() {
    assertPrefix(IdsCompiler.javac().by(EclipseCompiler::new).withOptions("-17"));
  }

  private static void assertPrefix(IdsCompiler compiler) {
    String prefixes = "package shop; class Prefixes { static final String ORDER = \"ord_\"; }";

    Compilation compilation =
        compiler
            .withProcessor(() -> new Other("shop.Prefixes", prefixes))
            .run(Map.of("shop.Order", ORDER))
            .succeeded();

    Class<?> orderId = compilation.load("shop.OrderId");
    assertThat(IdType.find(orderId).orElseThrow().declaration().prefix()).isEqualTo("ord_");
    assertThat(compilation.text("META-INF/ids/index")).isEqualTo("shop.CustomerId\nshop.OrderId\n");
  }

  @Test
  void entityOfAnotherProcessorDeclaresItsId() {
    String line = "package shop; class Line { @dev.ids.ulid.UlidId LineId id; }";

    Compilation compilation =
        IdsCompiler.javac()
            .withProcessor(() -> new Other("shop.Line", line))
            .run(Map.of("shop.Shop", "package shop; class Shop { LineId first; }"))
            .succeeded();

    assertThat(compilation.text("META-INF/ids/index")).isEqualTo("shop.LineId\n");
  }
}
