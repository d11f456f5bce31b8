// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package shop.order;

import dev.ids.IdRange;
import dev.ids.ulid.Ulid;
import java.time.Instant;
import java.util.Optional;
import org.springframework.http.HttpStatus;
import org.springframework.web.server.ResponseStatusException;

/** Orders have no column for their time: a range of time is a range of the primary key. */
final class PlacedRange {
  private static final Instant FIRST = Instant.EPOCH;
  private static final Instant LAST = Instant.ofEpochMilli(Ulid.MAX_EPOCH_MILLIS);

  private PlacedRange() {}

  /** All ids of orders from one millisecond to another, both included; an open end is no limit. */
  static IdRange<OrderId> of(Optional<Instant> from, Optional<Instant> to) {
    Instant first = inRange("from", from.orElse(FIRST));
    Instant last = inRange("to", to.orElse(LAST));
    if (first.isAfter(last)) {
      throw new ResponseStatusException(HttpStatus.BAD_REQUEST, "from is after to");
    }
    return new IdRange<>(OrderId.of(Ulid.lowest(first)), OrderId.of(Ulid.highest(last)));
  }

  private static Instant inRange(String name, Instant time) {
    if (time.isBefore(FIRST) || time.isAfter(LAST)) {
      throw new ResponseStatusException(
          HttpStatus.BAD_REQUEST, name + " is not between " + FIRST + " and " + LAST);
    }
    return time;
  }
}
