// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.shapes.Counted;
import dev.ids.shapes.CountedScheme;
import dev.ids.shapes.HexScheme;
import dev.ids.shapes.OrderId;
import dev.ids.shapes.Ten;
import dev.ids.shapes.TicketId;
import dev.ids.testkit.InMemoryCompiler;
import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;

/** How an id class and its type find each other, and what cannot be joined. */
class IdTypesTest {
  @Test
  void aTypeIsFoundByItsClass() {
    assertThat(IdType.of(OrderId.class)).isSameAs(OrderId.TYPE);
    assertThat(IdType.find(OrderId.class)).containsSame(OrderId.TYPE);
    assertThat(IdType.find(TicketId.class)).containsSame(TicketId.TYPE);
  }

  @Test
  void findingInitialisesAClassThatIsNotPublic() throws Exception {
    ClassLoader loader =
        InMemoryCompiler.compile(
            getClass().getClassLoader(),
            Map.of(
                "hidden.LazyId",
                """
                package hidden;
                import dev.ids.*;
                import dev.ids.ulid.*;
                @UlidId final class LazyId implements TypedId<LazyId> {
                  static final IdType<LazyId> TYPE =
                      IdType.of(LazyId.class, UlidId.class, UlidScheme::of,
                          Carrier.bits128(LazyId::new, id -> id.high, id -> id.low));
                  private final long high, low;
                  private LazyId(long high, long low) { this.high = high; this.low = low; }
                  public int compareTo(LazyId other) { return 0; }
                }
                """));
    Class<?> lazy = Class.forName("hidden.LazyId", false, loader);

    assertThat(IdType.find(lazy))
        .hasValueSatisfying(type -> assertThat(type).hasToString("hidden.LazyId (ulid, UUID)"));
  }

  @Test
  void whatIsNoIdClassHasNoType() {
    for (Class<?> other : List.of(String.class, TypedId.class, Typeless.class, int.class)) {
      assertThat(IdType.find(other)).isEmpty();
    }
    assertThatThrownBy(() -> IdType.of(Typeless.class))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "dev.ids.IdTypesTest$Typeless is no id class: it needs"
                + " public static final IdType<Typeless> TYPE = IdType.of(…)");
  }

  @Test
  void theClassCarriesItsDeclaration() {
    assertThatThrownBy(
            () ->
                IdType.of(
                    Typeless.class,
                    UlidId.class,
                    UlidScheme::of,
                    Carrier.bits128((high, low) -> new Typeless(), id -> 0, id -> 0)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("dev.ids.IdTypesTest$Typeless does not carry @dev.ids.ulid.UlidId");
  }

  @Test
  void aDeclarationThatCannotWorkNamesTheClass() {
    assertThatThrownBy(
            () ->
                IdType.of(
                    BadStorage.class,
                    UlidId.class,
                    UlidScheme::of,
                    Carrier.bits128((high, low) -> new BadStorage(), id -> 0, id -> 0)))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS021] storage: dev.ids.IdTypesTest$BadStorage: ulid cannot be stored as LONG,"
                + " only as UUID, BINARY, TEXT; help: storage = UUID")
        .hasCauseExactlyInstanceOf(InvalidDeclarationException.class);
    assertThat(IdType.find(BadStorage.class)).isEmpty();
  }

  @Test
  void aRefusalOfTheSchemeItselfNamesTheClassToo() {
    assertThatThrownBy(
            () ->
                IdType.of(
                    BadStorage.class,
                    UlidId.class,
                    declaration -> {
                      throw new InvalidDeclarationException("ACME1", "bits", "wrong", "right");
                    },
                    Carrier.bits128((high, low) -> new BadStorage(), id -> 0, id -> 0)))
        .hasMessage("[ACME1] bits: dev.ids.IdTypesTest$BadStorage: wrong; help: right");
  }

  @Test
  void aClassOfAnotherShapeIsRefused() {
    IdScheme ulid = UlidScheme.of(annotation(UlidId.class));
    IdScheme counted = CountedScheme.of(annotation(Counted.class));

    assertThatThrownBy(() -> type(UlidId.class, ulid, Carrier.bits64(bits -> anyId(), id -> 0)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("scheme ulid has another shape than the class that carries it: Bits64");
    assertThatThrownBy(() -> type(Counted.class, counted, Carrier.text(text -> anyId(), id -> "")))
        .hasMessage("scheme counted has another shape than the class that carries it: Text");
  }

  @Test
  void aSchemeOffersOnlyWhatItsShapeCan() {
    IdScheme counted = CountedScheme.of(annotation(Counted.class));

    assertThatThrownBy(() -> type(StoresTooMuch.class, counted, AnyId.carrierFor(counted)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("scheme counted says that it stores UUID, which its shape cannot");
  }

  @Test
  void theBytesOfTheAnnotationAreThoseOfTheScheme() {
    IdScheme eleven = new HexScheme(11);
    IdScheme ulid = UlidScheme.of(annotation(UlidId.class));

    assertThatThrownBy(() -> type(Ten.class, eleven, AnyId.carrierFor(eleven)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("scheme hex11 needs @SchemeOf(bytes = 11): 10");
    assertThatThrownBy(() -> type(Ten.class, ulid, AnyId.carrierFor(ulid)))
        .hasMessage("scheme ulid needs @SchemeOf(bytes = 0): 10");
  }

  /** Offers a kind that no 64-bit scheme can have. */
  @SchemeOf(
      value = CountedScheme.class,
      stores = {StorageKind.LONG, StorageKind.UUID})
  @Retention(RetentionPolicy.RUNTIME)
  @interface StoresTooMuch {
    String prefix() default "";

    StorageKind storage() default StorageKind.LONG;

    JsonForm json() default JsonForm.TEXT;

    boolean allowAssigned() default true;
  }

  @UlidId
  @Counted
  @Ten
  @StoresTooMuch
  private static final class Declarations {}

  private static final class Typeless implements TypedId<Typeless> {
    private static final long serialVersionUID = 1L;

    @Override
    public int compareTo(Typeless other) {
      return 0;
    }
  }

  @UlidId(storage = StorageKind.LONG)
  private static final class BadStorage implements TypedId<BadStorage> {
    private static final long serialVersionUID = 1L;

    @Override
    public int compareTo(BadStorage other) {
      return 0;
    }
  }

  private static <A extends Annotation> A annotation(Class<A> type) {
    return Objects.requireNonNull(Declarations.class.getAnnotation(type));
  }

  private static IdType<AnyId> type(
      Class<? extends Annotation> declaration, IdScheme scheme, Carrier<AnyId> carrier) {
    return IdType.of(AnyId.class, annotation(declaration), scheme, carrier);
  }

  private static AnyId anyId() {
    return AnyId.words(0, 0, 0, 0);
  }
}
