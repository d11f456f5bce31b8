// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package docs;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class DocumentationTest {
  private static final IdsCompiler COMPILER =
      IdsCompiler.javac().withOptions("-Xlint:-processing", "-parameters");
  private static final Pattern LINK = Pattern.compile("\\]\\(([^)#:]+)(?:#[^)]*)?\\)");

  /** Five mistakes that the README shows, with what the compiler says of them. */
  private static final List<String> MISTAKES =
      List.of(
          "class Device {\n"
              + "  @Snowflake(bits = @Bits(time = 41, node = 10, seq = 13)) DeviceId id;\n"
              + "}\n",
          "class Device {\n  @Snowflake(json = JsonForm.NUMBER) DeviceId id;\n}\n",
          "class Order {\n  @UlidId(prefix = \"order #\") OrderId id;\n}\n",
          "class Order {\n  @UlidId(storage = StorageKind.LONG) OrderId id;\n}\n",
          "class Order {\n"
              + "  @UlidId(prefix = \"ord_\") OrderId id;\n"
              + "}\n"
              + "\n"
              + "class Line {\n"
              + "  @UlidId(prefix = \"lin_\") OrderId order;\n"
              + "}\n");

  static Stream<Document> documents() {
    return Document.all();
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everySampleCompiles(Document document) {
    Map<String, String> sources = Samples.sources(document.samples());
    if (!sources.isEmpty()) {
      COMPILER.run(sources).succeeded();
    }
  }

  @ParameterizedTest
  @MethodSource("documents")
  void everyLinkLeadsSomewhere(Document document) {
    Matcher matcher = LINK.matcher(document.text());
    while (matcher.find()) {
      assertThat(document.file().resolveSibling(matcher.group(1)).normalize())
          .as(document + " links to " + matcher.group(1))
          .exists();
    }
  }

  @Test
  void theReadmeShowsTheClassThatIsGenerated() {
    Document readme = Document.of("README.md");
    Compilation compilation = COMPILER.run(Samples.sources(readme.samples())).succeeded();
    String generated = compilation.text("sample0/OrderId.java").replace("sample0", "shop");

    assertSection(readme, "generated: OrderId.java", "```java\n" + generated + "```\n");
  }

  @Test
  void theReadmeShowsWhatTheCompilerSays() {
    String shown =
        MISTAKES.stream().map(DocumentationTest::shown).collect(Collectors.joining("\n"));

    assertSection(Document.of("README.md"), "diagnostics", shown);
  }

  @Test
  void anIdOfAnotherTypeDoesNotCompile() {
    Compilation compilation =
        COMPILER.run(
            Map.of(
                "sample.Order",
                "package sample;\n"
                    + "import dev.ids.ulid.*;\n"
                    + "class Order {\n"
                    + "  @UlidId OrderId id;\n"
                    + "  @UlidId CustomerId customer;\n"
                    + "  void swap() { id = customer; }\n"
                    + "}\n"));

    assertThat(compilation.errors())
        .singleElement()
        .asString()
        .contains("sample.CustomerId cannot be converted to sample.OrderId");
  }

  private static String shown(String mistake) {
    Map<String, String> sources = Samples.sources(List.of(mistake));
    List<String> errors = COMPILER.run(sources).errors();
    assertThat(errors).as(mistake).hasSize(1);
    return "```text\n" + mistake + "\n" + withoutPosition(errors.get(0)) + "\n```\n";
  }

  private static String withoutPosition(String error) {
    return error.substring(error.indexOf("[IDS")).replace("sample0.", "shop.").stripTrailing();
  }

  private static void assertSection(Document document, String name, String expected) {
    if (Boolean.getBoolean("golden.update")) {
      document.rewrite(name, expected);
      return;
    }
    assertThat(document.section(name)).isEqualTo(expected);
  }
}
