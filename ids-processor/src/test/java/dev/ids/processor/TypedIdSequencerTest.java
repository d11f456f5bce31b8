// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static java.util.stream.Collectors.toCollection;
import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import javax.annotation.processing.AbstractProcessor;
import javax.annotation.processing.ProcessingEnvironment;
import javax.annotation.processing.RoundEnvironment;
import javax.lang.model.SourceVersion;
import javax.lang.model.element.Element;
import javax.lang.model.element.TypeElement;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Which rounds a processor of others sees, by one that writes down what it is shown. */
class TypedIdSequencerTest {
  private static final String ORDER =
      "package shop; @Deprecated class Order { @dev.ids.ulid.UlidId OrderId id; }";
  private static final String PACKAGE_INFO = "@Deprecated package shop;";

  /** Notes a line for each call; {@code init} writes {@code shop.Written}, if asked to. */
  private static final class Noting extends AbstractProcessor {
    private final List<String> notes;
    private final boolean writes;

    Noting(List<String> notes, boolean writes) {
      this.notes = notes;
      this.writes = writes;
    }

    @Override
    public Set<String> getSupportedAnnotationTypes() {
      return Set.of("java.lang.Deprecated");
    }

    @Override
    public SourceVersion getSupportedSourceVersion() {
      return SourceVersion.latestSupported();
    }

    @Override
    public synchronized void init(ProcessingEnvironment environment) {
      super.init(environment);
      if (writes) {
        write(environment, "shop.Written");
      }
    }

    @Override
    public boolean process(Set<? extends TypeElement> annotations, RoundEnvironment round) {
      Set<Element> annotated = new TreeSet<>((a, b) -> a.toString().compareTo(b.toString()));
      annotations.forEach(each -> annotated.addAll(round.getElementsAnnotatedWith(each)));
      assertThat(Set.<Element>copyOf(round.getElementsAnnotatedWith(Deprecated.class)))
          .containsAll(annotated);
      notes.add(
          "%s annotated %s of %s%s"
              .formatted(
                  annotations,
                  annotated,
                  names(round.getRootElements()),
                  round.processingOver() ? ", over" : ""));
      annotated.stream()
          .flatMap(each -> each.getEnclosedElements().stream())
          .filter(each -> each.getKind().isField())
          .map(each -> each + " is " + each.asType().getKind())
          .forEach(notes::add);
      return false;
    }

    private static Set<String> names(Set<? extends Element> elements) {
      return elements.stream()
          .map(each -> each.toString().replace("package ", ""))
          .collect(toCollection(TreeSet::new));
    }
  }

  private static void write(ProcessingEnvironment environment, String name) {
    try (Writer file = environment.getFiler().createSourceFile(name).openWriter()) {
      file.write("package shop; class " + name.substring("shop.".length()) + " {}");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static Stream<IdsCompiler> compilers() {
    IdsCompiler javac = IdsCompiler.javac().withOptions("-Xlint:all,-deprecation", "-Werror");
    return Stream.of(javac, javac.withOptions("-17", "-warn:none").by(EclipseCompiler::new));
  }

  private final List<String> late = new ArrayList<>();
  private final List<String> registered = new ArrayList<>();

  private Compilation run(IdsCompiler compiler, boolean writes, Map<String, String> sources) {
    return compiler
        .withProcessor(
            () -> new TypedIdSequencer(List.of(new LateRunner(new Noting(late, writes)))))
        .withProcessor(() -> new Noting(registered, writes))
        .run(sources);
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void roundInWhichIdsAreWrittenIsShownTogetherWithTheNext(IdsCompiler compiler) {
    run(compiler, false, Map.of("shop.Order", ORDER, "shop.package-info", PACKAGE_INFO))
        .succeeded();

    assertThat(late).hasSize(3).last().asString().endsWith("annotated [] of [], over");
    assertThat(late.get(0)).startsWith("[java.lang.Deprecated] annotated [").contains("shop.Order");
    assertThat(late.get(0)).contains("] of [shop, shop.Order, shop.OrderId]");
    assertThat(late.get(1)).isEqualTo("id is DECLARED");
    assertThat(registered).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void withoutIdsTheRegisteredProcessorIsAskedAsAlways(IdsCompiler compiler) {
    run(compiler, false, Map.of("shop.Order", "package shop; @Deprecated class Order {}"))
        .succeeded();

    assertThat(late).isEmpty();
    assertThat(registered)
        .containsExactly(
            "[java.lang.Deprecated] annotated [shop.Order] of [shop.Order]",
            "[] annotated [] of [], over");
  }

  @Test
  void idOfARawAttributeOrOfNothingIsNoReasonToWait() {
    run(
            IdsCompiler.javac(),
            false,
            Map.of(
                "shop.Order",
                "package shop; @Deprecated class Order { long id; }",
                "shop.Flake",
                "package shop; @dev.ids.ulid.UlidId @interface Flake {}"))
        .errors();

    assertThat(late).isEmpty();
    assertThat(registered).isNotEmpty();
  }

  @Test
  void idThatWaitsForAConstantIsAwaited() {
    String order =
        "package shop; @Deprecated class Order { @dev.ids.ulid.UlidId(prefix = Made.P) OrderId id; }";

    IdsCompiler.javac()
        .withProcessor(() -> new TypedIdSequencer(List.of(new LateRunner(new Noting(late, false)))))
        .withProcessorBefore(
            () ->
                new LaterRoundsTest.Other(
                    "shop.Made", "package shop; class Made { static final String P = \"o_\"; }"))
        .run(Map.of("shop.Order", order))
        .succeeded();

    assertThat(late.get(0))
        .endsWith("annotated [shop.Order] of [shop.Made, shop.Order, shop.OrderId]");
    assertThat(late.get(1)).isEqualTo("id is DECLARED");
  }

  /** Hibernate's does so for entities that only XML declares. */
  @ParameterizedTest
  @MethodSource("compilers")
  void whatBothWriteWhileTheyStartIsWrittenOnce(IdsCompiler compiler) {
    String other = "package shop; @SuppressWarnings(\"x\") class Other {}";
    Compilation compilation =
        run(compiler, true, Map.of("shop.Order", ORDER, "shop.Other", other)).succeeded();

    assertThat(compilation.output().resolve("shop/Written.class")).exists();
    assertThat(late).isNotEmpty();
    assertThat(compilation.diagnostics()).isEmpty();
  }
}
