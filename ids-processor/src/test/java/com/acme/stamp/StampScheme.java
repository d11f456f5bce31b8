// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package com.acme.stamp;

import dev.ids.Accessor;
import dev.ids.Advice;
import dev.ids.Bits64Scheme;
import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import dev.ids.Issuer;
import java.time.Instant;
import java.util.HexFormat;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongSupplier;

/** Seconds (31 bits), node, sequence. */
public final class StampScheme implements Bits64Scheme.Issuing {
  private static final int MAX_BITS = 53;
  private static final int TIME_BITS = 31;
  private static final int LOWEST_USEFUL_SEQUENCE = 4;

  private final int nodeBits;
  private final int sequenceBits;

  private StampScheme(int nodeBits, int sequenceBits) {
    this.nodeBits = nodeBits;
    this.sequenceBits = sequenceBits;
  }

  public static StampScheme of(StampId declaration) {
    if (declaration.parts().length == 0) {
      return new StampScheme(10, 12);
    }
    return InvalidDeclarationException.at("parts[0]", () -> of(declaration.parts()[0]));
  }

  private static StampScheme of(Parts parts) {
    int spare = MAX_BITS - TIME_BITS - parts.node();
    if (parts.sequence() > spare) {
      throw new InvalidDeclarationException(
          "STAMP1",
          "sequence",
          "a stamp of 31 + %d + %d bits has more than 53".formatted(parts.node(), parts.sequence()),
          "sequence = " + spare);
    }
    return new StampScheme(parts.node(), parts.sequence());
  }

  @Override
  public List<Advice> advice() {
    return sequenceBits >= LOWEST_USEFUL_SEQUENCE
        ? List.of()
        : List.of(
            new Advice(
                "STAMP2",
                "parts[0].sequence",
                "a sequence of " + sequenceBits + " bits is soon used up",
                "sequence = " + LOWEST_USEFUL_SEQUENCE));
  }

  @Accessor
  public int node(long bits) {
    return (int) (bits >>> sequenceBits & (1L << nodeBits) - 1);
  }

  @Accessor
  public Instant issuedAt(long bits) {
    return Instant.ofEpochSecond(bits >>> nodeBits + sequenceBits);
  }

  @Override
  public int slotBits() {
    return nodeBits;
  }

  @Override
  public int bits() {
    return TIME_BITS + nodeBits + sequenceBits;
  }

  @Override
  public long check(long bits) {
    if (bits < 0 || bits >>> bits() != 0) {
      throw new InvalidIdException("stamp", Long.toString(bits), "needs 0 to " + bits() + " bits");
    }
    return bits;
  }

  @Override
  public String format(long bits) {
    return HexFormat.of().toHexDigits(bits);
  }

  @Override
  public long parse(String text) {
    if (!text.matches("[0-9a-f]{16}")) {
      throw new InvalidIdException("stamp", text, "needs 16 hexadecimal digits");
    }
    return check(HexFormat.fromHexDigitsToLong(text));
  }

  @Override
  public LongSupplier source(Issuer issuer) {
    AtomicLong last = new AtomicLong();
    return () ->
        issuer.clock().instant().getEpochSecond() << nodeBits + sequenceBits
            | (long) issuer.slot().current().slot() << sequenceBits
            | last.incrementAndGet() & (1L << sequenceBits) - 1;
  }

  @Override
  public String name() {
    return "stamp";
  }

  @Override
  public int textLength() {
    return 16;
  }

  @Override
  public boolean textSorts() {
    return true;
  }
}
