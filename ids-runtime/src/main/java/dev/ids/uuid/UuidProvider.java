// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.uuid;

import com.google.auto.service.AutoService;
import dev.ids.IdScheme;
import dev.ids.SchemeProvider;
import dev.ids.internal.Annotations;
import java.util.Map;

/** Finds UUIDs by their name, {@code uuid}. Stateless and thread-safe. */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class UuidProvider implements SchemeProvider<UuidId> {
  /** For {@link java.util.ServiceLoader}. */
  public UuidProvider() {}

  @Override
  public String name() {
    return UuidScheme.NAME;
  }

  @Override
  public Class<UuidId> annotation() {
    return UuidId.class;
  }

  @Override
  public UuidScheme of(UuidId declaration) {
    return UuidScheme.of(declaration);
  }

  @Override
  public Map<String, IdScheme> variants() {
    return Map.of(
        "uuid", text(UuidText.CANONICAL),
        "uuid id25", text(UuidText.ID25),
        "uuid id22", text(UuidText.ID22));
  }

  private static UuidScheme text(UuidText text) {
    return UuidScheme.of(Annotations.of(UuidId.class, Map.of("text", text)));
  }
}
