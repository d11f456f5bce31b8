// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static dev.ids.InvalidDeclarationException.at;

import com.google.auto.service.AutoService;
import dev.ids.IdScheme;
import dev.ids.Options;
import dev.ids.SchemeProvider;
import dev.ids.codec.CodecOptions;
import dev.ids.codec.CodecStep;
import java.util.List;
import java.util.Map;

/** Finds 80-bit CosIds by their name, {@code cosid80}. Stateless and thread-safe. */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class Cosid80Provider implements SchemeProvider<Cosid80> {
  /** For {@link java.util.ServiceLoader}. */
  public Cosid80Provider() {}

  @Override
  public String name() {
    return Cosid80Scheme.NAME;
  }

  @Override
  public Class<Cosid80> annotation() {
    return Cosid80.class;
  }

  @Override
  public Cosid80Scheme of(Cosid80 declaration) {
    return Cosid80Scheme.of(declaration);
  }

  @Override
  public List<String> options() {
    return List.of(CodecOptions.NAME);
  }

  @Override
  public Cosid80Scheme of(Options options) {
    return options.judged(
        () -> at(CodecOptions.NAME, () -> Cosid80Scheme.of(CodecOptions.of(options))),
        member -> CodecOptions.option(options, member));
  }

  @Override
  public Map<String, IdScheme> variants() {
    return Map.of(
        "cosid80", with(CodecStep.radix(62)),
        "cosid80 radix 36", with(CodecStep.radix(36)),
        "cosid80 friendly UTC", with(CodecStep.friendly("UTC", true)));
  }

  private static Cosid80Scheme with(CodecStep codec) {
    return Cosid80Scheme.of(List.of(codec));
  }
}
