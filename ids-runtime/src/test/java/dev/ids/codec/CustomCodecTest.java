// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidDeclarationException;
import dev.ids.InvalidIdException;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.LongFunction;
import java.util.function.ToLongFunction;
import java.util.stream.IntStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** Codecs of others, which need not keep their promises. */
class CustomCodecTest {
  private static final AtomicInteger MADE = new AtomicInteger();
  private static volatile boolean fails;

  /** Hexadecimal, and a little too generous: it reads upper case and leading zeros as well. */
  public static class Hex implements IdCodec {
    public Hex() {
      MADE.incrementAndGet();
      if (fails) {
        throw new IllegalStateException("no key");
      }
    }

    @Override
    public String encode(long id) {
      return Long.toHexString(id);
    }

    @Override
    public long decode(String text) {
      return Long.parseUnsignedLong(text, 16);
    }

    @Override
    public int maxLength() {
      return 16;
    }
  }

  public static final class NeedsSalt extends Hex {
    public NeedsSalt(int salt) {
      assertThat(salt).isPositive();
    }
  }

  public abstract static class Unfinished extends Hex {}

  static final class Hidden extends Hex {
    Hidden() {}
  }

  @BeforeEach
  void reset() {
    MADE.set(0);
    fails = false;
  }

  private static CodecChain chain(Class<? extends IdCodec> codec) {
    return CodecChain.of(
        List.of(CodecStep.custom(codec), CodecStep.prefix("0x")), IdSpace.ofBits(40));
  }

  private static CodecChain chain(
      int maxLength, LongFunction<String> out, ToLongFunction<String> in) {
    IdCodec codec =
        new IdCodec() {
          @Override
          public String encode(long id) {
            return out.apply(id);
          }

          @Override
          public long decode(String text) {
            return in.applyAsLong(text);
          }

          @Override
          public int maxLength() {
            return maxLength;
          }
        };
    return CodecChain.of(List.of(CodecStep.custom(codec)), IdSpace.ofBits(40));
  }

  @Test
  void aClassIsMadeAtFirstUseAndOnce() {
    CodecChain chain = chain(Hex.class);
    assertThat(MADE).hasValue(0);

    assertThat(chain.encode(255)).isEqualTo("0xff");
    assertThat(chain.decode("0xff")).isEqualTo(255);
    assertThat(chain.maxLength()).isEqualTo(18);
    assertThat(chain.isOrdered()).isFalse();
    assertThat(MADE).hasValue(1);
  }

  @Test
  void manyThreadsMakeOne() {
    CodecChain chain = chain(Hex.class);

    assertThat(IntStream.range(0, 1_000).parallel().mapToObj(chain::encode).distinct().count())
        .isEqualTo(1_000);
    assertThat(MADE).hasValue(1);
  }

  @Test
  void aConstructorThatFailsIsTriedAgain() {
    CodecChain chain = chain(Hex.class);
    fails = true;
    for (int i = 1; i <= 2; i++) {
      assertThatThrownBy(() -> chain.encode(1))
          .isExactlyInstanceOf(InvalidDeclarationException.class)
          .hasMessage(
              "[IDS039] custom: codec dev.ids.codec.CustomCodecTest$Hex fails in its constructor:"
                  + " java.lang.IllegalStateException: no key; help: a class with a public constructor without parameters")
          .hasRootCauseMessage("no key");
      assertThat(MADE).hasValue(i);
    }
    fails = false;
    assertThat(chain.encode(1)).isEqualTo("0x1");
  }

  @Test
  void aClassWithoutAConstructorIsRefusedBeforeUse() {
    for (Class<? extends IdCodec> codec :
        List.of(NeedsSalt.class, Unfinished.class, Hidden.class, IdCodec.class)) {
      assertThatThrownBy(() -> chain(codec))
          .isExactlyInstanceOf(InvalidDeclarationException.class)
          .hasMessageStartingWith(
              "[IDS039] [0].custom: codec "
                  + codec.getName()
                  + " has no public constructor without parameters, or is abstract; help: ");
    }
    assertThat(MADE).hasValue(0);
  }

  @Test
  void textThatTheCodecDoesNotWriteIsRefusedThoughTheCodecReadsIt() {
    CodecChain chain = chain(Hex.class);
    for (String text : new String[] {"0xFF", "0x0ff", "0x00"}) {
      assertThatThrownBy(() -> chain.decode(text))
          .isExactlyInstanceOf(InvalidIdException.class)
          .hasMessageContaining("is not what the codec writes for ");
    }
    assertThatThrownBy(() -> chain.decode("0xffffffffffffffff"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("is not what the codec writes for -1");
    assertThatThrownBy(() -> chain.decode("0x10000000000"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("must be 0..1099511627775 (40 bits)");
    assertThatThrownBy(() -> chain.decode("0x" + "f".repeat(17)))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith("needs at most 16 characters, has 17");
  }

  @Test
  void whateverTheCodecThrowsWhenReadingIsARefusal() {
    assertThatThrownBy(() -> chain(Hex.class).decode("0xyz"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage(
            "invalid id text \"0xyz\": in \"yz\", is refused with java.lang.NumberFormatException")
        .hasRootCauseInstanceOf(NumberFormatException.class);
  }

  @Test
  @SuppressWarnings("NullAway") // a codec of others may do so
  void aCodecThatWritesWhatItMustNotIsAnError() {
    assertWrites(9, id -> null, "writes null for 7; a text has 1 to 9 characters, its maxLength()");
    assertWrites(9, id -> "", "writes \"\" for 7; a text has 1 to 9 characters, its maxLength()");
    assertWrites(
        2, id -> "abc", "writes \"abc\" for 7; a text has 1 to 2 characters, its maxLength()");
    assertWrites(
        9, id -> "a b", "writes \"a b\" for 7, with characters that do not show, or blanks");
    assertWrites(9, id -> "8", "writes \"8\" for 7 and reads another id");
    assertWrites(9, id -> "x", "writes \"x\" for 7 and does not read it");
    assertWrites(0, id -> "7", ": maxLength() must be positive: 0");
  }

  private static void assertWrites(int maxLength, LongFunction<String> out, String problem) {
    assertThatThrownBy(() -> chain(maxLength, out, Long::parseLong).encode(7))
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessageEndingWith(problem);
  }
}
