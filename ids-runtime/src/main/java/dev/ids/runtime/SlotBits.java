// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import dev.ids.IdScheme;
import dev.ids.Options;
import dev.ids.internal.IndexEntry;
import dev.ids.internal.Quoted;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URL;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * How many bits the slots of an application have: every layout must hold every slot, not only that
 * of this process.
 *
 * @param bits 0 to 31; empty if no declaration and no setting says it
 * @param source who says so, for messages
 */
record SlotBits(OptionalInt bits, String source) {
  /** Nothing is known, and any slot goes. */
  static final SlotBits UNKNOWN = new SlotBits(OptionalInt.empty(), "");

  /**
   * Who puts a slot into ids.
   *
   * @param name an id class, or the key of a generator
   */
  record Holder(String name, int bits) {}

  /**
   * As configured, else the fewest that a holder has.
   *
   * @throws IllegalArgumentException if a holder, or the slot of this process, does not fit
   */
  static SlotBits of(Settings settings, List<Holder> holders) {
    Optional<Holder> fewest = holders.stream().min(Comparator.comparingInt(Holder::bits));
    OptionalInt configured = settings.slotBits();
    if (configured.isPresent() && fewest.isPresent()) {
      checkHolds(fewest.get(), configured.getAsInt(), settings);
    }
    SlotBits all =
        configured.isPresent()
            ? new SlotBits(configured, Settings.SLOT_BITS + "=" + configured.getAsInt())
            : fewest
                .map(holder -> new SlotBits(OptionalInt.of(holder.bits), holder.name))
                .orElse(UNKNOWN);
    all.checkSlot(settings);
    return all;
  }

  private static void checkHolds(Holder holder, int configured, Settings settings) {
    if (holder.bits < configured) {
      throw new IllegalArgumentException(
          Settings.SLOT_BITS
              + "="
              + configured
              + settings.value(Settings.SLOT_BITS).map(Options.Value::origin).orElse("")
              + ", but "
              + holder.name
              + " has "
              + holder.bits
              + " node bits; set "
              + Settings.SLOT_BITS
              + "="
              + holder.bits
              + ", or give it a layout with more node bits");
    }
  }

  private void checkSlot(Settings settings) {
    OptionalInt slot = settings.slot();
    if (slot.isPresent() && bits.isPresent() && slot.getAsInt() > max()) {
      Options.Value value = settings.value(Settings.SLOT).orElseThrow();
      throw new IllegalArgumentException(
          Settings.SLOT
              + " must be 0.."
              + max()
              + ", the "
              + bits.getAsInt()
              + " bits of "
              + source
              + ": "
              + Quoted.of(value.text())
              + value.origin());
    }
  }

  /**
   * Checks a declaration that may be in no index, when its first id is issued.
   *
   * @throws IllegalStateException if it does not hold every slot
   */
  void checkHolds(IdScheme scheme) {
    if (bits.isPresent() && scheme.slotBits() < bits.getAsInt()) {
      throw new IllegalStateException(
          "its layout has "
              + scheme.slotBits()
              + " node bits, but slots have "
              + bits.getAsInt()
              + " bits, as "
              + source
              + " says; set "
              + Settings.SLOT_BITS
              + "="
              + scheme.slotBits()
              + ", or take a layout with more node bits");
    }
  }

  private int max() {
    return (int) ((1L << bits.orElseThrow()) - 1);
  }

  /** The id classes with a slot that are listed in the indexes of a loader. */
  static List<Holder> indexed(ClassLoader loader) {
    List<Holder> holders = new ArrayList<>();
    try {
      for (URL index : Collections.list(loader.getResources(IndexEntry.RESOURCE))) {
        for (IndexEntry entry : IndexEntry.read(index)) {
          if (entry.slotBits() > 0) {
            holders.add(new Holder(entry.className(), entry.slotBits()));
          }
        }
      }
    } catch (IOException e) {
      throw new UncheckedIOException(IndexEntry.RESOURCE + " cannot be read", e);
    }
    return holders;
  }
}
