// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.benchmarks.reading;

import dev.ids.benchmarks.Jvm;
import java.io.IOException;
import java.util.List;

/** Bytes and CPU time for a row that is read, with our ids and with raw ones. */
public final class Reading {
  /** As the rows are measured, see there. */
  private static final List<String> OPTIONS =
      List.of("-Xbatch", "-Xms512m", "-Xmx512m", "-XX:+AlwaysPreTouch");

  private Reading() {}

  /** Measures all, and returns a Markdown table. */
  public static String run() throws IOException, InterruptedException {
    return Jvm.run(Jvm.classPath(), OPTIONS, Rows.class);
  }
}
