// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import static dev.ids.InvalidDeclarationException.at;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.codec.CodecStep;
import dev.ids.codec.CodecStep.FriendlyStep;
import dev.ids.codec.CodecStep.RadixStep;
import dev.ids.codec.Radix;
import java.util.List;

/**
 * The parts codec that a chain of one item chooses.
 *
 * @param isOrdered whether texts order like ids
 * @param needsCase whether texts of two ids may differ in case alone
 */
record PartsChoice(PartsCodec codec, boolean isOrdered, boolean needsCase, List<Advice> advice) {
  private static final int DEFAULT_RADIX = 62;

  /**
   * Base 62 if there is no item.
   *
   * @throws InvalidDeclarationException naming item and member, such as {@code [0].radix}
   */
  static PartsChoice of(List<CodecStep> steps, Layout layout) {
    if (steps.isEmpty()) {
      return new PartsChoice(PartsCodec.radix(layout, DEFAULT_RADIX), true, true, List.of());
    }
    if (steps.size() > 1) {
      throw oneItem("[1]", layout, "here are " + steps.size(), "take it out");
    }
    CodecStep step = steps.get(0);
    if (step instanceof RadixStep radix) {
      return at("[0]", () -> radix(radix, layout));
    } else if (step instanceof FriendlyStep friendly) {
      return at("[0]", () -> friendly(friendly, layout));
    }
    throw oneItem("[0]", layout, "this is of another kind", "radix = 62");
  }

  private static PartsChoice radix(RadixStep step, Layout layout) {
    PartsCodec codec = PartsCodec.radix(layout, step.radix());
    if (step.width() != 0) {
      throw new InvalidDeclarationException(
          "IDS031",
          "width",
          "width = "
              + step.width()
              + " has no place here: each part has the width that its bits need",
          "take out width");
    }
    return new PartsChoice(codec, true, Radix.needsCase(step.radix()), List.of());
  }

  private static PartsChoice friendly(FriendlyStep step, Layout layout) {
    FriendlyParts codec = new FriendlyParts(layout, step.zoneId(), true);
    List<Advice> advice =
        step.advice(layout.epoch()).stream().map(about -> about.at("codec[0]")).toList();
    return new PartsChoice(codec, codec.isOrdered(), false, advice);
  }

  private static InvalidDeclarationException oneItem(
      String member, Layout layout, String here, String help) {
    return new InvalidDeclarationException(
        "IDS033",
        member,
        "ids of "
            + layout.totalBits()
            + " bits have a codec of one radix or friendly item; "
            + here,
        help);
  }
}
