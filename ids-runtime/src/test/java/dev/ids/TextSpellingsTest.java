// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.relative.Relid;
import dev.ids.scru128.Scru128;
import dev.ids.testkit.SchemeRow;
import dev.ids.ulid.Ulid;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** Which spellings of a text a scheme reads, and what texts of other schemes mean to it. */
class TextSpellingsTest {
  @Test
  void caseIsIgnoredByTheSchemesThatSaySo() throws Exception {
    TreeMap<String, List<Boolean>> ignores = new TreeMap<>();
    for (SchemeRow row : SchemeRow.all().toList()) {
      IdType<AnyId> type = Declared.of(row.declaration()).type();
      boolean all = true;
      boolean letters = false;
      for (AnyId id : new SchemeSamples().all(type)) {
        String text = type.format(id);
        for (String other : List.of(upper(text), lower(text))) {
          letters |= !other.equals(text);
          all &= type.tryParse(other).filter(id::equals).isPresent();
        }
      }
      if (letters) {
        ignores.computeIfAbsent(row.name(), name -> new ArrayList<>()).add(all);
      }
    }

    assertThat(ignores)
        .containsEntry("ulid", List.of(true))
        .containsEntry("relative", List.of(true))
        .containsEntry("scru128", List.of(true))
        .containsEntry("cosid80", List.of(false, false))
        .containsEntry("snowflake", List.of(false, false))
        .containsEntry("nanoid", List.of(false));
    // The canonical text three times (monotonic, random, version 4), Id25, Id22.
    assertThat(ignores.get("uuid")).containsExactly(true, true, true, false);
  }

  @Test
  void aRelativeIdWithoutHyphensIsAUlidOfOtherMeaning() {
    Relid relid = Relid.parse("000001-01ARYZ6S41-0000000001");
    String bare = relid.toString().replace("-", "");

    assertThat(Ulid.parse(bare)).hasToString(bare);
    assertThat(Ulid.parse(bare).toBytes()).isNotEqualTo(relid.toBytes());
    assertThat(Ulid.parse(bare).timestamp()).isNotEqualTo(relid.timestamp());
  }

  @Test
  void aUlidIsAScru128OfOtherMeaningOrNone() {
    String both = "01ARGR6S41TSM4RRFFQ69G5FAM";

    assertThat(Ulid.parse(both)).hasToString(both);
    assertThat(Scru128.parse(both)).hasToString(both);
    assertThat(Scru128.parse(both).toBytes()).isNotEqualTo(Ulid.parse(both).toBytes());
    assertThatThrownBy(() -> Scru128.parse("01ARYZ6S41TSV4RRFFQ69G5FAV"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("character 'Y' at index 4 is not in 0-9 A-V");
    assertThatThrownBy(() -> Ulid.parse("00QBTG0FERFTCCNFISUBO489DI"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("character 'I' at index 16 is not in 0-9 A-H J K M N P-T V-Z");
  }

  @Test
  void theUuidOfAUlidHasWhateverVersionItsBitsSay() {
    Ulid ulid = Ulid.parse("01ARYZ6S41TSV4RRFFQ69G5FAV");

    assertThat(ulid.toUuid().version()).isEqualTo(13);
    assertThat(dev.ids.uuid.Uuids.parse(ulid.toUuid().toString())).isEqualTo(ulid.toUuid());
  }

  private static String upper(String text) {
    return text.toUpperCase(Locale.ROOT);
  }

  private static String lower(String text) {
    return text.toLowerCase(Locale.ROOT);
  }
}
