// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package docs;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The Java samples of one document as sources. A sample is types, or statements that may use the
 * types of samples before it; imports are ours, unless it has its own.
 */
final class Samples {
  private static final Pattern TYPE =
      Pattern.compile(
          "(?m)^(?:public |final |abstract |sealed )*(?:class|record|enum|interface|@interface) (\\w+)");
  private static final String IMPORTS =
      """
      import dev.ids.*;
      import dev.ids.codec.*;
      import dev.ids.nanoid.*;
      import dev.ids.relative.*;
      import dev.ids.runtime.*;
      import dev.ids.scru128.*;
      import dev.ids.snowflake.*;
      import dev.ids.ulid.*;
      import dev.ids.uuid.*;
      import jakarta.persistence.*;
      import java.lang.annotation.*;
      import java.time.*;
      import java.util.*;
      import tools.jackson.databind.json.JsonMapper;
      """;

  private Samples() {}

  /** Class names with sources; a type that is declared again begins a new package. */
  static Map<String, String> sources(List<String> samples) {
    Map<String, String> sources = new LinkedHashMap<>();
    Set<String> declared = new LinkedHashSet<>();
    int group = 0;
    for (int i = 0; i < samples.size(); i++) {
      Set<String> types = typesIn(samples.get(i));
      if (types.stream().anyMatch(declared::contains)) {
        declared.clear();
        group++;
      }
      declared.addAll(types);
      String packageName = "sample" + group;
      String unit = "Sample" + i;
      sources.put(
          packageName + "." + unit, source(packageName, unit, samples.get(i), !types.isEmpty()));
    }
    return sources;
  }

  private static String source(String packageName, String unit, String sample, boolean types) {
    String head = "package " + packageName + ";\n" + IMPORTS;
    if (types) {
      // Its own package gives way to ours, and a file may hold one public type only.
      return head + sample.replaceAll("(?m)^package .*;$", "").replaceAll("(?m)^public ", "");
    }
    return head
        + "class "
        + unit
        + " {\n  void run() throws Exception {\n"
        + sample.indent(4)
        + "  }\n}\n";
  }

  private static Set<String> typesIn(String sample) {
    Set<String> types = new LinkedHashSet<>();
    Matcher matcher = TYPE.matcher(sample);
    while (matcher.find()) {
      types.add(matcher.group(1));
    }
    return types;
  }
}
