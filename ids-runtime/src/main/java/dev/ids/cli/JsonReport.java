// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** One JSON object a text and line, for scripts. All names are always there. */
final class JsonReport implements Report {
  private final Output out;
  private final @Nullable KeyCheck key;

  JsonReport(Output out, @Nullable KeyCheck key) {
    this.out = out;
    this.key = key;
  }

  @Override
  public void found(
      String text, @Nullable Long line, List<Reading> readings, List<Misses.Miss> misses) {
    write(text, line, "", all(readings), near(misses));
  }

  @Override
  public void unlikely(
      String text, @Nullable Long line, List<Reading> readings, List<Misses.Miss> misses) {
    write(text, line, UNLIKELY, all(readings), near(misses));
  }

  @Override
  public void unknown(String text, @Nullable Long line, String problem, List<Misses.Miss> misses) {
    write(text, line, problem, List.of(), near(misses));
  }

  private List<Object> all(List<Reading> readings) {
    List<Object> all = new ArrayList<>();
    readings.forEach(reading -> all.add(reading(reading)));
    return all;
  }

  private static List<Object> near(List<Misses.Miss> misses) {
    List<Object> near = new ArrayList<>();
    for (Misses.Miss miss : misses) {
      Map<String, Object> object = new LinkedHashMap<>();
      object.put("name", miss.label());
      object.put("why", miss.why());
      near.add(object);
    }
    return near;
  }

  private void write(
      String text,
      @Nullable Long line,
      String problem,
      List<Object> readings,
      List<Object> misses) {
    StringBuilder json = new StringBuilder("{\"text\":");
    json.append(Json.of(text.substring(0, Math.min(text.length(), Reader.MAX_CHARACTERS))))
        .append(",\"line\":")
        .append(Json.of(line))
        .append(",\"problem\":")
        .append(Json.of(problem))
        .append(",\"readings\":")
        .append(Json.of(readings))
        .append(",\"nearMisses\":")
        .append(Json.of(misses))
        .append('}');
    out.asciiLine(json.toString());
  }

  private Map<String, @Nullable Object> reading(Reading reading) {
    Hit best = reading.best();
    Instant time = reading.time();
    Map<String, @Nullable Object> object = new LinkedHashMap<>();
    object.put("scheme", best.candidate().scheme().name());
    object.put("names", reading.names());
    object.put("idClass", best.candidate().isClass());
    object.put("readAs", best.readAs());
    object.put("prefix", best.candidate().isClass() ? best.candidate().prefix() : best.cut());
    object.put("likelihood", reading.likelihood().rank());
    object.put("why", reading.likelihood().why());
    object.put("time", time == null ? null : Age.utc(time));
    object.put("fields", fields(best));
    object.put("ofKey", ofKey(best));
    object.put("canonical", best.text());
    object.put("texts", reading.otherTexts());
    object.put("sql", Sql.literals(best));
    return object;
  }

  private @Nullable Boolean ofKey(Hit hit) {
    if (key == null || !KeyCheck.applies(hit.candidate().scheme())) {
      return null;
    }
    return key.isOfKey(hit);
  }

  private static Map<String, Object> fields(Hit hit) {
    Map<String, Object> fields = new LinkedHashMap<>();
    for (Field field : hit.fields()) {
      Object value = field.value();
      fields.put(field.name(), value instanceof Instant time ? Age.utc(time) : value);
    }
    return fields;
  }
}
