// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.scru128;

import com.google.auto.service.AutoService;
import dev.ids.SchemeProvider;

/** Finds SCRU128 ids by their name, {@code scru128}. Stateless and thread-safe. */
@AutoService(SchemeProvider.class)
@SuppressWarnings({"rawtypes", "exports"}) // of @AutoService, which only the build sees
public final class Scru128Provider implements SchemeProvider<Scru128Id> {
  /** For {@link java.util.ServiceLoader}. */
  public Scru128Provider() {}

  @Override
  public String name() {
    return Scru128Scheme.NAME;
  }

  @Override
  public Class<Scru128Id> annotation() {
    return Scru128Id.class;
  }

  @Override
  public Scru128Scheme of(Scru128Id declaration) {
    return Scru128Scheme.of(declaration);
  }
}
