// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids;

import java.util.Iterator;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.SortedMap;
import java.util.TreeMap;

/** Finds {@link SchemeProvider}s. Nothing is kept, so that no class loader is. */
final class SchemeProviders {
  private SchemeProviders() {}

  static SortedMap<String, SchemeProvider<?>> of(ClassLoader loader) {
    SortedMap<String, SchemeProvider<?>> providers = new TreeMap<>();
    // An application's loader need not be above ours, or below.
    add(providers, ownLoader());
    add(providers, loader);
    return providers;
  }

  private static ClassLoader ownLoader() {
    return SchemeProvider.class.getClassLoader();
  }

  private static void add(SortedMap<String, SchemeProvider<?>> providers, ClassLoader loader) {
    @SuppressWarnings("rawtypes")
    Iterator<SchemeProvider> found = ServiceLoader.load(SchemeProvider.class, loader).iterator();
    try {
      while (found.hasNext()) {
        SchemeProvider<?> provider = found.next();
        SchemeProvider<?> other = providers.putIfAbsent(provider.name(), provider);
        if (other != null && other.getClass() != provider.getClass()) {
          throw new IllegalStateException(
              "two schemes have the name "
                  + provider.name()
                  + ": those of "
                  + other.getClass().getName()
                  + " and "
                  + provider.getClass().getName());
        }
      }
    } catch (ServiceConfigurationError e) {
      throw new IllegalStateException("a scheme's provider cannot be loaded: " + e.getMessage(), e);
    }
  }
}
