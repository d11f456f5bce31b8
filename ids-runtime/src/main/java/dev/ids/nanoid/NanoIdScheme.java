// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.TextScheme;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.math.MathContext;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Supplier;

/** The scheme of Nano IDs with one alphabet and size. Immutable and thread-safe. */
public final class NanoIdScheme implements TextScheme.Issuing {
  static final String NAME = "nanoid";

  /** Below this, two of about four billion ids are likelier equal than one in two. */
  private static final int UNWISE_BITS = 64;

  private static final MathContext TWO_DIGITS = new MathContext(2);

  private final Alphabet alphabet;
  private final int size;

  private NanoIdScheme(Alphabet alphabet, int size) {
    this.alphabet = alphabet;
    this.size = size;
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if alphabet or size cannot work
   */
  public static NanoIdScheme of(NanoId declaration) {
    Alphabet alphabet = Alphabet.of(declaration.alphabet());
    NanoIdGenerator.checkSize(declaration.size());
    return new NanoIdScheme(alphabet, declaration.size());
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int textLength() {
    return size;
  }

  @Override
  public int minTextLength() {
    return size;
  }

  @Override
  public String textPattern() {
    return alphabet.pattern() + "{" + size + "}";
  }

  @Override
  public Optional<String> example() {
    StringBuilder example = new StringBuilder(size);
    for (int i = 0; i < size; i++) {
      example.append(alphabet.symbol(i % alphabet.size()));
    }
    return Optional.of(example.toString());
  }

  @Override
  public boolean textSorts() {
    return true;
  }

  @Override
  public boolean textNeedsCase() {
    return alphabet.needsCase();
  }

  @Override
  public List<Advice> advice() {
    if (alphabet.size() == 1) {
      return List.of(oneSymbol());
    }
    return isUnwise(size) ? List.of(fewBits()) : List.of();
  }

  @Override
  public String parse(String text) {
    if (text.length() != size) {
      throw new InvalidIdException(
          NAME, text, "needs " + size + " characters, has " + text.length());
    }
    alphabet.check(text);
    return text;
  }

  @Override
  public Supplier<String> source(Issuer issuer) {
    return NanoIdGenerator.of(alphabet, size, issuer.random())::next;
  }

  /** Exact, since a power of two may lie just at the limit. */
  private boolean isUnwise(int symbols) {
    return BigInteger.valueOf(alphabet.size()).pow(symbols).bitLength() <= UNWISE_BITS;
  }

  private Advice fewBits() {
    int enough = size;
    while (isUnwise(enough)) {
      enough++;
    }
    double bits = size * Math.log(alphabet.size()) / Math.log(2);
    double evenChance = 1.1774 * Math.pow(2, bits / 2);
    return new Advice(
        "IDS084",
        "size",
        String.format(
            Locale.ROOT,
            "%d symbols of %d are %.1f random bits: among about %,.0f ids two are equal with even"
                + " chance",
            size,
            alphabet.size(),
            bits,
            new BigDecimal(evenChance).round(TWO_DIGITS)),
        "size = " + enough);
  }

  private static Advice oneSymbol() {
    return new Advice(
        "IDS084",
        "alphabet",
        "an alphabet of one symbol has one id",
        "alphabet = \"" + Alphabet.URL_SAFE + "\"");
  }
}
