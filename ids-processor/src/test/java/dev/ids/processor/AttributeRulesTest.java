// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.processor.testkit.Compilation;
import dev.ids.processor.testkit.IdsCompiler;
import java.util.HashMap;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * What may stand on attributes: raw ids, paths to keys, {@code @Issued}. What may not is in
 * rejected/.
 */
class AttributeRulesTest {
  private static final Map<String, String> OTHERS =
      Map.of(
          "shop.Base", "package shop; class Base<O, K> { private O owner; K kind; }",
          "shop.Kind", "package shop; enum Kind { NEW }",
          "shop.Address", "package shop; class Address { String country; }",
          "shop.Customer",
              """
              package shop;
              class Customer {
                @dev.ids.ulid.UlidId private CustomerId id;
                private Address address;
                CustomerId getId() { return id; }
                Address getHome() { return address; }
                String getTenant() { return ""; }
              }
              """);

  @ParameterizedTest
  @ValueSource(
      strings = {
        "tenant",
        "number",
        "big",
        "boxed",
        "external",
        "other",
        "kind",
        "owner.tenant",
        "owner.id",
        "owner.home.country",
        "address.country"
      })
  void aPathMayLeadToEveryKindOfKey(String path) {
    assertAccepted(path, IdsCompiler.javac());
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.PlacesTest#compilers")
  void compilersAgreeOnPaths(IdsCompiler compiler) {
    assertAccepted("owner.id", compiler);
    assertAccepted("kind", compiler);
    assertAccepted("owner.home.country", compiler);
  }

  private static void assertAccepted(String path, IdsCompiler compiler) {
    Map<String, String> sources = new HashMap<>(OTHERS);
    sources.put(
        "shop.Invoice",
        """
        package shop;
        class Invoice extends Base<Customer, Kind> {
          @dev.ids.relative.RelativeId(keyField = "%s") InvoiceId id;
          String tenant;
          private int number;
          java.math.BigInteger big;
          Long boxed;
          java.util.UUID external;
          OtherId other;
          @dev.ids.ulid.UlidId OtherId copy;
          Address address;
          int number() { return number; }
        }
        """
            .formatted(path));

    assertThat(Messages.of(compiler.run(sources).succeeded(), false)).isEmpty();
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.PlacesTest#compilers")
  void aRecordsComponentsAreAttributes(IdsCompiler compiler) {
    assertClean(
        compiler,
        """
        package shop;
        record Order(
            @dev.ids.relative.RelativeId(keyField = "tenant") InvoiceId id, String tenant) {}
        """);
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.PlacesTest#compilers")
  void rawAttributesGenerateNothingAndTheirSlotsAreIndexed(IdsCompiler compiler) {
    Compilation compilation =
        assertClean(
            compiler,
            """
            package shop;
            class Order {
              @dev.ids.snowflake.Snowflake private long id;
              @dev.ids.snowflake.Snowflake Long boxed;
              @dev.ids.snowflake.Snowflake String text;
              @dev.ids.ulid.UlidId java.util.UUID external;
              @dev.ids.ulid.UlidId(storage = dev.ids.StorageKind.BINARY) byte[] bytes;
              @dev.ids.relative.RelativeId(keyField = "text") String keyed;
              private String token;
              @dev.ids.nanoid.NanoId String getToken() { return token; }
              static class Line { @dev.ids.snowflake.Snowflake long id; }
              long id() { return id; }
            }
            """);

    assertThat(compilation.text("META-INF/ids/index"))
        .isEqualTo(
            """
            shop.Order#boxed slot-bits=10
            shop.Order#id slot-bits=10
            shop.Order#text slot-bits=10
            shop.Order$Line#id slot-bits=10
            """);
  }

  @ParameterizedTest
  @MethodSource("dev.ids.processor.PlacesTest#compilers")
  void issuedStandsOnIdsThatAreDeclaredElsewhere(IdsCompiler compiler) {
    assertClean(
        compiler,
        """
        package shop;
        import dev.ids.*;
        class Order<I extends TypedId<I>> {
          @Issued I generic;
          @Issued OrderId id;
          @Issued(keyField = "tenant", allowAssigned = false) InvoiceId invoice;
          String tenant;
          interface Ids {
            @dev.ids.ulid.UlidId OrderId order();
            @dev.ids.relative.RelativeId InvoiceId invoice();
          }
        }
        """);
  }

  private static Compilation assertClean(IdsCompiler compiler, String order) {
    Compilation compilation = compiler.run(Map.of("shop.Order", order)).succeeded();
    assertThat(Messages.of(compilation, false)).isEmpty();
    return compilation;
  }
}
