// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static dev.ids.InvalidDeclarationException.at;

import dev.ids.Accessor;
import dev.ids.Advice;
import dev.ids.Bits64Scheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.JsonForm;
import dev.ids.internal.Ascii;
import dev.ids.internal.Quoted;
import java.time.Instant;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The scheme of time-based ids with one layout of at most 63 bits. Immutable and thread-safe.
 *
 * <p>Text is decimal: digits only, no sign, no leading zero.
 */
public final class SnowflakeScheme implements Bits64Scheme.Issuing {
  private static final String NAME = "snowflake";
  private static final int RADIX = 10;

  private final Layout layout;
  private final boolean classic;
  private final List<Advice> advice;
  private final long maxId;
  private final int textLength;

  private SnowflakeScheme(Layout layout, boolean classic, List<Advice> advice) {
    this.layout = layout;
    this.classic = classic;
    this.advice = advice;
    this.maxId = Layout.mask(layout.totalBits());
    this.textLength = Long.toString(maxId).length();
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if the layout cannot work, naming the member
   */
  public static SnowflakeScheme of(Snowflake declaration) {
    boolean own = declaration.bits().length > 0;
    Layout layout = own ? ownLayout(declaration) : namedLayout(declaration);
    if (declaration.json() == JsonForm.NUMBER) {
      LayoutRules.checkFitsJavaScript(layout);
    }
    return new SnowflakeScheme(
        layout,
        !own && declaration.layout() == LayoutPreset.CLASSIC,
        LayoutRules.advice(
            layout, own ? "bits[0].time" : "layout", own ? "time" : "bits = @Bits(time"));
  }

  private static Layout ownLayout(Snowflake declaration) {
    if (declaration.bits().length > 1) {
      throw new InvalidDeclarationException(
          "IDS046", "bits[1]", "an id has one layout, here are two", "bits = @Bits(…), once");
    }
    if (declaration.layout() != LayoutPreset.SNOWFLAKE_MS) {
      throw new InvalidDeclarationException(
          "IDS046",
          "bits",
          "layout = " + declaration.layout() + " and bits name two layouts; an id has one",
          "take out layout or bits");
    }
    if (!declaration.epoch().isEmpty()) {
      throw new InvalidDeclarationException(
          "IDS046",
          "epoch",
          "bits has an epoch of its own, so epoch beside it would be a second one",
          "bits = @Bits(…, epoch = \"" + declaration.epoch() + "\")");
    }
    return at(
        "bits[0]",
        () -> {
          Layout layout = Layout.of(declaration.bits()[0]);
          LayoutRules.checkFitsLong(layout);
          return layout;
        });
  }

  private static Layout namedLayout(Snowflake declaration) {
    Layout layout = declaration.layout().layout();
    if (layout.totalBits() > Layout.MAX_LONG_BITS) {
      throw new InvalidDeclarationException(
          "IDS047",
          "layout",
          "layout = "
              + declaration.layout()
              + " has "
              + layout.totalBits()
              + " bits, "
              + (layout.totalBits() - Layout.MAX_LONG_BITS)
              + " more than the "
              + Layout.MAX_LONG_BITS
              + " of a number",
          "@Cosid80 in place of @Snowflake, or layout = SNOWFLAKE_MS");
    }
    return declaration.epoch().isEmpty()
        ? layout
        : layout.withEpoch(LayoutRules.parseEpoch(declaration.epoch()));
  }

  /** The layout of the ids. */
  public Layout layout() {
    return layout;
  }

  /** The start of the unit of time in which an id was issued. */
  @Accessor
  public Instant timestamp(long bits) {
    return layout.unpack(bits).instant(layout);
  }

  /** The slot of the process that issued an id. */
  @Accessor
  public int node(long bits) {
    return layout.unpack(bits).node();
  }

  /** The sequence of an id within its unit of time. */
  @Accessor
  public long sequence(long bits) {
    return layout.unpack(bits).seq();
  }

  @Override
  public String name() {
    return NAME;
  }

  @Override
  public int textLength() {
    return textLength;
  }

  @Override
  public boolean textSorts() {
    return false;
  }

  @Override
  public int slotBits() {
    return layout.nodeBits();
  }

  @Override
  public List<Advice> advice() {
    return advice;
  }

  @Override
  public int bits() {
    return layout.totalBits();
  }

  @Override
  public long check(long bits) {
    if (bits < 0 || bits > maxId) {
      throw outOfRange(Long.toString(bits));
    }
    return bits;
  }

  @Override
  public String format(long bits) {
    return Long.toString(bits);
  }

  @Override
  public int format(long bits, byte[] ascii, int offset) {
    return Ascii.putDecimal(bits, ascii, offset);
  }

  @Override
  public String textPattern() {
    return "0|[1-9][0-9]{0," + (textLength - 1) + "}";
  }

  @Override
  public long parse(String text) {
    int length = text.length();
    if (length == 0) {
      throw new InvalidIdException(NAME, text, "needs 1 to " + textLength + " digits, has none");
    }
    for (int i = 0; i < length && i <= textLength; i++) {
      char c = text.charAt(i);
      if (c < '0' || c > '9') {
        throw new InvalidIdException(
            NAME,
            text,
            "character " + Quoted.character(c) + " at index " + i + " is not a digit 0-9");
      }
    }
    if (text.charAt(0) == '0' && length > 1) {
      throw new InvalidIdException(NAME, text, "has a leading zero");
    }
    return valueOf(text);
  }

  @Override
  public LongSupplier source(Issuer issuer) {
    if (classic) {
      return SnowflakeGenerator.of(layout, issuer.slot(), issuer.clock())::generate;
    }
    return TimeBasedGenerator.of(
            layout, issuer.slot(), ClockRegressionPolicy.DEFAULT, issuer.clock())
        ::generate;
  }

  private long valueOf(String text) {
    if (text.length() > textLength) {
      throw outOfRange(text);
    }
    long value = 0;
    for (int i = 0; i < text.length(); i++) {
      int digit = text.charAt(i) - '0';
      // Before the step, as the product may pass 2^63.
      if (value > (maxId - digit) / RADIX) {
        throw outOfRange(text);
      }
      value = value * RADIX + digit;
    }
    return value;
  }

  private InvalidIdException outOfRange(String text) {
    return new InvalidIdException(
        NAME, text, "must be 0.." + maxId + " (" + layout.totalBits() + " bits)");
  }
}
