// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate;

import dev.ids.IdType;
import dev.ids.InvalidDeclarationException;
import dev.ids.internal.Quoted;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.hibernate.MappingException;
import org.hibernate.boot.registry.classloading.spi.ClassLoaderService;
import org.hibernate.boot.registry.classloading.spi.ClassLoadingException;

/**
 * Reads which id classes there are: every {@code META-INF/ids/index} that Hibernate's class loaders
 * see. A line holds the binary name of one id class, or {@code Class#attribute} for an attribute
 * that holds its id raw, and after it facts that are not needed here.
 */
final class IdIndex {
  static final String RESOURCE = "META-INF/ids/index";

  private IdIndex() {}

  /** The types of all listed classes, each once, in the order of the lists. */
  static List<IdType<?>> read(ClassLoaderService loaders) {
    Map<Class<?>, IdType<?>> types = new LinkedHashMap<>();
    for (URL index : loaders.locateResources(RESOURCE)) {
      List<String> lines = lines(index);
      for (int i = 0; i < lines.size(); i++) {
        String line = lines.get(i).strip();
        String name = line.split("\\s", 2)[0];
        // With a # in it: a comment, or an attribute without id class.
        if (!name.isEmpty() && name.indexOf('#') < 0) {
          IdType<?> type = type(name, loaders, index + " line " + (i + 1));
          types.put(type.idClass(), type);
        }
      }
    }
    checkPrefixes(types.values());
    return List.copyOf(types.values());
  }

  /** Within one module ids-processor tells; here are the id classes of all. */
  private static void checkPrefixes(Collection<IdType<?>> types) {
    Map<String, Class<?>> byPrefix = new HashMap<>();
    for (IdType<?> type : types) {
      String prefix = type.declaration().prefix();
      Class<?> other = prefix.isEmpty() ? null : byPrefix.putIfAbsent(prefix, type.idClass());
      if (other != null) {
        throw new MappingException(
            "prefix "
                + Quoted.of(prefix)
                + " is that of "
                + other.getName()
                + " and of "
                + type.idClass().getName()
                + "; a prefix tells what an id identifies, so give one of them another");
      }
    }
  }

  private static List<String> lines(URL index) {
    List<String> lines = new ArrayList<>();
    try {
      URLConnection connection = index.openConnection();
      // A cached jar stays open, and hides that the application was built or deployed anew.
      connection.setUseCaches(false);
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
        reader.lines().forEach(lines::add);
      }
    } catch (IOException e) {
      throw new MappingException(index + " cannot be read", e);
    }
    return lines;
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
            + className
            + " cannot be loaded; build the module of this index again, or delete the line",
        failure);
  }

  private static MappingException noIdClass(String className, String place) {
    return new MappingException(
        place
            + ": "
            + className
            + " is no id class: it needs public static final IdType TYPE = IdType.of(…)");
  }
}
