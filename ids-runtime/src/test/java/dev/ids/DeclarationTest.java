// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.ulid.UlidId;
import dev.ids.ulid.UlidScheme;
import java.lang.annotation.Annotation;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class DeclarationTest {
  private static final List<StorageKind> LONG_OR_TEXT = List.of(StorageKind.LONG, StorageKind.TEXT);

  @Test
  void theSharedMembersAreRead() throws Exception {
    Declared declared =
        Declared.of(
            "@dev.ids.ulid.UlidId(prefix = \"ord_\", storage = dev.ids.StorageKind.TEXT,"
                + " allowAssigned = false)");

    assertThat(Declaration.of(declared.annotation(), declared.scheme()))
        .isEqualTo(new Declaration("ord_", StorageKind.TEXT, JsonForm.TEXT, false));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "ord_", "a.b~c:d-e", "0", "XXXXXXXXXXXXXXXXXXXXXXXXXXXXXXXX"})
  void prefixesThatNeedNoEscapingAreTaken(String prefix) {
    assertThatCode(() -> prefixed(prefix).check("s", LONG_OR_TEXT, 64)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "ord/ | \"ord/\" | ord",
        "ord id | \"ord id\" | ordid",
        "örd_ | \"örd_\" | rd_",
        "ord% | \"ord%\" | ord",
        "` ` | \" \" | ``",
        "a\"b | \"a\\\"b\" | ab",
        "日本 | \"日本\" | ``",
        "o\td | \"o\\u0009d\" | od",
        "\u200bo | \"\\u200Bo\" | o",
        "`o\u0001` | \"o\\u0001\" | o",
        "o\ud83c | \"o\\uD83C\" | o",
        "o\\ | \"o\\\\\" | o",
      })
  void otherPrefixesAreRefusedWithOneThatFits(String prefix, String quoted, String help) {
    assertRefused(
        prefixed(prefix),
        "IDS020",
        "prefix",
        "prefix "
            + quoted
            + " has characters that need escaping in URLs or JSON;"
            + " it may have A-Z a-z 0-9 . _ ~ : -",
        "prefix = \"" + help + "\"");
  }

  @Test
  void controlCharactersOfAPrefixAreEscaped() {
    assertRefused(
        prefixed("ord\n\u202E"),
        "IDS020",
        "prefix",
        "prefix \"ord\\u000A\\u202E\" has characters that need escaping in URLs or JSON;"
            + " it may have A-Z a-z 0-9 . _ ~ : -",
        "prefix = \"ord\"");
  }

  @Test
  void aLongPrefixIsRefusedWithItsStart() {
    assertRefused(
        prefixed("x".repeat(33)),
        "IDS020",
        "prefix",
        "prefix \"" + "x".repeat(33) + "\" has 33 characters, more than 32",
        "prefix = \"" + "x".repeat(32) + "\"");
  }

  @Test
  void aLongPrefixWithForeignCharactersGetsOneThatFits() {
    assertThatThrownBy(() -> prefixed("ü".repeat(9) + "x".repeat(40)).check("s", LONG_OR_TEXT, 64))
        .extracting(e -> ((InvalidDeclarationException) e).help())
        .isEqualTo("prefix = \"" + "x".repeat(32) + "\"");
  }

  @Test
  void storageIsOneThatTheSchemeOffers() {
    assertRefused(
        new Declaration("", StorageKind.UUID, JsonForm.TEXT, true),
        "IDS021",
        "storage",
        "snow cannot be stored as UUID, only as LONG, TEXT",
        "storage = LONG");
  }

  @Test
  void aSchemeOffersSomeStorage() {
    assertThatThrownBy(() -> prefixed("").check("snow", List.of(), 64))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS021] storage: snow cannot be stored: @SchemeOf of its annotation names no storage"
                + " kind; help: stores = StorageKind.TEXT, on the scheme's annotation");
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 53})
  void jsonNumbersHold53Bits(int bits) {
    assertThatCode(() -> number("").check("snow", LONG_OR_TEXT, bits)).doesNotThrowAnyException();
  }

  @ParameterizedTest
  @ValueSource(ints = {54, 63})
  void largerNumbersAreText(int bits) {
    assertThatThrownBy(() -> number("").check("snow", LONG_OR_TEXT, bits))
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS022] json: json = NUMBER needs ids of at most 53 bits, which a JavaScript number"
                + " holds exactly; snow ids here have "
                + bits
                + " bits; help: json = TEXT");
  }

  @Test
  void whatIsNoNumberIsText() throws Exception {
    assertThatThrownBy(
            () -> Declared.of("@dev.ids.ulid.UlidId(json = dev.ids.JsonForm.NUMBER)").type())
        .isExactlyInstanceOf(InvalidDeclarationException.class)
        .hasMessage(
            "[IDS022] json: json = NUMBER needs ids of at most 53 bits, which a JavaScript number"
                + " holds exactly; ulid ids here are no numbers; help: json = TEXT");
  }

  @Test
  void aJsonNumberCarriesNoPrefix() {
    assertRefused(
        number("ord_"),
        "IDS023",
        "json",
        "a JSON number cannot carry the prefix \"ord_\"",
        "json = TEXT");
  }

  @Test
  void anAnnotationWithoutSchemeOfIsNoDeclaration() {
    Annotation deprecated = Objects.requireNonNull(Outdated.class.getAnnotation(Deprecated.class));

    assertThatThrownBy(() -> Declaration.of(deprecated, anyScheme()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage("@java.lang.Deprecated carries no @SchemeOf");
  }

  @Test
  void anAnnotationThatLacksASharedMemberIsNamedWithIt() {
    Annotation partial = Objects.requireNonNull(Outdated.class.getAnnotation(Partial.class));

    assertThatThrownBy(() -> Declaration.of(partial, anyScheme()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "@dev.ids.DeclarationTest$Partial lacks a member that all scheme annotations share:"
                + " StorageKind storage()");
  }

  @Test
  void aSharedMemberOfAnotherTypeIsNamed() {
    Annotation wrong = Objects.requireNonNull(Outdated.class.getAnnotation(Wrong.class));

    assertThatThrownBy(() -> Declaration.of(wrong, anyScheme()))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "@dev.ids.DeclarationTest$Wrong lacks a member that all scheme annotations share:"
                + " String prefix()");
  }

  @SchemeOf(value = UlidScheme.class, stores = StorageKind.TEXT)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Partial {
    String prefix() default "";
  }

  @SchemeOf(value = UlidScheme.class, stores = StorageKind.TEXT)
  @Retention(RetentionPolicy.RUNTIME)
  @interface Wrong {
    int prefix() default 1;
  }

  @Deprecated
  @Partial
  @Wrong
  @UlidId
  private static final class Outdated {}

  private static IdScheme anyScheme() {
    return UlidScheme.of(Objects.requireNonNull(Outdated.class.getAnnotation(UlidId.class)));
  }

  private static Declaration prefixed(String prefix) {
    return new Declaration(prefix, StorageKind.LONG, JsonForm.TEXT, true);
  }

  private static Declaration number(String prefix) {
    return new Declaration(prefix, StorageKind.LONG, JsonForm.NUMBER, true);
  }

  private static void assertRefused(
      Declaration declaration, String code, String member, String problem, String help) {
    assertThatThrownBy(() -> declaration.check("snow", LONG_OR_TEXT, 41))
        .isInstanceOfSatisfying(
            InvalidDeclarationException.class,
            e -> {
              assertThat(e.code()).isEqualTo(code);
              assertThat(e.member()).isEqualTo(member);
              assertThat(e.problem()).isEqualTo(problem);
              assertThat(e.help()).isEqualTo(help);
              assertThat(e)
                  .hasMessage("[" + code + "] " + member + ": " + problem + "; help: " + help);
            });
  }
}
