// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.Advice;
import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;

/**
 * A codec and what stands around its text. Decoding is strict: a text decodes to an id only if it
 * is what {@link #encode} writes for that id. (A date prefix of {@link DateSource#NOW} is the
 * exception: it may be any date of its pattern.)
 *
 * <p>Immutable and thread-safe.
 */
public final class CodecChain implements IdCodec {
  private final IdCodec inner;
  private final long maxId;
  private final List<ChainPart> before;
  private final String after;
  private final int lengthAround;
  private final List<Advice> advice;

  CodecChain(IdCodec inner, long maxId, List<ChainPart> before, String after, List<Advice> advice) {
    this.inner = inner;
    this.maxId = maxId;
    this.before = ChainPart.joined(before);
    this.after = after;
    this.lengthAround = after.length() + before.stream().mapToInt(ChainPart::length).sum();
    this.advice = List.copyOf(advice);
  }

  /**
   * The chain of these items, in the order written; decimal if none of them turns the id into text.
   *
   * @param ids what the ids are
   * @throws dev.ids.InvalidDeclarationException naming item and member, such as {@code [1].radix}
   */
  public static CodecChain of(List<CodecStep> steps, IdSpace ids) {
    return new ChainBuilder(ids).add(steps).build();
  }

  /** A chain of one codec and nothing around it. */
  static CodecChain around(IdCodec codec) {
    return new CodecChain(codec, Long.MAX_VALUE, List.of(), "", List.of());
  }

  @Override
  public String encode(long id) {
    checkRange(id);
    String text = inner.encode(id);
    if (before.isEmpty() && after.isEmpty()) {
      return text;
    }
    StringBuilder whole = new StringBuilder(lengthAround + text.length());
    for (ChainPart part : before) {
      part.append(whole, id);
    }
    return whole.append(text).append(after).toString();
  }

  @Override
  public long decode(String text) {
    int from = 0;
    for (ChainPart part : before) {
      from = part.skip(text, from);
    }
    int to = text.length() - after.length();
    if (to < from || !text.endsWith(after)) {
      throw refused(text, "does not end with " + Quoted.of(after));
    }
    long id = inner(text, from, to);
    if (id < 0 || id > maxId) {
      throw refused(text, "must be 0.." + maxId + " (" + bits() + " bits)");
    }
    int at = 0;
    for (ChainPart part : before) {
      at = part.check(text, at, id);
    }
    return id;
  }

  @Override
  public int maxLength() {
    return inner.maxLength() + lengthAround;
  }

  @Override
  public boolean isOrdered() {
    return inner.isOrdered() && before.stream().allMatch(ChainPart::isOrdered);
  }

  @Override
  public boolean needsCase() {
    return inner.needsCase(); // what stands around it is the same for all ids, or digits
  }

  @Override
  public CodecChain withPrefix(String prefix) {
    if (prefix.isEmpty()) {
      return this;
    }
    Affix.checkVisible("prefix", prefix);
    return withBefore(new ChainPart.Literal(prefix));
  }

  @Override
  public CodecChain withSuffix(String suffix) {
    if (suffix.isEmpty()) {
      return this;
    }
    Affix.checkVisible("suffix", suffix);
    return new CodecChain(inner, maxId, before, after + suffix, advice);
  }

  /**
   * The same chain, whose date prefixes of {@link DateSource#ID_TIME} take the time of an id from
   * here: {@code chain.bind(layout::instantOf)}.
   */
  public CodecChain bind(LongFunction<Instant> time) {
    List<ChainPart> bound = before.stream().map(part -> part.bind(time)).toList();
    return new CodecChain(inner, maxId, bound, after, advice);
  }

  /** What works but is unwise; members are paths such as {@code [0].friendly}. */
  public List<Advice> advice() {
    return advice;
  }

  CodecChain withBefore(ChainPart... parts) {
    List<ChainPart> all = new ArrayList<>(List.of(parts));
    all.addAll(before);
    return new CodecChain(inner, maxId, all, after, advice);
  }

  private long inner(String text, int from, int to) {
    // By index, so that a refusal shows the whole text and counts from its start.
    if (inner instanceof Radix radix) {
      return radix.decode(text, from, to);
    }
    if (from == 0 && to == text.length()) {
      return inner.decode(text);
    }
    String part = text.substring(from, to);
    try {
      return inner.decode(part);
    } catch (InvalidIdException e) {
      InvalidIdException whole =
          new InvalidIdException(e.subject(), text, "in " + Quoted.of(part) + ", " + e.rule());
      whole.initCause(e);
      throw whole;
    }
  }

  private void checkRange(long id) {
    if (id < 0 || id > maxId) {
      throw new IllegalArgumentException(
          "id must be 0.." + maxId + " (" + bits() + " bits): " + id);
    }
  }

  private int bits() {
    return Long.SIZE - Long.numberOfLeadingZeros(maxId);
  }

  private static InvalidIdException refused(String text, String rule) {
    return new InvalidIdException("id text", text, rule);
  }
}
