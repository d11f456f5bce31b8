// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import dev.ids.InvalidIdException;
import dev.ids.internal.Quoted;
import java.time.Instant;
import java.time.LocalDateTime;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongFunction;
import org.jspecify.annotations.Nullable;

/** What stands before the text of an id; its length never varies. */
sealed interface ChainPart {
  /** Characters of this part. */
  int length();

  void append(StringBuilder out, long id);

  /** The index after this part, which starts at {@code from}; all is checked but its date. */
  int skip(String text, int from);

  /** Checks what depends on the id; the index after this part. */
  int check(String text, int from, long id);

  /** Whether texts that start with this part order as the ids do, if what follows does. */
  boolean isOrdered();

  ChainPart bind(LongFunction<Instant> time);

  /** The same parts, neighbouring literals as one. */
  static List<ChainPart> joined(List<ChainPart> parts) {
    List<ChainPart> joined = new ArrayList<>();
    for (ChainPart part : parts) {
      int last = joined.size() - 1;
      if (part instanceof Literal b && last >= 0 && joined.get(last) instanceof Literal a) {
        joined.set(last, new Literal(a.text + b.text));
      } else {
        joined.add(part);
      }
    }
    return List.copyOf(joined);
  }

  record Literal(String text) implements ChainPart {
    @Override
    public int length() {
      return text.length();
    }

    @Override
    public void append(StringBuilder out, long id) {
      out.append(text);
    }

    @Override
    public int skip(String whole, int from) {
      if (!whole.startsWith(text, from)) {
        String got = whole.substring(from, Math.min(from + text.length(), whole.length()));
        throw new InvalidIdException(
            "id text",
            whole,
            "expected " + Quoted.of(text) + " at index " + from + ", got " + Quoted.of(got));
      }
      return from + text.length();
    }

    @Override
    public int check(String whole, int from, long id) {
      return from + text.length();
    }

    @Override
    public boolean isOrdered() {
      return true;
    }

    @Override
    public ChainPart bind(LongFunction<Instant> time) {
      return this;
    }
  }

  /**
   * A date.
   *
   * @param time null if not bound, or not used
   */
  record Date(DatePrefix prefix, @Nullable LongFunction<Instant> time, boolean isOrdered)
      implements ChainPart {
    @Override
    public int length() {
      return prefix.pattern().width();
    }

    @Override
    public void append(StringBuilder out, long id) {
      prefix.pattern().append(out, local(id));
    }

    @Override
    public int skip(String text, int from) {
      int to = from + length();
      if (text.length() < to) {
        throw new InvalidIdException(
            "id text",
            text,
            "needs the "
                + length()
                + " characters of a date "
                + prefix.pattern()
                + " at index "
                + from);
      }
      if (prefix.source() == DateSource.NOW) {
        prefix.pattern().check(text, from);
      }
      return to;
    }

    @Override
    public int check(String text, int from, long id) {
      int to = from + length();
      if (prefix.source() == DateSource.ID_TIME) {
        String own = own(text, id);
        if (!text.startsWith(own, from)) {
          throw new InvalidIdException(
              "id text",
              text,
              "date " + Quoted.of(text.substring(from, to)) + " is not that of the id, " + own);
        }
      }
      return to;
    }

    @Override
    public ChainPart bind(LongFunction<Instant> newTime) {
      boolean bound = prefix.source() == DateSource.ID_TIME;
      return bound ? new Date(prefix, newTime, prefix.isOrdered()) : this;
    }

    private String own(String text, long id) {
      StringBuilder own = new StringBuilder(length());
      try {
        prefix.pattern().append(own, local(id));
      } catch (IllegalArgumentException e) {
        throw new InvalidIdException("id text", text, String.valueOf(e.getMessage()));
      }
      return own.toString();
    }

    private LocalDateTime local(long id) {
      if (prefix.source() == DateSource.NOW) {
        return LocalDateTime.ofInstant(prefix.clock().instant(), prefix.zone());
      }
      if (time == null) {
        throw new IllegalStateException(
            "a date prefix of ID_TIME does not know the time of an id;"
                + " bind the chain: chain.bind(layout::instantOf)");
      }
      return LocalDateTime.ofInstant(time.apply(id), prefix.zone());
    }
  }
}
