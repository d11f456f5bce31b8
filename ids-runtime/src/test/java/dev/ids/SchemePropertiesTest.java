// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.testkit.SchemeRow;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.UUID;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Laws of every scheme, tried with arbitrary values of a fixed seed. A row enrols a scheme. */
class SchemePropertiesTest {
  private static final int TRIES = 3_000;
  private static final int LONGEST_MESSAGE = 900;

  private final Random random = new Random(20_261_130);

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void everyIdOfTheRangeComesBackFromEveryForm(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    for (AnyId id : ids(type)) {
      check(type.parse(type.format(id)).equals(id), id);
      for (StorageForm<AnyId, ?> form : type.storageForms()) {
        check(comesBack(form, id), id);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void textOrderAndByteOrderAreThatOfTheIds(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    List<AnyId> sorted = new ArrayList<>(ids(type));
    Collections.sort(sorted);
    for (int i = 1; i < sorted.size(); i++) {
      AnyId a = sorted.get(i - 1);
      AnyId b = sorted.get(i);
      for (StorageForm<AnyId, ?> form : type.storageForms()) {
        check(a.equals(b) || keepsOrder(type, form, a, b), b);
      }
    }
  }

  /** And to the text that is written but for case and hyphens, where a scheme ignores them. */
  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void textThatDecodesEncodesToItself(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    List<AnyId> ids = ids(type);
    int decoded = 0;
    for (int i = 0; i < 2 * TRIES; i++) {
      String text = changed(type.format(ids.get(random.nextInt(ids.size()))));
      try {
        AnyId id = type.parse(text);
        String written = type.format(id);
        check(isSpelling(type, text, written), text);
        check(type.parse(written).equals(id), text);
        decoded++;
      } catch (InvalidIdException e) {
        check(e.subject().equals("AnyId"), text);
      }
    }
    assertThat(decoded).isPositive();
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void garbageIsRefusedAsAnIdAndNothingElse(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    for (int i = 0; i < TRIES; i++) {
      String text = garbage(i % 3 == 0 ? type.textLength() : random.nextInt(1_001));
      try {
        check(isSpelling(type, text, type.format(type.parse(text))), text);
      } catch (InvalidIdException e) {
        String message = String.valueOf(e.getMessage());
        check(message.startsWith("invalid AnyId \""), message);
        check(message.length() < LONGEST_MESSAGE, message);
        check(message.chars().noneMatch(Character::isISOControl), message);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void textOfMillionsOfCharactersIsRefusedWithAShortMessage(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    for (String one : List.of("0", "-", "\ud83d", type.format(ids(type).get(0)))) {
      String text = one.repeat(2_000_000 / one.length());
      check(type.tryParse(text).isEmpty(), one);
      try {
        type.parse(text);
      } catch (InvalidIdException e) {
        check(String.valueOf(e.getMessage()).length() < LONGEST_MESSAGE, one);
        check(e.input().length() == 64, one);
      }
    }
  }

  @ParameterizedTest
  @MethodSource("dev.ids.SchemeSamples#rows")
  void storedGarbageIsRefusedOrIsTheIdThatItIsStoredAs(SchemeRow row) throws Exception {
    IdType<AnyId> type = Declared.of(row.declaration()).type();
    for (StorageForm<AnyId, ?> form : type.storageForms()) {
      for (int i = 0; i < TRIES; i++) {
        checkStoredGarbage(form);
      }
    }
  }

  /** Issued ones, the ends of the range, each bit alone, and arbitrary ones; all are ids. */
  private List<AnyId> ids(IdType<AnyId> type) {
    List<AnyId> ids = new ArrayList<>(new SchemeSamples().all(type));
    int bits = bits(type.scheme());
    for (int i = 0; i < bits; i++) {
      ids.add(id(type.scheme(), bits, 1L << i, i < 64 ? 0 : 1L << i - 64));
      ids.add(id(type.scheme(), bits, -1L >>> i, -1L >>> i));
    }
    for (int i = 0; i < (bits == 0 ? 0 : TRIES); i++) {
      ids.add(id(type.scheme(), bits, random.nextLong(), random.nextLong()));
    }
    return ids.stream().filter(id -> isId(type.scheme(), id)).toList();
  }

  private static boolean isId(IdScheme scheme, AnyId id) {
    try {
      SchemeSamples.check(scheme, id);
      return true;
    } catch (InvalidIdException e) {
      return false;
    }
  }

  /** 0 for text, of which there are only issued ones. */
  private static int bits(IdScheme scheme) {
    if (scheme instanceof Bits64Scheme bits) {
      return bits.bits();
    } else if (scheme instanceof BytesScheme<?> bytes) {
      return bytes.size() * Byte.SIZE;
    }
    return scheme instanceof Bits128Scheme ? 128 : 0;
  }

  /** The id of two words, cut to the bits of the scheme; those above 128 repeat. */
  private static AnyId id(IdScheme scheme, int bits, long high, long low) {
    if (scheme instanceof Bits64Scheme) {
      return AnyId.words((high ^ low) & -1L >>> Long.SIZE - bits, 0, 0, 0);
    } else if (scheme instanceof Bits128Scheme) {
      return AnyId.words(high, low, 0, 0);
    }
    long[] words = {high, low, high, low};
    int used = (bits + Long.SIZE - 1) / Long.SIZE;
    Arrays.fill(words, used, words.length, 0);
    words[0] &= -1L >>> used * Long.SIZE - bits;
    return AnyId.words(words[0], words[1], words[2], words[3]);
  }

  private static <S> boolean comesBack(StorageForm<AnyId, S> form, AnyId id) {
    return form.fromStored().apply(form.toStored().apply(id)).equals(id);
  }

  private static boolean keepsOrder(
      IdType<AnyId> type, StorageForm<AnyId, ?> form, AnyId a, AnyId b) {
    Object first = form.toStored().apply(a);
    Object second = form.toStored().apply(b);
    return switch (form.kind()) {
      case BINARY -> Arrays.compareUnsigned((byte[]) first, (byte[]) second) < 0;
      case LONG -> (Long) first < (Long) second;
      case UUID -> first.toString().compareTo(second.toString()) < 0;
      case TEXT ->
          !type.scheme().textSorts() || Arrays.compareUnsigned(utf8(first), utf8(second)) < 0;
    };
  }

  private static byte[] utf8(Object text) {
    return text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** Whether a scheme may read a text for the one that it writes. */
  private static boolean isSpelling(IdType<AnyId> type, String text, String written) {
    String a = text;
    String b = written;
    if (readsAs(type, b.toUpperCase(Locale.ROOT), b)
        && readsAs(type, b.toLowerCase(Locale.ROOT), b)) {
      a = a.toLowerCase(Locale.ROOT);
      b = b.toLowerCase(Locale.ROOT);
    }
    if (!a.contains("-") && readsAs(type, written.replace("-", ""), written)) {
      b = b.replace("-", "");
    }
    return a.equals(b);
  }

  private static boolean readsAs(IdType<AnyId> type, String text, String written) {
    return type.tryParse(text).equals(type.tryParse(written));
  }

  /** One or two characters replaced, removed, added, moved or in another case. */
  private String changed(String text) {
    StringBuilder changed = new StringBuilder(text);
    for (int n = 1 + random.nextInt(2); n > 0; n--) {
      int at = random.nextInt(changed.length());
      char old = changed.charAt(at);
      switch (random.nextInt(7)) {
        case 0 -> changed.setCharAt(at, text.charAt(random.nextInt(text.length())));
        case 1 -> changed.setCharAt(at, (char) random.nextInt(0x180));
        case 2 -> changed.setCharAt(at, Character.toLowerCase(old));
        case 3 -> changed.setCharAt(at, Character.toUpperCase(old));
        case 4 -> changed.deleteCharAt(at).append(random.nextBoolean() ? String.valueOf(old) : "0");
        case 5 -> changed.insert(at, random.nextBoolean() ? '-' : '0');
        default -> changed = new StringBuilder(changed.toString().replace("-", ""));
      }
    }
    return changed.toString();
  }

  /** Any UTF-16, unpaired surrogates included. */
  private String garbage(int length) {
    char[] text = new char[length];
    int range = random.nextBoolean() ? 0x10000 : 0x80;
    for (int i = 0; i < length; i++) {
      text[i] = (char) random.nextInt(range);
    }
    return new String(text);
  }

  @SuppressWarnings("unchecked") // by the kind
  private void checkStoredGarbage(StorageForm<AnyId, ?> form) {
    switch (form.kind()) {
      case TEXT -> {}
      case LONG -> checkStored((StorageForm<AnyId, Long>) form, random.nextLong());
      case UUID ->
          checkStored(
              (StorageForm<AnyId, UUID>) form, new UUID(random.nextLong(), random.nextLong()));
      case BINARY -> {
        byte[] bytes = new byte[random.nextBoolean() ? form.size() : random.nextInt(1_001)];
        random.nextBytes(bytes);
        checkStored((StorageForm<AnyId, byte[]>) form, bytes);
      }
    }
  }

  private static <S> void checkStored(StorageForm<AnyId, S> form, S stored) {
    try {
      S again = form.toStored().apply(form.fromStored().apply(stored));
      check(Arrays.deepEquals(new Object[] {again}, new Object[] {stored}), stored);
    } catch (InvalidIdException e) {
      check(String.valueOf(e.getMessage()).length() < LONGEST_MESSAGE, stored);
    }
  }

  /** Plain code: an assertion for each of many thousands of tries takes too long. */
  private static void check(boolean holds, Object tried) {
    if (!holds) {
      throw new AssertionError("does not hold for " + tried);
    }
  }
}
