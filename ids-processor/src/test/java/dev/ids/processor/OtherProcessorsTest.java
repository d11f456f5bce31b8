// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;
import javax.annotation.processing.Processor;
import javax.tools.Diagnostic;
import org.eclipse.jdt.internal.compiler.tool.EclipseCompiler;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The processors of Hibernate and QueryDSL, which do not wait for types, in one compilation. */
class OtherProcessorsTest {
  /** What QueryDSL writes does not pass this check, which javac has from 21 on. */
  private static final String OF_QUERYDSL =
      Runtime.version().feature() >= 21 ? ",-this-escape" : "";

  private static final String HIBERNATE = "org.hibernate.processor.HibernateProcessor";
  private static final String QUERYDSL = "com.querydsl.apt.jpa.JPAAnnotationProcessor";

  private static final Map<String, String> ENTITIES =
      Map.of(
          "shop.Base",
          """
          package shop;
          import jakarta.persistence.*;
          @MappedSuperclass abstract class Base { OrderId lastOrder; }
          """,
          "shop.Order",
          """
          package shop;
          import jakarta.persistence.*;
          @Entity class Order extends Base {
            @Id @dev.ids.ulid.UlidId OrderId id;
            @Embedded Address address;
            @ElementCollection java.util.Set<OrderId> related;
            String text;
          }
          """,
          "shop.Address",
          """
          package shop;
          import jakarta.persistence.*;
          @Embeddable class Address { CustomerId owner; String town; }
          """,
          "shop.Line",
          """
          package shop;
          import jakarta.persistence.*;
          @Entity class Line {
            private LineId id;
            private OrderId copiedFrom;
            @Id @dev.ids.snowflake.Snowflake LineId getId() { return id; }
            void setId(LineId id) { this.id = id; }
            OrderId getCopiedFrom() { return copiedFrom; }
            void setCopiedFrom(OrderId id) { this.copiedFrom = id; }
          }
          """,
          "shop.Ids",
          "package shop; interface Ids { @dev.ids.uuid.UuidId CustomerId customer(); }");

  private static final String METAMODEL_USE =
      """
      package shop;
      import jakarta.persistence.metamodel.*;
      class Use {
        SingularAttribute<Order, OrderId> id = Order_.id;
        SingularAttribute<Base, OrderId> inherited = Order_.lastOrder;
        SetAttribute<Order, OrderId> many = Order_.related;
        SingularAttribute<Line, LineId> getter = Line_.id;
        SingularAttribute<Line, OrderId> copied = Line_.copiedFrom;
        SingularAttribute<Address, CustomerId> embedded = Address_.owner;
        SingularAttribute<Order, String> other = Order_.text;
      }
      """;

  private static final String QUERYDSL_USE =
      """
      package shop;
      import com.querydsl.core.types.dsl.*;
      class QueryUse {
        ComparablePath<OrderId> id = QOrder.order.id;
        ComparablePath<OrderId> inherited = QOrder.order.lastOrder;
        ComparablePath<OrderId> copied = QLine.line.copiedFrom;
        ComparablePath<CustomerId> embedded = QOrder.order.address.owner;
        StringPath other = QOrder.order.text;
      }
      """;

  static Stream<IdsCompiler> compilers() {
    IdsCompiler javac =
        IdsCompiler.javac()
            .withOptions("-Xlint:all,-processing,-classfile" + OF_QUERYDSL, "-Werror");
    IdsCompiler quiet = IdsCompiler.javac().withOptions("-17", "-warn:none");
    return Stream.of(javac, quiet.by(EclipseCompiler::new));
  }

  @TempDir private Path output;

