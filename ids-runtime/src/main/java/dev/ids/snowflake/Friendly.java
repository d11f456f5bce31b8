// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.snowflake;

import dev.ids.codec.IdCodec;
import java.time.ZoneId;

/**
 * Ids for people: {@code yyyyMMddHHmmssSSS-node-seq}, such as {@code 20261027153012123-3-17};
 * without SSS for layouts of seconds. Spec: layouts-and-codecs.md, "Codecs".
 *
 * <p>Where a zone's clocks go back, two instants share one local time. Such an id can be written,
 * but its text cannot be read: decoding refuses it, as it does a local time that clocks skip. UTC
 * and fixed offsets have neither.
 *
 * <p>Immutable and thread-safe.
 */
public final class Friendly implements IdCodec {
  private final Layout layout;
  private final FriendlyParts parts;

  private Friendly(Layout layout, FriendlyParts parts) {
    this.layout = layout;
    this.parts = parts;
  }

  /**
   * The codec of a layout.
   *
   * @param layout of at most 63 bits; larger ones have {@link PartsCodec#friendly}
   * @param zone of the local time
   * @param padStart whether node and sequence are padded with 0 to the decimal width of their bits
   * @throws dev.ids.InvalidDeclarationException if the layout has over 63 bits
   */
  public static Friendly of(Layout layout, ZoneId zone, boolean padStart) {
    LayoutRules.checkFitsLong(layout);
    return new Friendly(layout, new FriendlyParts(layout, zone, padStart));
  }

  /**
   * The text of an id.
   *
   * @throws IllegalArgumentException if the id is none of the layout, or its local time is of a
   *     year outside 0..9999
   */
  @Override
  public String encode(long id) {
    return parts.encode(layout.unpack(id));
  }

  @Override
  public long decode(String text) {
    IdParts read = parts.decode(text);
    return layout.packed(read.time(), read.node(), read.seq());
  }

  @Override
  public int maxLength() {
    return parts.length();
  }

  @Override
  public boolean isOrdered() {
    return parts.isOrdered();
  }

  @Override
  public boolean needsCase() {
    return false;
  }
}
