// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.relative;

import com.google.auto.service.AutoService;
import dev.ids.SchemeProvider;

/** Finds Relative IDs by their name, {@code relative}. Stateless and thread-safe. */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class RelativeIdProvider implements SchemeProvider<RelativeId> {
  /** For {@link java.util.ServiceLoader}. */
  public RelativeIdProvider() {}

  @Override
  public String name() {
    return RelativeIdScheme.NAME;
  }

  @Override
  public Class<RelativeId> annotation() {
    return RelativeId.class;
  }

  @Override
  public RelativeIdScheme of(RelativeId declaration) {
    return RelativeIdScheme.of(declaration);
  }
}
