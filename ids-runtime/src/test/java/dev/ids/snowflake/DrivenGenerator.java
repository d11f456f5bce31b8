// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.SlotWindow;
import dev.ids.internal.time.Pause;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.List;

/** The real generators with a clock and pauses of somebody else's, for the simulator. */
@FunctionalInterface
public interface DrivenGenerator {
  /** The next ids, in order. */
  List<IdParts> next(int n);

  /** The one that a preset stands for; it tells the slots that it issues. */
  static DrivenGenerator of(
      LayoutPreset preset,
      SlotWindow.Source slots,
      ClockRegressionPolicy policy,
      InstantSource clock,
      Pause pause) {
    Layout layout = preset.layout();
    if (preset == LayoutPreset.CLASSIC) {
      SnowflakeGenerator classic = SnowflakeGenerator.of(layout, slots, clock, pause);
      return n -> Arrays.stream(classic.generate(n)).mapToObj(layout::unpack).toList();
    }
    TimeBasedGenerator generator = TimeBasedGenerator.of(layout, slots, policy, clock, pause);
    return n -> n == 1 ? List.of(generator.nextParts()) : generator.nextParts(n);
  }
}
