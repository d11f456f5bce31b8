// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.Options;
import dev.ids.internal.Quoted;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.PushbackReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Properties;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** The one file of settings on an application's class path, which need not be there. */
final class SettingsFile {
  static final String PROPERTIES = "ids.properties";
  static final List<String> NAMES = List.of(PROPERTIES, "ids.yaml", "ids.yml");

  private static final char BYTE_ORDER_MARK = '\uFEFF';
  private static final String SNAKE_YAML = "org.yaml.snakeyaml.Yaml";

  private SettingsFile() {}

  /**
   * The settings of the file that a loader finds; empty if there is none.
   *
   * @throws IllegalArgumentException if there are two, or the one cannot be understood
   */
  static Map<String, Options.Value> read(ClassLoader loader) {
    Map<String, InputStream> files = open(loader);
    try {
      if (files.size() > 1) {
        throw new IllegalArgumentException(
            String.join(" and ", files.keySet())
                + " are both on the class path; keep one, since nothing says which goes before");
      }
      for (Map.Entry<String, InputStream> file : files.entrySet()) {
        return checked(read(file.getKey(), file.getValue()));
      }
      return Map.of();
    } finally {
      files.values().forEach(SettingsFile::close);
    }
  }

  private static Map<String, InputStream> open(ClassLoader loader) {
    Map<String, InputStream> files = new TreeMap<>();
    for (String name : NAMES) {
      InputStream file = loader.getResourceAsStream(name);
      if (file != null) {
        files.put(name, file);
      }
    }
    return files;
  }

  private static void close(InputStream file) {
    try {
      file.close();
    } catch (IOException e) {
      // It was read; nothing depends on its end.
    }
  }

  private static Map<String, Options.Value> read(String name, InputStream file) {
    try {
      return name.equals(PROPERTIES) ? properties(file) : yaml(name, file);
    } catch (IOException e) {
      throw new UncheckedIOException(name + " cannot be read", e);
    }
  }

  private static Map<String, Options.Value> properties(InputStream file) throws IOException {
    OnceOnly properties = new OnceOnly();
    try {
      properties.load(reader(file));
    } catch (CharacterCodingException e) {
      throw new IllegalArgumentException(
          PROPERTIES + " is not UTF-8; save it as UTF-8, or write \\uXXXX", e);
    } catch (IllegalArgumentException e) {
      throw new IllegalArgumentException(
          PROPERTIES + " is no properties file: " + Quoted.of(String.valueOf(e.getMessage())), e);
    }
    if (properties.twice != null) {
      throw new IllegalArgumentException(
          Quoted.of(properties.twice) + " (in " + PROPERTIES + ") is given twice");
    }
    Map<String, Options.Value> values = new TreeMap<>();
    for (String key : properties.stringPropertyNames()) {
      values.put(
          key, new Options.Value(properties.getProperty(key, ""), " (in " + PROPERTIES + ")"));
    }
    return values;
  }

  /** As UTF-8, as YAML is; editors write a byte order mark, which is none of the first key. */
  private static Reader reader(InputStream file) throws IOException {
    PushbackReader reader =
        new PushbackReader(
            new BufferedReader(new InputStreamReader(file, StandardCharsets.UTF_8.newDecoder())));
    int first = reader.read();
    if (first >= 0 && first != BYTE_ORDER_MARK) {
      reader.unread(first);
    }
    return reader;
  }

  /** Knows a key that is given twice, of which {@link Properties} take the last. */
  private static final class OnceOnly extends Properties {
    private static final long serialVersionUID = 1L;

    private @Nullable String twice;

    @Override
    public synchronized @Nullable Object put(Object key, Object value) {
      if (containsKey(key)) {
        twice = (String) key;
      }
      return super.put(key, value);
    }
  }

  private static Map<String, Options.Value> yaml(String name, InputStream file) throws IOException {
    try {
      Class.forName(SNAKE_YAML, false, SettingsFile.class.getClassLoader());
    } catch (ClassNotFoundException e) {
      throw new IllegalStateException(
          name
              + " is read by SnakeYAML, which is not there; add org.yaml:snakeyaml (with modules"
              + " also --add-modules org.yaml.snakeyaml), or write "
              + PROPERTIES,
          e);
    }
    return YamlFile.read(name, file);
  }

  /** What is in a file of ours is ours. */
  private static Map<String, Options.Value> checked(Map<String, Options.Value> values) {
    List<String> foreign = new ArrayList<>();
    values.forEach(
        (key, value) -> {
          if (!key.startsWith(FlatSettings.PREFIX)) {
            foreign.add(
                "unknown setting "
                    + Quoted.of(key)
                    + value.origin()
                    + "; every key starts with ids.");
          } else if (key.startsWith(Settings.STORAGE)) {
            foreign.add(
                Quoted.of(key)
                    + value.origin()
                    + " has no effect there; set it in Hibernate's settings or as a system property");
          }
        });
    if (!foreign.isEmpty()) {
      throw new IllegalArgumentException(foreign.get(0));
    }
    return values;
  }
}