  @ParameterizedTest
  @MethodSource("compilers")
  void metamodelHasTheAttributesOfIdClasses(IdsCompiler compiler) {
    compiler
        .withProcessor(() -> processor(HIBERNATE))
        .run(with(ENTITIES, "shop.Use", METAMODEL_USE))
        .succeeded();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void queryTypesTakeIdClassesForComparable(IdsCompiler compiler) {
    compiler
        .withProcessor(() -> processor(QUERYDSL))
        .run(with(ENTITIES, "shop.QueryUse", QUERYDSL_USE))
        .succeeded();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void bothWorkTogetherInEitherOrderBehindOurs(IdsCompiler compiler) {
    Map<String, String> sources =
        with(with(ENTITIES, "shop.Use", METAMODEL_USE), "shop.QueryUse", QUERYDSL_USE);

    compiler
        .withProcessor(() -> processor(HIBERNATE))
        .withProcessor(() -> processor(QUERYDSL))
        .run(sources)
        .succeeded();
    compiler
        .withProcessor(() -> processor(QUERYDSL))
        .withProcessor(() -> processor(HIBERNATE))
        .run(sources)
        .succeeded();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void withoutIdsInTheCompilationTheyAreLeftAlone(IdsCompiler compiler) {
    Map<String, String> sources =
        Map.of(
            "shop.Order",
            """
            package shop;
            import jakarta.persistence.*;
            @Entity class Order { @Id long id; }
            """,
            "shop.Use",
            "package shop; class Use { Object id = Order_.id; Object path = QOrder.order.id; }");

    compiler
        .withProcessor(() -> processor(HIBERNATE))
        .withProcessor(() -> processor(QUERYDSL))
        .run(sources)
        .succeeded();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void outputOfAnEarlierCompilationDoesNotMatter(IdsCompiler compiler) {
    IdsCompiler again = compiler.withProcessor(() -> processor(HIBERNATE)).withClassPath(output);
    again.run(with(ENTITIES, "shop.Use", METAMODEL_USE), output).succeeded();
    Map<String, String> changed =
        with(
            ENTITIES,
            "shop.Item",
            """
            package shop;
            import jakarta.persistence.*;
            @Entity class Item {
              @Id @dev.ids.ulid.UlidId ItemId id;
              OrderId order;
              Object attributes() { return Item_.id.getName() + Item_.order.getName(); }
            }
            """);

    again.run(with(changed, "shop.Use", METAMODEL_USE), output).succeeded();
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void mistakeInADeclarationComesBeforeWhatFollowsFromIt(IdsCompiler compiler) {
    Map<String, String> sources =
        with(
            with(
                ENTITIES,
                "shop.Use",
                METAMODEL_USE.replace("jakarta", "static shop.Order_.*; import jakarta")),
            "shop.Ids",
            "package shop; interface Ids { @dev.ids.uuid.UuidId(version = 5) CustomerId customer(); }");

    Compilation compilation = compiler.withProcessor(() -> processor(HIBERNATE)).run(sources);

    // javac: also that there is no Order_ to import, as no round follows in which it is written.
    assertThat(compilation.errors()).first().asString().startsWith("[IDS060]");
    assertThat(compilation.errors().stream().skip(1))
        .allMatch(error -> error.contains("class Order_"));
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void wrongOrderIsOneMessageWithTheRepair(IdsCompiler compiler) {
    assertWrongOrder(
        compiler,
        HIBERNATE,
        "shop.Address_ was written before the id classes, by HibernateProcessor,");
  }

  @ParameterizedTest
  @MethodSource("compilers")
  void wrongOrderOfQuerydslToo(IdsCompiler compiler) {
    assertWrongOrder(
        compiler,
        QUERYDSL,
        "shop.QAddress was written before the id classes, by JPAAnnotationProcessor,");
  }

  private static void assertWrongOrder(IdsCompiler compiler, String processor, String said) {
    Compilation compilation =
        compiler
            .withOptions("-proc:only")
            .withProcessorBefore(() -> processor(processor))
            .run(ENTITIES);

    assertThat(compilation.diagnostics())
        .filteredOn(diagnostic -> diagnostic.getKind() != Diagnostic.Kind.NOTE)
        .filteredOn(diagnostic -> diagnostic.getMessage(Locale.ROOT).startsWith("[IDS"))
        .singleElement()
        .satisfies(
            diagnostic ->
                assertThat(diagnostic.getMessage(Locale.ROOT).replaceAll("\n +", "\n  "))
                    .isEqualTo(
                        "[IDS096] "
                            + said
                            + " and lacks the attributes that have one or takes them for something"
                            + " else\n  help: ids-processor before the jar of "
                            + processor.substring(processor.lastIndexOf('.') + 1)
                            + " on the annotation processor path"));
  }

  private static Map<String, String> with(Map<String, String> sources, String name, String source) {
    Map<String, String> more = new LinkedHashMap<>(sources);
    more.put(name, source);
    return more;
  }

  private static Processor processor(String name) {
    try {
      return (Processor) Class.forName(name).getConstructor().newInstance();
    } catch (ReflectiveOperationException e) {
      throw new AssertionError(e);
    }
  }
}
