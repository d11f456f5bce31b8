// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.InvalidDeclarationException;
import dev.ids.internal.IndexEntry;
import dev.ids.internal.Quoted;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.boot.registry.classloading.spi.ClassLoaderService;
import org.hibernate.boot.registry.classloading.spi.ClassLoadingException;

/**
 * Reads which id classes there are: every {@code META-INF/ids/index} that Hibernate's class loaders
 * see.
 */
final class IdIndex {
  static final String RESOURCE = IndexEntry.RESOURCE;

  private IdIndex() {}

  /** The types of all listed classes, each once, in the order of the lists. */
  static List<IdType<?>> read(ClassLoaderService loaders) {
    Map<Class<?>, IdType<?>> types = new LinkedHashMap<>();
    for (URL index : loaders.locateResources(RESOURCE)) {
      for (IndexEntry entry : entries(index)) {
        if (!entry.isRaw()) {
          IdType<?> type = type(entry.name(), loaders, entry.place());
          types.put(type.idClass(), type);
        }
      }
    }
    return List.copyOf(types.values());
  }

  private static List<IndexEntry> entries(URL index) {
    try {
      return IndexEntry.read(index);
    } catch (UncheckedIOException e) {
      throw new MappingException(index + " cannot be read", e.getCause());
    }
  }

  private static IdType<?> type(String className, ClassLoaderService loaders, String place) {
    try {
      Class<?> listed = loaders.classForName(className);
      return IdType.find(listed).orElseThrow(() -> noIdClass(className, place));
    } catch (ClassLoadingException | LinkageError e) {
      throw unusable(className, place, e);
    }
  }

  private static MappingException unusable(String className, String place, Throwable failure) {
    for (Throwable cause = failure; cause != null; cause = cause.getCause()) {
      if (cause instanceof InvalidDeclarationException) {
        return new MappingException(place + ": " + cause.getMessage(), cause);
      }
    }
    return new MappingException(
        place
            + ": "
            + Quoted.printable(className, 256)
            + " cannot be loaded; build the module of this index again, or delete the line",
        failure);
  }

  private static MappingException noIdClass(String className, String place) {
    return new MappingException(
        place
            + ": "
            + Quoted.printable(className, 256)
            + " is no id class: it needs public static final IdType TYPE = IdType.of(…)");
  }
}
