// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.codec.Codec;
import dev.ids.relative.RelativeId;
import dev.ids.runtime.IdRuntime;
import dev.ids.snowflake.Snowflake;
import dev.ids.testkit.SchemeRow;
import dev.ids.testkit.TestSettings;
import dev.ids.ulid.UlidId;
import dev.ids.uuid.UuidId;
import dev.ids.uuid.UuidText;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.Map;
import java.util.UUID;
import java.util.function.Supplier;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** Ids without an id class, and teams' names for scheme annotations. */
class RawIdsTest {
  private static final Map<StorageKind, Class<?>> TYPES =
      Map.of(
          StorageKind.LONG, Long.class,
          StorageKind.TEXT, String.class,
          StorageKind.UUID, UUID.class,
          StorageKind.BINARY, byte[].class);

  static Stream<Arguments> rowsAndKinds() {
    return SchemeRow.all()
        .filter(row -> !row.isNumberInJson())
        .flatMap(
            row ->
                row.stores().stream()
                    .filter(kind -> kind == StorageKind.TEXT || !row.shapesText())
                    .map(kind -> Arguments.of(row, kind)));
  }

  @ParameterizedTest
  @MethodSource("rowsAndKinds")
  void everySchemeIssuesEveryTypeThatHoldsItsIds(SchemeRow row, StorageKind kind) throws Exception {
    Annotation declaration = Declared.of(row.declaration()).annotation();
    IdType<AnyId> typed = Declared.of(row.declaration()).type();

    RawIds<?> ids = RawIds.of(RawIdsTest.class, "id", declaration, TYPES.get(kind));

    assertThat(ids.kind()).isEqualTo(kind);
    assertThat(ids.size()).isEqualTo(typed.form(kind).size());
    try (IdRuntime runtime = IdRuntime.of(TestSettings.all())) {
      Object first = next(ids, row, runtime);
      assertThat(first).isInstanceOf(TYPES.get(kind));
      assertThat(next(ids, row, runtime)).isNotEqualTo(first);
      assertThat(read(typed.form(kind), first)).isNotNull();
    }
  }

  @Test
  void equalAttributesShareTheirGenerators() throws Exception {
    RawIds<?> ids = RawIds.of(Holder.class, "number", annotation("number"), long.class);
    RawIds<?> same = RawIds.of(Holder.class, "number", annotation("number"), long.class);
    RawIds<?> other = RawIds.of(Holder.class, "other", annotation("number"), long.class);

    try (IdRuntime runtime = IdRuntime.of(TestSettings.all())) {
      assertThat(ids).isSameAs(same).isNotSameAs(other);
      long first = (long) ids.source(runtime).get();
      assertThat((long) same.source(runtime).get()).isGreaterThan(first);
    }
  }

  @Test
  void idsOfAnotherKeyAreTold() throws Exception {
    RawIds<UUID> ids = ids("keyed", UUID.class);

    try (IdRuntime runtime = IdRuntime.of(TestSettings.all())) {
      RawIds.Keyed<UUID> keyed = ids.keyedSource(runtime);
      UUID id = keyed.next("acme");
      assertThat(keyed.isOf("acme", id)).isTrue();
      assertThat(keyed.isOf("other", id)).isFalse();
      assertThatThrownBy(() -> ids.source(runtime))
          .hasMessage(
              "dev.ids.RawIdsTest$Holder.keyed cannot be issued without input: relative ids are"
                  + " issued for a key; use next(key)");
    }
  }

