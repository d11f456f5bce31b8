// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import com.google.auto.service.AutoService;
import dev.ids.IdScheme;
import dev.ids.SchemeProvider;
import dev.ids.codec.Codec;
import dev.ids.internal.AnnotationProxy;
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
  public Map<String, IdScheme> variants() {
    return Map.of(
        "cosid80", variant(Map.of("radix", 62)),
        "cosid80 radix 36", variant(Map.of("radix", 36)),
        "cosid80 friendly UTC", variant(Map.of("friendly", "UTC")));
  }

  private static Cosid80Scheme variant(Map<String, ?> codec) {
    Codec[] items = {AnnotationProxy.of(Codec.class, codec)};
    return Cosid80Scheme.of(AnnotationProxy.of(Cosid80.class, Map.of("codec", items)));
  }
}
