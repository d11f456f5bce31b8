// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.shapes;

import dev.ids.Accessor;
import dev.ids.Bits64Scheme;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.SlotWindow;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

public final class CountedScheme implements Bits64Scheme.Issuing {
  private static final int BITS = 40;
  private static final int COUNT_BITS = 32;

  private CountedScheme() {}

  public static CountedScheme of(Counted declaration) {
    return new CountedScheme();
  }

  @Accessor
  public static int slot(long bits) {
    return (int) (bits >>> COUNT_BITS);
  }

  @Override
  public String name() {
    return "counted";
  }

  @Override
  public int textLength() {
    return 13;
  }

  @Override
  public boolean textSorts() {
    return false;
  }

  @Override
  public int slotBits() {
    return BITS - COUNT_BITS;
  }

  @Override
  public int bits() {
    return BITS;
  }

  @Override
  public long check(long bits) {
    if (bits < 0 || bits >>> BITS != 0) {
      throw new InvalidIdException(name(), Long.toString(bits), "must be 0.." + ((1L << BITS) - 1));
    }
    return bits;
  }

  @Override
  public String format(long bits) {
    return Long.toString(bits);
  }

  @Override
  public long parse(String text) {
    if (!text.matches("0|[1-9][0-9]{0,12}")) {
      throw new InvalidIdException(name(), text, "needs a decimal number");
    }
    return check(Long.parseLong(text));
  }

  @Override
  public LongSupplier source(Issuer issuer) {
    SlotWindow.Source slot = issuer.slot();
    AtomicLong count = new AtomicLong();
    return () -> (long) slot.current().slot() << COUNT_BITS | count.incrementAndGet();
  }
}
