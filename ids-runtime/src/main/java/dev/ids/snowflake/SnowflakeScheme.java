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
import dev.ids.codec.CodecChain;
import dev.ids.codec.CodecStep;
import dev.ids.internal.Ascii;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The scheme of time-based ids with one layout of at most 63 bits. Immutable and thread-safe.
 *
 * <p>Text is decimal, digits only, no sign, no leading zero, unless a codec is declared.
 */
public final class SnowflakeScheme implements Bits64Scheme.Issuing {
  static final String NAME = "snowflake";

  private final Layout layout;
  private final boolean classic;
  private final List<Advice> advice;
  private final long maxId;
  private final CodecChain codec;
  private final boolean isDecimal;

  private SnowflakeScheme(
      Layout layout, boolean classic, CodecChain codec, boolean isDecimal, List<Advice> advice) {
    this.layout = layout;
    this.classic = classic;
    this.codec = codec;
    this.isDecimal = isDecimal;
    this.advice = advice;
    this.maxId = Layout.mask(layout.totalBits());
  }

  /**
   * The scheme of a declaration.
   *
   * @throws InvalidDeclarationException if layout or codec cannot work, naming the member
   */
  public static SnowflakeScheme of(Snowflake declaration) {
    boolean own = declaration.bits().length > 0;
    Layout layout = own ? ownLayout(declaration) : namedLayout(declaration);
    if (declaration.json() == JsonForm.NUMBER) {
      LayoutRules.checkFitsJavaScript(layout);
    }
    CodecChain codec = at("codec", () -> CodecChain.of(CodecStep.of(declaration.codec()), layout));
    List<Advice> advice = new ArrayList<>();
    advice.addAll(
        LayoutRules.advice(
            layout, own ? "bits[0].time" : "layout", own ? "time" : "bits = @Bits(time"));
    codec.advice().forEach(about -> advice.add(about.at("codec")));
    return new SnowflakeScheme(
        layout,
        !own && declaration.layout() == LayoutPreset.CLASSIC,
        codec,
        declaration.codec().length == 0,
        List.copyOf(advice));
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

  /**
   * The same ids with another codec, which may be one that no annotation can declare.
   *
   * @throws InvalidDeclarationException if the codec cannot work, naming item and member
   */
  SnowflakeScheme withCodec(List<CodecStep> steps) {
    CodecChain other = at("codec", () -> CodecChain.of(steps, layout));
    return new SnowflakeScheme(layout, classic, other, steps.isEmpty(), advice);
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
    return codec.maxLength();
  }

  @Override
  public boolean textSorts() {
    return codec.isOrdered();
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
    return codec.encode(bits);
  }

  @Override
  public int format(long bits, byte[] ascii, int offset) {
    return isDecimal
        ? Ascii.putDecimal(bits, ascii, offset)
        : Bits64Scheme.Issuing.super.format(bits, ascii, offset);
  }

  @Override
  public int minTextLength() {
    return codec.isOrdered() ? textLength() : 1; // an ordered text has one length
  }

  @Override
  public String textPattern() {
    return isDecimal
        ? "0|[1-9][0-9]{0," + (textLength() - 1) + "}"
        : Bits64Scheme.Issuing.super.textPattern();
  }

  @Override
  public long parse(String text) {
    try {
      return codec.decode(text);
    } catch (InvalidIdException e) {
      throw e.in(NAME, text);
    }
  }

  @Override
  public LongSupplier source(Issuer issuer) {
    if (classic) {
      return SnowflakeGenerator.of(layout, issuer.slot(), issuer.clock())::generate;
    }
    return TimeBasedGenerator.of(
            layout, issuer.slot(), ClockRegressionPolicy.of(issuer), issuer.clock())
        ::generate;
  }

  private InvalidIdException outOfRange(String text) {
    return new InvalidIdException(
        NAME, text, "must be 0.." + maxId + " (" + layout.totalBits() + " bits)");
  }
}
