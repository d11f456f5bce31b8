// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.testkit;

import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Stream;

/** A line of Jackson. Tests run over all that the build says are there. */
public interface Line {
  /** The lines under test, by system property {@code jackson.lines}. */
  static Stream<Line> all() {
    return expected().stream()
        .map(version -> version.startsWith("3") ? new Jackson3() : new Jackson2());
  }

  /** The versions that must be there. */
  static List<String> expected() {
    return Arrays.asList(System.getProperty("jackson.lines").split(" "));
  }

  /** The version that is there. */
  String version();

  /** A mapper that finds its modules itself. */
  Json mapper(Format format, Setup... setups);

  default Json json(Setup... setups) {
    return mapper(Format.JSON, setups);
  }

  /**
   * A mapper with a problem handler that gives the same answer to every question.
   *
   * @param answer by question; {@link #NOT_HANDLED} for none
   */
  Json answering(Format format, Function<String, Object> answer);

  Object NOT_HANDLED = new Object();

  /** The class names of the modules that a mapper has after finding them twice. */
  List<String> modules();

  /** A mapper after Java serialization. */
  Json serialized();
}
