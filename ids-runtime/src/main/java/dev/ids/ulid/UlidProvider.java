// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.ulid;

import com.google.auto.service.AutoService;
import dev.ids.SchemeProvider;

/** Finds ULIDs by their name, {@code ulid}. Stateless and thread-safe. */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class UlidProvider implements SchemeProvider<UlidId> {
  /** For {@link java.util.ServiceLoader}. */
  public UlidProvider() {}

  @Override
  public String name() {
    return UlidScheme.NAME;
  }

  @Override
  public Class<UlidId> annotation() {
    return UlidId.class;
  }

  @Override
  public UlidScheme of(UlidId declaration) {
    return UlidScheme.of(declaration);
  }
}
