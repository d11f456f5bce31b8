// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.ServiceLoader;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import org.junit.jupiter.api.Test;

/** How compilers and build tools find the processors, and how loud these are. */
class ProcessorSetupTest {
  private static final String ADVICE =
      """
      package shop;
      import com.acme.stamp.*;
      class Order { @StampId(parts = @Parts(sequence = 2)) OrderId id; }
      """;

  @Test
  void processorsThatClaimComeAfterThoseThatLook() {
    List<String> names =
        ServiceLoader.load(Processor.class).stream()
            .map(provider -> provider.type().getName())
            .filter(name -> name.startsWith("dev.ids."))
            .toList();

    assertThat(names)
        .containsExactly(
            TypedIdIndexProcessor.class.getName(),
            TypedIdProcessor.class.getName(),
            TypedIdSequencer.class.getName(),
            TypedIdSilencer.class.getName());
  }

  @Test
  void gradleKnowsEveryProcessorAsIsolatingOrAggregating() throws IOException {
    String path = "/META-INF/gradle/incremental.annotation.processors";
    try (InputStream file = TypedIdProcessor.class.getResourceAsStream(path)) {
      assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8).lines())
          .containsExactly(
              "dev.ids.processor.TypedIdProcessor,isolating",
              "dev.ids.processor.TypedIdIndexProcessor,aggregating",
              "dev.ids.processor.TypedIdSequencer,aggregating",
              "dev.ids.processor.TypedIdSilencer,isolating");
    }
  }

  @Test
  void adviceIsANoteThatDoesNotBreakABuildWithoutWarnings() {
    Compilation compilation =
        IdsCompiler.javacForForeignSchemes().run(Map.of("shop.Order", ADVICE)).succeeded();

    assertThat(compilation.messages(Diagnostic.Kind.NOTE))
        .singleElement()
        .asString()
        .startsWith("[STAMP2] shop.Order.id: ");
  }

  @Test
  void adviceIsAWarningOnRequest() {
    Compilation compilation =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing", "-Aids.warnings=on")
            .run(Map.of("shop.Order", ADVICE))
            .succeeded();

    assertThat(compilation.messages(Diagnostic.Kind.WARNING))
        .singleElement()
        .asString()
        .startsWith("[STAMP2] shop.Order.id: ");
  }
}
