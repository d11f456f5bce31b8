// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import com.google.auto.service.AutoService;
import dev.ids.IdScheme;
import dev.ids.Options;
import dev.ids.SchemeProvider;
import dev.ids.codec.CodecOptions;
import dev.ids.codec.CodecStep;
import dev.ids.internal.Annotations;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;

/**
 * Finds numbers counted in a database by their name, {@code segment}. In configuration the counter
 * has the name of the generator, unless {@code name} gives another. Stateless and thread-safe.
 */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class SegmentProvider implements SchemeProvider<SegmentId> {
  private static final String STORE = "store";
  private static final String COUNTER = "name";
  private static final int USUAL_DIGITS = 6;

  /** For {@link java.util.ServiceLoader}. */
  public SegmentProvider() {}

  @Override
  public String name() {
    return SegmentScheme.NAME;
  }

  @Override
  public Class<SegmentId> annotation() {
    return SegmentId.class;
  }

  @Override
  public SegmentScheme of(SegmentId declaration) {
    return SegmentScheme.of(declaration);
  }

  @Override
  public Collection<String> options() {
    Set<String> options = new TreeSet<>(SchemeProvider.super.options());
    options.addAll(List.of(STORE, CodecOptions.NAME));
    return options;
  }

  @Override
  public SegmentScheme of(Options options) {
    options.oneOf(STORE, List.of("db"));
    SegmentId declaration = declaration(options);
    List<CodecStep> codec = CodecOptions.of(options);
    return options.judged(
        () -> SegmentScheme.of(declaration, codec),
        member -> CodecOptions.option(options, option(member)));
  }

  /** Dates show that a text is one of these ids; a number alone may be anything. */
  @Override
  public Map<String, IdScheme> variants() {
    Map<String, IdScheme> variants = new HashMap<>();
    for (SegmentPeriod period : SegmentPeriod.values()) {
      if (period != SegmentPeriod.NONE) {
        String label = name() + " " + period;
        variants.put(label, variant(period, 0));
        variants.put(label + " " + USUAL_DIGITS + " digits", variant(period, USUAL_DIGITS));
      }
    }
    return variants;
  }

  private SegmentScheme variant(SegmentPeriod period, int digits) {
    return of(
        Annotations.of(
            SegmentId.class, Map.of(COUNTER, "any", "period", period, "digits", digits)));
  }

  private static SegmentId declaration(Options options) {
    Map<String, Object> members = new HashMap<>();
    members.put(COUNTER, options.text(COUNTER).orElseGet(() -> nameOf(options)));
    options
        .whole("step", Integer.MIN_VALUE, Integer.MAX_VALUE)
        .ifPresent(step -> members.put("step", step.intValue()));
    options
        .whole("offset", Long.MIN_VALUE, Long.MAX_VALUE)
        .ifPresent(offset -> members.put("offset", offset));
    options
        .whole("digits", Integer.MIN_VALUE, Integer.MAX_VALUE)
        .ifPresent(digits -> members.put("digits", digits.intValue()));
    options
        .constant("period", SegmentPeriod.class)
        .ifPresent(period -> members.put("period", period));
    options.text("zone").ifPresent(zone -> members.put("zone", zone));
    options.text("delimiter").ifPresent(delimiter -> members.put("delimiter", delimiter));
    options.bool("prefetch").ifPresent(prefetch -> members.put("prefetch", prefetch));
    return Annotations.of(SegmentId.class, members);
  }

  /** The last part of the key: that of a generator does not change by itself, either. */
  private static String nameOf(Options options) {
    String key = options.key();
    if (key.isEmpty()) {
      throw options.refusal(COUNTER, "is missing", "write " + COUNTER + "=…");
    }
    return key.substring(key.lastIndexOf('.') + 1);
  }
}
