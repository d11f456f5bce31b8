// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import dev.ids.StorageKind;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;

/**
 * One row of {@code testdata/schemes.csv}.
 *
 * @param declaration the annotation as source, names in full
 * @param value the class name of the value, {@code long} for a primitive
 * @param textLength characters of the longest text, without prefix
 * @param stores the storage kinds, the default first
 * @param json {@code TEXT} or {@code NUMBER}
 * @param issues {@code next} or {@code key}
 */
public record SchemeRow(
    String name,
    String declaration,
    String value,
    int textLength,
    List<StorageKind> stores,
    String json,
    String issues) {

  /** All rows; the method that parameterized contract tests name as their source. */
  public static Stream<SchemeRow> all() {
    return TestData.lines("schemes.csv").skip(1).map(SchemeRow::of);
  }

  /** The declaration with one more member, such as {@code storage = dev.ids.StorageKind.TEXT}. */
  public String declarationWith(String member) {
    return declaration.endsWith(")")
        ? declaration.substring(0, declaration.length() - 1) + ", " + member + ")"
        : declaration + "(" + member + ")";
  }

  /** The simple name of the annotation in the declaration, such as {@code UlidId}. */
  public String annotationName() {
    String name = declaration.replaceFirst("\\(.*", "");
    return name.substring(name.lastIndexOf('.') + 1);
  }

  /** Whether the declaration says how the id is written as text, which a raw number ignores. */
  public boolean shapesText() {
    return declaration.contains("codec =") || declaration.contains("text =");
  }

  public boolean isNumberInJson() {
    return json.equals("NUMBER");
  }

  @Override
  public String toString() {
    return declaration.replaceAll("[a-z0-9]+\\.", "");
  }

  private static SchemeRow of(String line) {
    List<String> cells = cells(line);
    return new SchemeRow(
        cells.get(0),
        cells.get(1),
        cells.get(2),
        Integer.parseInt(cells.get(3)),
        Arrays.stream(cells.get(4).split(" ")).map(StorageKind::valueOf).toList(),
        cells.get(5),
        cells.get(6));
  }

  /**
   * Comma-separated, with double quotes around a cell that has commas; a quote in it is doubled.
   */
  private static List<String> cells(String line) {
    List<String> cells = new ArrayList<>();
    StringBuilder cell = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"' && quoted && line.startsWith("\"\"", i)) {
        cell.append(c);
        i++;
      } else if (c == '"') {
        quoted = !quoted;
      } else if (c == ',' && !quoted) {
        cells.add(cell.toString());
        cell.setLength(0);
      } else {
        cell.append(c);
      }
    }
    cells.add(cell.toString());
    return cells;
  }
}
