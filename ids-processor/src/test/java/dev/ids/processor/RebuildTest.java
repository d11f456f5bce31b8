// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.IdType;
import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Compilations that find the output of an earlier one, as builds without clean do. */
class RebuildTest {
  private static final String INDEX = "META-INF/ids/index";

  @TempDir private Path output;
  private IdsCompiler compiler;

  @BeforeEach
  void setUp() {
    compiler = IdsCompiler.javac().withOptions("-Xlint:all,-processing").withClassPath(output);
  }

  @Test
  void twoCompilationsOfTheSameSourcesGiveTheSameBytes() throws IOException {
    Map<String, String> sources =
        Map.of("shop.Order", order("ord_"), "shop.Customer", customer(), "shop.Ids", catalogue());

    Compilation first = IdsCompiler.compile(sources).succeeded();
    Compilation second = IdsCompiler.compile(new TreeMap<>(sources)).succeeded();

    assertThat(contents(second.output())).isEqualTo(contents(first.output()));
  }

  @Test
  void classOfAnEarlierCompilationIsWrittenAgain() {
    compile(Map.of("shop.Order", order("ord_")));

    Compilation second = compile(Map.of("shop.Order", order("o_")));

    assertThat(IdType.find(second.load("shop.OrderId")).orElseThrow().declaration().prefix())
        .isEqualTo("o_");
  }

  @Test
  void generatedSourceThatIsHandedInAsInputStaysAsItIs() throws IOException {
    compile(Map.of("shop.Order", order("ord_")));
    String generated = Files.readString(output.resolve("shop/OrderId.java"));

    Compilation second = compile(Map.of("shop.Order", order("ord_"), "shop.OrderId", generated));

    assertThat(IdType.find(second.load("shop.OrderId"))).isPresent();
  }

  @Test
  void indexKeepsTheClassesOfSourcesThatAreNotCompiledAgain() {
    compile(Map.of("shop.Order", order("ord_"), "shop.Customer", customer()));

    Compilation second = compile(Map.of("shop.Order", order("ord_")));

    assertThat(second.text(INDEX)).isEqualTo("shop.CustomerId\nshop.OrderId\n");
  }

  @Test
  void indexKeepsClassesThatAreNotOnTheClassPath() {
    compile(Map.of("shop.Order", order("ord_")));

    Compilation second =
        IdsCompiler.javac().run(Map.of("shop.Customer", customer()), output).succeeded();

    assertThat(second.text(INDEX)).isEqualTo("shop.CustomerId\nshop.OrderId\n");
  }

  @Test
  void indexIsEmptyWhenTheLastDeclarationIsGone() {
    compile(Map.of("shop.Order", order("ord_")));

    Compilation second = compile(Map.of("shop.Order", "package shop; class Order {}"));

    assertThat(second.text(INDEX)).isEmpty();
  }

  @Test
  void indexDropsAClassWhoseDeclarationIsGone() {
    compile(Map.of("shop.Order", order("ord_"), "shop.Customer", customer()));

    Compilation second =
        compile(Map.of("shop.Order", order("ord_").replace("OrderId", "PurchaseId")));

    assertThat(second.text(INDEX)).isEqualTo("shop.CustomerId\nshop.PurchaseId\n");
  }

  @Test
  void indexDropsAClassWhoseFileIsGone() throws IOException {
    compile(Map.of("shop.Order", order("ord_"), "shop.Customer", customer()));
    Files.delete(output.resolve("shop/CustomerId.class"));
    Files.delete(output.resolve("shop/CustomerId.java"));

    Compilation second = compile(Map.of("shop.Order", order("ord_")));

    assertThat(second.text(INDEX)).isEqualTo("shop.OrderId\n");
  }

  @Test
  void secondDeclarationIsFoundThoughTheFirstIsNotCompiledAgain() {
    compile(Map.of("shop.Order", order("ord_")));

    Compilation second =
        compiler.run(
            Map.of(
                "shop.Line",
                "package shop; class Line { @dev.ids.ulid.UlidId OrderId copiedFrom; }"),
            output);

    assertThat(second.errors())
        .singleElement()
        .asString()
        .startsWith(
            "[IDS007] shop.Line.copiedFrom: OrderId is declared here and at shop.Order.id; an id"
                + " class has exactly one declaration\n");
  }

  @Test
  void aPrefixOfAClassThatIsNotCompiledAgainIsTaken() {
    compile(Map.of("shop.Order", order("ord_")));

    Compilation second =
        compiler.run(
            Map.of(
                "shop.Line",
                "package shop; class Line { @dev.ids.ulid.UlidId(prefix = \"ord_\") LineId id; }"),
            output);

    assertThat(second.errors())
        .singleElement()
        .asString()
        .startsWith(
            "[IDS025] shop.Line.id: prefix \"ord_\" is already that of shop.OrderId, declared at"
                + " shop.Order.id;");
  }

  @Test
  void indexKeepsTheRawAttributesOfSourcesThatAreNotCompiledAgain() {
    compile(Map.of("shop.Device", device("@dev.ids.snowflake.Snowflake"), "shop.Ids", catalogue()));

    String second = compile(Map.of("shop.Ids", catalogue())).text(INDEX);
    String third = compile(Map.of("shop.Device", device(""), "shop.Ids", catalogue())).text(INDEX);

    assertThat(second).isEqualTo("shop.Device#id slot-bits=10\nshop.EventId\n");
    assertThat(third).isEqualTo("shop.EventId\n");
  }

  private static String device(String annotation) {
    return "package shop; class Device { " + annotation + " long id; }";
  }

  @Test
  void declarationMayMoveToAnotherAttribute() {
    compile(Map.of("shop.Order", order("ord_")));

    Compilation second =
        compile(Map.of("shop.Order", order("ord_").replace("OrderId id", "OrderId number")));

    assertThat(second.text("shop/OrderId.java"))
        .contains("@GeneratedTypedId(\"shop.Order.number\")");
  }

  private Compilation compile(Map<String, String> sources) {
    return compiler.run(sources, output).succeeded();
  }

  private static String order(String prefix) {
    return "package shop; class Order { @dev.ids.ulid.UlidId(prefix = \"%s\") OrderId id; }"
        .formatted(prefix);
  }

  private static String customer() {
    return "package shop; class Customer { @dev.ids.ulid.UlidId CustomerId id; }";
  }

  private static String catalogue() {
    return "package shop; interface Ids { @dev.ids.ulid.UlidId EventId event(); }";
  }

  private static Map<String, String> contents(Path folder) throws IOException {
    Map<String, String> contents = new TreeMap<>();
    try (Stream<Path> files = Files.walk(folder)) {
      for (Path file : files.filter(Files::isRegularFile).toList()) {
        byte[] bytes = Files.readAllBytes(file);
        contents.put(folder.relativize(file).toString(), HexFormat.of().formatHex(bytes));
      }
    }
    return contents;
  }
}
