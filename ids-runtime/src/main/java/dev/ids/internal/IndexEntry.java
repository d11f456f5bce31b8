// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.net.URL;
import java.net.URLConnection;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A line of {@code META-INF/ids/index}, which ids-processor writes: the binary name of an id class,
 * or {@code Class#attribute} for an attribute that holds its id raw, and the facts about it that
 * are needed before the class is loaded.
 *
 * @param name of the id class or the attribute
 * @param slotBits how many bits of an id hold the slot; 0 if the scheme needs none
 * @param place file and line, for messages
 */
public record IndexEntry(String name, int slotBits, String place) {
  /** Where every module has its index. */
  public static final String RESOURCE = "META-INF/ids/index";

  private static final Pattern SLOT_BITS = Pattern.compile("\\sslot-bits=([0-9]{1,2})(?=\\s|$)");

  /**
   * The entries of one index, in its order.
   *
   * @throws UncheckedIOException if it cannot be read
   */
  public static List<IndexEntry> read(URL index) {
    List<IndexEntry> entries = new ArrayList<>();
    List<String> lines = lines(index);
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && line.charAt(0) != '#') {
        entries.add(
            new IndexEntry(line.split("\\s", 2)[0], slotBits(line), index + " line " + (i + 1)));
      }
    }
    return List.copyOf(entries);
  }

  /** Whether it is an attribute, which has no id class. */
  public boolean isRaw() {
    return name.indexOf('#') >= 0;
  }

  private static int slotBits(String line) {
    Matcher fact = SLOT_BITS.matcher(line);
    return fact.find() ? Integer.parseInt(fact.group(1)) : 0;
  }

  private static List<String> lines(URL index) {
    try {
      URLConnection connection = index.openConnection();
      // A cached jar stays open, and hides that the application was built or deployed anew.
      connection.setUseCaches(false);
      try (BufferedReader reader =
          new BufferedReader(
              new InputStreamReader(connection.getInputStream(), StandardCharsets.UTF_8))) {
        return reader.lines().toList();
      }
    } catch (IOException e) {
      throw new UncheckedIOException(index + " cannot be read", e);
    }
  }
}
