// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import static java.nio.charset.StandardCharsets.ISO_8859_1;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.util.Arrays;
import org.jspecify.annotations.Nullable;

/** The symbols of Nano IDs: 1 to 256 different {@code char}s. Immutable and thread-safe. */
public final class Alphabet {
  /** The default: 64 symbols that need no escaping in URLs. */
  static final String URL_SAFE_SYMBOLS =
      "useandom-26T198340PX75pxJACKVERYMINDBUSHWOLF_GQZbfghjklqvwyzrict";

  /** The default: 64 symbols that need no escaping in URLs. */
  public static final Alphabet URL_SAFE = new Alphabet(URL_SAFE_SYMBOLS);

  /** The most symbols: one random byte chooses one. */
  public static final int MAX_SYMBOLS = 256;

  private final String symbols;
  private final char[] sorted;
  private final byte @Nullable [] latin1;

  /** A bit for each symbol up to U+00FF: texts are checked for every row that is read. */
  private final long[] low = new long[4];

  private Alphabet(String symbols) {
    this.symbols = symbols;
    this.sorted = symbols.toCharArray();
    Arrays.sort(sorted);
    for (char c : sorted) {
      if (c <= 0xFF) {
        low[c >>> 6] |= 1L << c;
      }
    }
    this.latin1 = symbols.chars().allMatch(c -> c <= 0xFF) ? symbols.getBytes(ISO_8859_1) : null;
  }

  /**
   * The alphabet of these symbols.
   *
   * @throws InvalidDeclarationException if there are none or over 256, one occurs twice, or one is
   *     outside the Basic Multilingual Plane
   */
  public static Alphabet of(String symbols) {
    if (symbols.isEmpty() || symbols.length() > MAX_SYMBOLS) {
      throw refused(
          "IDS080",
          "an alphabet has 1 to " + MAX_SYMBOLS + " symbols, this one has " + symbols.length(),
          symbols.isEmpty() ? URL_SAFE_SYMBOLS : symbols.substring(0, MAX_SYMBOLS));
    }
    StringBuilder different = new StringBuilder();
    for (int i = 0; i < symbols.length(); i++) {
      char c = symbols.charAt(i);
      if (Character.isSurrogate(c)) {
        throw refused(
            "IDS081",
            "a symbol is one char, but the alphabet has one that takes two: " + Quoted.of(symbols),
            symbols.replaceAll("[\\x{10000}-\\x{10FFFF}\\p{Cs}]", ""));
      }
      if (different.indexOf(String.valueOf(c)) < 0) {
        different.append(c);
      }
    }
    if (different.length() < symbols.length()) {
      throw refused("IDS082", firstTwice(symbols), different.toString());
    }
    return new Alphabet(symbols);
  }

  /** How many symbols there are. */
  public int size() {
    return symbols.length();
  }

  /** The symbol of an index from 0. */
  public char symbol(int index) {
    return symbols.charAt(index);
  }

  /** The symbols, one byte each, which nobody changes; null if some have more. */
  byte @Nullable [] latin1() {
    return latin1;
  }

  /** Whether a character is one of the symbols. */
  public boolean contains(char c) {
    return c <= 0xFF ? (low[c >>> 6] >>> c & 1) != 0 : Arrays.binarySearch(sorted, c) >= 0;
  }

  /** Whether two symbols may be one to a collation that ignores case, and accents with it. */
  boolean needsCase() {
    return symbols.chars().anyMatch(c -> c > '\u007F')
        || symbols.chars().map(Character::toLowerCase).distinct().count() < symbols.length();
  }

  /**
   * Throws unless a text has only symbols of this alphabet.
   *
   * @throws InvalidIdException naming the first other character
   */
  void check(String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!contains(text.charAt(i))) {
        throw new InvalidIdException(
            NanoIdScheme.NAME,
            text,
            "character "
                + Quoted.character(text.charAt(i))
                + " at index "
                + i
                + " is not in the alphabet "
                + Quoted.of(symbols));
      }
    }
  }

  /** A regular expression for one symbol, in the syntax that Java and JavaScript share. */
  String pattern() {
    StringBuilder pattern = new StringBuilder("[");
    for (int from = 0, to; from < sorted.length; from = to + 1) {
      to = from;
      while (to + 1 < sorted.length && sorted[to + 1] == sorted[to] + 1) {
        to++;
      }
      pattern.append(inPattern(sorted[from]));
      if (to > from) {
        pattern.append('-').append(inPattern(sorted[to]));
      }
    }
    return pattern.append(']').toString();
  }

  private static String inPattern(char c) {
    boolean plain = (c < 128 && Character.isLetterOrDigit(c)) || c == '_';
    return plain ? String.valueOf(c) : String.format("\\u%04X", (int) c);
  }

  /** The symbols in their order. */
  @Override
  public String toString() {
    return symbols;
  }

  private static String firstTwice(String symbols) {
    for (int i = 1; i < symbols.length(); i++) {
      int first = symbols.indexOf(symbols.charAt(i));
      if (first < i) {
        return "symbols must differ, or some ids would be likelier than others; "
            + Quoted.character(symbols.charAt(i))
            + " stands at "
            + first
            + " and at "
            + i;
      }
    }
    throw new AssertionError(symbols);
  }

  private static InvalidDeclarationException refused(String code, String problem, String instead) {
    String usable = instead.isEmpty() ? URL_SAFE_SYMBOLS : instead;
    return new InvalidDeclarationException(
        code, "alphabet", problem, "alphabet = " + Quoted.literal(usable));
  }
}
