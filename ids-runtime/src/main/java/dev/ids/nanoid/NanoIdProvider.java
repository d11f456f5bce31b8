// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.nanoid;

import com.google.auto.service.AutoService;
import dev.ids.SchemeProvider;

/** Finds Nano IDs by their name, {@code nanoid}. Stateless and thread-safe. */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class NanoIdProvider implements SchemeProvider<NanoId> {
  /** For {@link java.util.ServiceLoader}. */
  public NanoIdProvider() {}

  @Override
  public String name() {
    return NanoIdScheme.NAME;
  }

  @Override
  public Class<NanoId> annotation() {
    return NanoId.class;
  }

  @Override
  public NanoIdScheme of(NanoId declaration) {
    return NanoIdScheme.of(declaration);
  }
}
