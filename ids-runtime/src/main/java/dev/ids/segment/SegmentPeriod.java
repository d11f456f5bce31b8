// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.codec.DatePeriod;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/** When numbers begin again with 1. */
public enum SegmentPeriod {
  /** Never. */
  NONE(null),
  /** Each day: {@code 20261027-000042}. */
  DAY(DatePeriod.Unit.DAY),
  /** Each month: {@code 202610-000042}. */
  MONTH(DatePeriod.Unit.MONTH),
  /** Each year: {@code 2026-000042}. */
  YEAR(DatePeriod.Unit.YEAR);

  private final DatePeriod.@Nullable Unit unit;

  SegmentPeriod(DatePeriod.@Nullable Unit unit) {
    this.unit = unit;
  }

  DatePeriod.Unit unit() {
    return Objects.requireNonNull(unit, "unit of NONE");
  }
}
