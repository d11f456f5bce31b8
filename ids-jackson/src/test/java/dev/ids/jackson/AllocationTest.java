// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson;

import static org.assertj.core.api.Assertions.assertThat;

import dev.ids.jackson.testkit.Allocation;
import dev.ids.jackson.testkit.Jvm;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class AllocationTest {
  @Test
  void writingAnIdToAStreamAllocatesNothing() {
    String output =
        Jvm.run(
            // Compiled in the foreground, so that a busy machine changes nothing.
            List.of(
                "-Xbatch",
                "-cp",
                Jvm.joined(Jvm.classPath(path -> true)),
                Allocation.class.getName()));
    Map<String, Double> bytes = new HashMap<>();
    for (String row : output.lines().toList()) {
      int last = row.lastIndexOf(' ');
      bytes.put(row.substring(0, last), Double.parseDouble(row.substring(last + 1)));
    }
    List<String> free = new ArrayList<>();
    for (String line : List.of("2 ", "3 ")) {
      for (String id : List.of("OrderId", "UserId", "DigitsId", "TicketId")) {
        free.add(line + id);
      }
      // The measurement sees a String where there is one.
      assertThat(bytes.get(line + "String")).as(output).isGreaterThan(40.0);
    }
    assertThat(bytes).as(output).hasSize(free.size() + 2);
    for (String id : free) {
      assertThat(bytes.get(id)).as(id + " in\n" + output).isZero();
    }
  }
}
