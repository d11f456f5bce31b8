// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.hibernate.tick;

import dev.ids.Accessor;
import dev.ids.Bits64Scheme;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import dev.ids.SlotWindow;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** A counter above eight bits of slot; its text is the decimal number, which does not sort. */
public final class TickScheme implements Bits64Scheme.Issuing {
  private static final int SLOT_BITS = 8;

  private TickScheme() {}

  public static TickScheme of(TickId declaration) {
    return new TickScheme();
  }

  /** The slot of an id. */
  @Accessor
  public static int slot(long id) {
    return (int) id & ((1 << SLOT_BITS) - 1);
  }

  @Override
  public String name() {
    return "tick";
  }

  @Override
  public int bits() {
    return 63;
  }

  @Override
  public int slotBits() {
    return SLOT_BITS;
  }

  @Override
  public int textLength() {
    return 19;
  }

  @Override
  public boolean textSorts() {
    return false;
  }

  @Override
  public long check(long bits) {
    if (bits < 0) {
      throw new InvalidIdException(name(), Long.toString(bits), "must be 0 or more");
    }
    return bits;
  }

  @Override
  public String format(long bits) {
    return Long.toString(bits);
  }

  @Override
  public long parse(String text) {
    try {
      return check(Long.parseLong(text));
    } catch (NumberFormatException e) {
      throw new InvalidIdException(name(), text, "must be a decimal number");
    }
  }

  @Override
  public LongSupplier source(Issuer issuer) {
    SlotWindow.Source slot = issuer.slot();
    AtomicLong count = new AtomicLong();
    return () -> count.incrementAndGet() << SLOT_BITS | slot.current().slot();
  }
}
