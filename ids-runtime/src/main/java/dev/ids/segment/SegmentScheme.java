// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import static dev.ids.InvalidDeclarationException.at;

import dev.ids.Accessor;
import dev.ids.Bits64Scheme;
import dev.ids.DatabaseTable;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.codec.CodecStep;
import dev.ids.codec.DatePeriod;
import dev.ids.codec.Zones;
import dev.ids.internal.Ascii;
import dev.ids.internal.Durations;
import dev.ids.internal.PlainText;
import dev.ids.internal.Quoted;
import java.time.Duration;
import java.util.List;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** The scheme of numbers that are counted in a database. Immutable and thread-safe. */
public final class SegmentScheme implements Bits64Scheme.Issuing {
  static final String NAME = "segment";

  private static final String WAIT_UP_TO = "ids.store.wait-up-to";

  /** Every number of so many digits is a {@code long}. */
  static final int MAX_DIGITS = 18;

  private final SegmentCounter counter;
  private final SegmentForm form;
  private final boolean isDecimal;

  private SegmentScheme(SegmentCounter counter, SegmentForm form, boolean isDecimal) {
    this.counter = counter;
    this.form = form;
    this.isDecimal = isDecimal;
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException naming the member that cannot work
   */
  public static SegmentScheme of(SegmentId declaration) {
    checkDelimiter(declaration.delimiter());
    return of(declaration, at("codec", () -> CodecStep.of(declaration.codec())));
  }

  /**
   * The same with a codec of configuration's, which may be one that no annotation can declare.
   *
   * @throws InvalidDeclarationException naming the member that cannot work
   */
  static SegmentScheme of(SegmentId declaration, List<CodecStep> codec) {
    SegmentCounter named = SegmentCounter.of(declaration.name()).withStep(declaration.step());
    int digits = digits(declaration);
    Numbers numbers = at("codec", () -> Numbers.of(digits, codec));
    SegmentCounter counter = named.withMaxId(numbers.maxId()).withOffset(declaration.offset());
    boolean isPeriodic = declaration.period() != SegmentPeriod.NONE;
    SegmentForm form =
        isPeriodic
            ? new PeriodForm(
                declaration.period().unit(),
                Zones.of("zone", declaration.zone()),
                numbers,
                digits,
                declaration.delimiter(),
                declaration.prefetch())
            : new PlainForm(numbers, declaration.prefetch());
    if (!isPeriodic) {
      checkUnused("zone", declaration.zone(), "UTC");
      checkUnused("delimiter", declaration.delimiter(), "-");
    }
    return new SegmentScheme(counter, form, !isPeriodic && numbers.isDecimal());
  }

  /** On annotations it needs no escaping where the id is used, as what codecs put around text. */
  private static void checkDelimiter(String delimiter) {
    if (!PlainText.isPlain(delimiter) || delimiter.length() > PlainText.MAX_LENGTH) {
      throw new InvalidDeclarationException(
          "IDS037",
          "delimiter",
          "delimiter "
              + Quoted.of(delimiter)
              + " is not of up to "
              + PlainText.MAX_LENGTH
              + " characters that need no escaping in URLs or JSON: "
              + PlainText.CHARACTERS,
          "delimiter = \"" + PlainText.suggested(delimiter) + "\"");
    }
  }

  private static int digits(SegmentId declaration) {
    int most =
        declaration.period() == SegmentPeriod.NONE
            ? MAX_DIGITS
            : PeriodForm.maxDigits(declaration.period().unit());
    int digits = declaration.digits();
    if (digits < 0 || digits > most) {
      throw new InvalidDeclarationException(
          "IDS053",
          "digits",
          "digits = "
              + digits
              + " is not 0.."
              + most
              + (most == MAX_DIGITS
                  ? ", the digits of which every number is a long"
                  : ": with those of a "
                      + declaration.period()
                      + " they are at most "
                      + MAX_DIGITS),
          "digits = " + (digits < 0 ? 0 : most));
    }
    return digits == 0 && most != MAX_DIGITS ? most : digits;
  }

  private static void checkUnused(String member, String value, String unset) {
    if (!value.equals(unset)) {
      throw new InvalidDeclarationException(
          "IDS054",
          member,
          member + " = " + Quoted.of(value) + " is of no use: these ids have no period",
          "period = SegmentPeriod.DAY, or take out " + member);
    }
  }

  /** The counter that ids are drawn from. */
  public SegmentCounter counter() {
    return counter;
  }

  /**
   * The day, month or year in which an id was counted.
   *
   * @throws UnsupportedOperationException if these ids have none
   */
  @Accessor
  public DatePeriod period(long bits) {
    return form.period(bits);
  }

  /** The number of an id, within its period if there is one. */
  @Accessor
  public long sequence(long bits) {
    return form.sequence(bits);
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public List<DatabaseTable> tables() {
    return List.of(JdbcSegmentStore.TABLE);
  }

  @Override
  public int textLength() {
    return form.maxLength();
  }

  @Override
  public int minTextLength() {
    return form.isOrdered() ? textLength() : 1; // an ordered text has one length
  }

  @Override
  public String textPattern() {
    String pattern = form.pattern();
    return pattern.isEmpty() ? Bits64Scheme.Issuing.super.textPattern() : pattern;
  }

  @Override
  public boolean textSorts() {
    return form.isOrdered();
  }

  @Override
  public boolean textNeedsCase() {
    return form.needsCase();
  }

  @Override
  public int bits() {
    return Numbers.bits(form.max());
  }

  @Override
  public OptionalLong example() {
    return form.example();
  }

  @Override
  public long check(long bits) {
    if (bits < 0 || !form.isId(bits)) {
      throw new InvalidIdException(NAME, Long.toString(bits), form.rule());
    }
    return bits;
  }

  @Override
  public String format(long bits) {
    return form.format(bits);
  }

  @Override
  public int format(long bits, byte[] ascii, int offset) {
    return isDecimal
        ? Ascii.putDecimal(bits, ascii, offset)
        : Bits64Scheme.Issuing.super.format(bits, ascii, offset);
  }

  @Override
  public long parse(String text) {
    try {
      long id = form.parse(text);
      if (!form.isId(id)) {
        throw new InvalidIdException(NAME, text, form.rule());
      }
      return id;
    } catch (InvalidIdException e) {
      throw e.in(NAME, text);
    }
  }

  @Override
  public LongSupplier source(Issuer issuer) {
    Duration maxWait =
        issuer.setting(WAIT_UP_TO).map(Durations::parse).orElse(SegmentGenerator.MAX_WAIT);
    if (issuer.isAlone()) {
      // One by one: who fetches ahead, in the background, would get other numbers in every run.
      return form.source(MemoryStore.of(issuer), counter.withStep(1), issuer.clock(), maxWait);
    }
    return form.source(JdbcSegmentStore.of(issuer), counter, issuer.clock(), maxWait);
  }
}
