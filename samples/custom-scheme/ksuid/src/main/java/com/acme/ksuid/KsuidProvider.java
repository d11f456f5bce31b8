// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.ksuid;

import dev.ids.SchemeProvider;

/**
 * Finds KSUIDs by their name, for configuration and the command line. Registered in {@code
 * META-INF/services}. Stateless and thread-safe.
 */
public final class KsuidProvider implements SchemeProvider<KsuidId> {
  /** For {@link java.util.ServiceLoader}. */
  public KsuidProvider() {}

  @Override
  public String name() {
    return Ksuid.NAME;
  }

  @Override
  public Class<KsuidId> annotation() {
    return KsuidId.class;
  }

  @Override
  public KsuidScheme of(KsuidId declaration) {
    return KsuidScheme.of(declaration);
  }
}