  @Test
  void aTypeThatCannotHoldTheIdIsRefusedWithThoseThatCan() throws Exception {
    assertThatThrownBy(() -> ids("token", long.class))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS001] dev.ids.RawIdsTest$Holder.token: long cannot hold an id of @UlidId; without an"
                + " id class only UUID, byte[], String can; help: UUID");
  }

  @Test
  void membersWithoutUseAreRefused() throws Exception {
    assertThatThrownBy(() -> ids("prefixed", String.class))
        .isInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS024] prefix: dev.ids.RawIdsTest$Holder.prefixed: prefix = \"ord_\" is of no use on"
                + " a raw String: it is part of an id class's text; help: leave out prefix, or"
                + " declare an id class by naming one in place of String");
    assertThatThrownBy(() -> ids("stored", UUID.class))
        .hasMessageContaining("storage = TEXT is of no use on a raw UUID");
    assertThat(ids("stored", String.class).kind()).isEqualTo(StorageKind.TEXT);
  }

  @Test
  void whatShapesTheTextOnlyIsRefusedWhereThereIsNone() throws Exception {
    assertThatThrownBy(() -> ids("inBase62", long.class))
        .hasMessageContaining("codec is of no use on a raw long: it says how an id is written");
    assertThatThrownBy(() -> ids("id25", UUID.class))
        .hasMessageContaining("text is of no use on a raw UUID");
    assertThat(ids("inBase62", String.class).size()).isEqualTo(11);
    assertThat(ids("id25", String.class).size()).isEqualTo(25);
  }

  @Test
  void aMemberOfATeamsAnnotationReplacesOurs() throws Exception {
    Annotation merged = annotation("team");

    assertThat(merged).isInstanceOf(UlidId.class);
    assertThat(((UlidId) merged).prefix()).isEqualTo("t_");
    assertThat(((UlidId) merged).storage()).isEqualTo(StorageKind.BINARY);
    assertThat(merged)
        .isEqualTo(Holder.class.getDeclaredField("same").getAnnotation(UlidId.class))
        .hasSameHashCodeAs(Holder.class.getDeclaredField("same").getAnnotation(UlidId.class));
  }

  @Test
  void aReplacementOfAnotherTypeIsRefused() throws Exception {
    Annotation written = Holder.class.getDeclaredField("wrong").getAnnotations()[0];

    assertThatThrownBy(() -> SchemeAnnotation.of(written))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "prefix of @dev.ids.RawIdsTest$Wrong has another type than prefix of"
                + " @dev.ids.ulid.UlidId, which it replaces");
  }

  private static Object next(RawIds<?> ids, SchemeRow row, IdRuntime runtime) {
    return row.issues().equals("key")
        ? ids.keyedSource(runtime).next("tenant")
        : ((Supplier<?>) ids.source(runtime)).get();
  }

  @SuppressWarnings("unchecked") // the stored type is the form's
  private static <S> Object read(StorageForm<AnyId, S> form, Object stored) {
    return form.fromStored().apply((S) stored);
  }

  @SuppressWarnings("unchecked") // callers know
  private static <S> RawIds<S> ids(String field, Class<?> type) throws Exception {
    return (RawIds<S>) RawIds.of(Holder.class, field, annotation(field), type);
  }

  private static Annotation annotation(String field) throws Exception {
    return SchemeAnnotation.of(Holder.class.getDeclaredField(field).getAnnotations()[0])
        .orElseThrow();
  }

  @UlidId(storage = StorageKind.BINARY)
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Team {
    String prefix() default "";

    String other() default "";
  }

  @UlidId
  @Retention(RetentionPolicy.RUNTIME)
  private @interface Wrong {
    int prefix() default 0;
  }

  @SuppressWarnings("unused") // read by reflection
  private static final class Holder {
    @Snowflake long number;
    @RelativeId UUID keyed;
    @UlidId long token;

    @UlidId(prefix = "ord_")
    String prefixed;

    @UlidId(storage = StorageKind.TEXT)
    UUID stored;

    @Snowflake(codec = @Codec(radix = 62))
    long inBase62;

    @UuidId(text = UuidText.ID25)
    UUID id25;

    @Team(prefix = "t_")
    Object team;

    @UlidId(storage = StorageKind.BINARY, prefix = "t_")
    Object same;

    @Wrong Object wrong;
  }
}
