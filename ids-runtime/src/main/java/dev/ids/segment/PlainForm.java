// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.segment;

import dev.ids.codec.DatePeriod;
import java.time.Duration;
import java.time.InstantSource;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** The id is the number. */
record PlainForm(Numbers numbers, boolean prefetches) implements SegmentForm {
  @Override
  public long max() {
    return numbers.maxId();
  }

  @Override
  public boolean isId(long bits) {
    return bits <= numbers.maxId();
  }

  @Override
  public String rule() {
    return "must be 0.." + numbers.maxId();
  }

  @Override
  public String format(long id) {
    return numbers.codec().encode(id);
  }

  @Override
  public long parse(String text) {
    return numbers.codec().decode(text);
  }

  @Override
  public int maxLength() {
    return numbers.codec().maxLength();
  }

  @Override
  public boolean isOrdered() {
    return numbers.codec().isOrdered();
  }

  @Override
  public boolean needsCase() {
    return numbers.codec().needsCase();
  }

  @Override
  public String pattern() {
    return numbers.isDecimal() ? "0|[1-9][0-9]{0," + (maxLength() - 1) + "}" : "";
  }

  @Override
  public DatePeriod period(long id) {
    throw new UnsupportedOperationException("these segment ids are counted without a period");
  }

  @Override
  public OptionalLong example() {
    return OptionalLong.empty();
  }

  @Override
  public long sequence(long id) {
    return id;
  }

  @Override
  public LongSupplier source(
      SegmentStore store, SegmentCounter counter, InstantSource clock, Duration maxWait) {
    return prefetches && counter.step() > 1
        ? SegmentChainGenerator.of(store, counter, ChainPolicy.DEFAULT.waiting(maxWait))::generate
        : SegmentGenerator.of(store, counter, maxWait)::generate;
  }
}
