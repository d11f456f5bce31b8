// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.Advice;
import dev.ids.InvalidDeclarationException;
import dev.ids.internal.Nearest;
import dev.ids.internal.Quoted;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;

/** Time zones by name; none is ever taken from the system. Stateless and thread-safe. */
public final class Zones {
  private Zones() {}

  /**
   * The zone of a name.
   *
   * @param member of the declaration that has the name, for the message
   * @throws InvalidDeclarationException if there is none
   */
  public static ZoneId of(String member, String name) {
    try {
      return ZoneId.of(name);
    } catch (DateTimeException e) {
      throw new InvalidDeclarationException(
          "IDS036",
          member,
          name.isEmpty()
              ? "the zone is empty, and none is taken from the system"
              : "there is no time zone " + Quoted.of(name),
          member + " = \"" + nearest(name) + "\"");
    }
  }

  /** Whether the offset from UTC changes at or after an instant, so that local time goes back. */
  static boolean changesAfter(ZoneId zone, Instant first) {
    return zone.getRules().nextTransition(first.minusNanos(1)) != null;
  }

  /** A note if the clocks change in the time of ids that start at {@code first}. */
  static List<Advice> advice(
      ZoneId zone, Instant first, String member, String consequence, String help) {
    return !changesAfter(zone, first)
        ? List.of()
        : List.of(
            new Advice(
                "IDS038",
                member,
                "the clocks of " + zone + " change in the time of these ids: " + consequence,
                help));
  }

  private static String nearest(String name) {
    return ZoneId.getAvailableZoneIds().stream()
        .filter(name::equalsIgnoreCase)
        .findFirst()
        .or(() -> Nearest.to(name, ZoneId.getAvailableZoneIds()))
        .orElse("UTC");
  }
}
