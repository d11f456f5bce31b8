// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * One script of a file such as {@code ulid_monotonic.txt}: a row that makes a generator, and the
 * calls up to the next such row.
 *
 * @param head cells of the first row, such as {@code reset}
 * @param calls cells of the others, such as {@code next 1000 - error}
 */
public record Script(List<String> head, List<List<String>> calls) {
  /**
   * The scripts of a file.
   *
   * @param start the first cell of a row that starts one
   */
  public static Stream<Script> of(String file, String start) {
    List<Script> scripts = new ArrayList<>();
    TestData.rows(file)
        .map(List::of)
        .forEach(
            row -> {
              if (row.get(0).equals(start)) {
                scripts.add(new Script(row, new ArrayList<>()));
              } else {
                scripts.get(scripts.size() - 1).calls.add(row);
              }
            });
    return scripts.stream();
  }

  /** The beginning, as the name of a test. */
  @Override
  public String toString() {
    return String.join(" ", head) + "; " + String.join(" ", calls.get(0)) + "; …";
  }
}
