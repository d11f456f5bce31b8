// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import com.google.auto.service.AutoService;
import dev.ids.IdScheme;
import dev.ids.Options;
import dev.ids.SchemeProvider;
import dev.ids.codec.CodecOptions;
import dev.ids.codec.CodecStep;
import dev.ids.internal.AnnotationProxy;
import java.time.temporal.ChronoUnit;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Finds time-based ids by their name, {@code snowflake}. In configuration, {@code layout} names a
 * preset, and each of the other options replaces a field of it. Stateless and thread-safe.
 */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class SnowflakeProvider implements SchemeProvider<Snowflake> {
  private static final String LAYOUT = "layout";
  private static final String EPOCH = "epoch";
  private static final String UNIT = "unit";
  private static final String TIME_BITS = "time-bits";
  private static final String NODE_BITS = "node-bits";
  private static final String SEQ_BITS = "seq-bits";
  private static final String THRESHOLD = "seq-reset-threshold";

  /** Those that make another layout, not the named one since another instant. */
  private static final List<String> FIELDS =
      List.of(UNIT, TIME_BITS, NODE_BITS, SEQ_BITS, THRESHOLD);

  /** Usual codecs by what a label says about them. */
  private static final Map<String, List<CodecStep>> CODECS =
      Map.of(
          "", List.of(),
          " radix 36", List.of(CodecStep.radix(36)),
          " radix 62", List.of(CodecStep.radix(62)),
          " radix 62 padded", List.of(CodecStep.radix(62, 0, true)),
          " friendly UTC", List.of(CodecStep.friendly("UTC", false)),
          " friendly UTC padded", List.of(CodecStep.friendly("UTC", true)));

  /** For {@link java.util.ServiceLoader}. */
  public SnowflakeProvider() {}

  @Override
  public String name() {
    return SnowflakeScheme.NAME;
  }

  @Override
  public Class<Snowflake> annotation() {
    return Snowflake.class;
  }

  @Override
  public SnowflakeScheme of(Snowflake declaration) {
    return SnowflakeScheme.of(declaration);
  }

  @Override
  public List<String> options() {
    return List.of(
        LAYOUT, EPOCH, UNIT, TIME_BITS, NODE_BITS, SEQ_BITS, THRESHOLD, CodecOptions.NAME);
  }

  @Override
  public SnowflakeScheme of(Options options) {
    return options.judged(
        () -> SnowflakeScheme.of(declaration(options)).withCodec(CodecOptions.of(options)),
        member -> CodecOptions.option(options, option(member)));
  }

  @Override
  public String option(String member) {
    return switch (member) {
      case "bits[0].time" -> TIME_BITS;
      case "bits[0].node" -> NODE_BITS;
      case "bits[0].seq" -> SEQ_BITS;
      case "bits[0].seqResetThreshold" -> THRESHOLD;
      case "bits[0].epoch" -> EPOCH;
      default -> member;
    };
  }

  @Override
  public Map<String, IdScheme> variants() {
    Map<String, IdScheme> variants = new HashMap<>();
    for (LayoutPreset preset : LayoutPreset.values()) {
      if (preset.layout().totalBits() <= Layout.MAX_LONG_BITS) {
        SnowflakeScheme scheme = of(AnnotationProxy.of(Snowflake.class, Map.of(LAYOUT, preset)));
        CODECS.forEach(
            (label, codec) -> variants.put(name() + " " + preset + label, scheme.withCodec(codec)));
      }
    }
    return variants;
  }

  private static Snowflake declaration(Options options) {
    LayoutPreset preset =
        options.constant(LAYOUT, LayoutPreset.class).orElse(LayoutPreset.SNOWFLAKE_MS);
    if (preset.layout().totalBits() > Layout.MAX_LONG_BITS) {
      throw options.refusal(
          LAYOUT,
          "has " + preset.layout().totalBits() + " bits, a number has " + Layout.MAX_LONG_BITS,
          "write " + options.key("strategy") + "=" + Cosid80Scheme.NAME);
    }
    if (FIELDS.stream().anyMatch(options::has)) {
      return AnnotationProxy.of(
          Snowflake.class, Map.of("bits", new Bits[] {bits(options, preset)}));
    }
    return AnnotationProxy.of(
        Snowflake.class, Map.of(LAYOUT, preset, EPOCH, options.text(EPOCH).orElse("")));
  }

  private static Bits bits(Options options, LayoutPreset preset) {
    if (preset == LayoutPreset.CLASSIC) {
      throw options.refusal(
          LAYOUT,
          "has fixed fields, only its epoch can be replaced",
          "write " + options.key(LAYOUT) + "=SNOWFLAKE_MS");
    }
    Layout layout = preset.layout();
    Map<String, Object> members = new HashMap<>();
    members.put("time", width(options, TIME_BITS, layout.timeBits()));
    members.put("node", width(options, NODE_BITS, layout.nodeBits()));
    members.put("seq", width(options, SEQ_BITS, layout.seqBits()));
    members.put(EPOCH, options.text(EPOCH).orElse(layout.epoch().toString()));
    options
        .oneOf(UNIT, List.of("MILLIS", "SECONDS"))
        .ifPresentOrElse(
            unit -> members.put(UNIT, ChronoUnit.valueOf(unit)),
            () -> members.put(UNIT, layout.unit()));
    options
        .whole(THRESHOLD, 0, Long.MAX_VALUE)
        .ifPresent(threshold -> members.put("seqResetThreshold", threshold));
    return AnnotationProxy.of(Bits.class, members);
  }

  private static int width(Options options, String name, int preset) {
    return options.whole(name, 0, Long.SIZE).map(Long::intValue).orElse(preset);
  }
}
