// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks;

import java.util.ArrayList;
import java.util.List;

/** A Markdown table whose columns stand below each other in plain text too. Not thread-safe. */
public final class Grid {
  private final List<String[]> lines = new ArrayList<>();
  private final int columns;

  /** A table with these headings. */
  public Grid(String... headings) {
    this.columns = headings.length;
    lines.add(headings.clone());
  }

  /**
   * Adds a line.
   *
   * @throws IllegalArgumentException if it has not as many cells as there are headings
   */
  public void add(String... cells) {
    if (cells.length != columns) {
      throw new IllegalArgumentException("needs " + columns + " cells: " + List.of(cells));
    }
    lines.add(cells.clone());
  }

  @Override
  public String toString() {
    int[] widths = new int[columns];
    for (String[] line : lines) {
      for (int i = 0; i < columns; i++) {
        widths[i] = Math.max(widths[i], line[i].length());
      }
    }
    StringBuilder text = new StringBuilder();
    for (int row = 0; row < lines.size(); row++) {
      for (int i = 0; i < columns; i++) {
        String cell = lines.get(row)[i];
        text.append("| ").append(cell).append(" ".repeat(widths[i] - cell.length() + 1));
      }
      text.append("|\n");
      if (row == 0) {
        for (int width : widths) {
          text.append('|').append("-".repeat(width + 2));
        }
        text.append("|\n");
      }
    }
    return text.toString();
  }
}
