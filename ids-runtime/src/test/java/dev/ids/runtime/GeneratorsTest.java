// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.Options;
import dev.ids.codec.IdCodec;
import dev.ids.codec.IdGenerator;
import dev.ids.codec.IdGenerators;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicLong;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Named generators, from the settings to the text. */
class GeneratorsTest {
  private static final Instant NOW = Instant.parse("2026-10-27T07:30:12.123Z");

  /** An application's own; counts from 3259. */
  public static final class Counter implements IdGenerator {
    private final AtomicLong next = new AtomicLong(3259);

    /** By its name. */
    public Counter() {}

    @Override
    public long generate() {
      return next.getAndIncrement();
    }
  }

  /** Issues from many others as soon as it is made. */
  public static final class Composed implements IdGenerator {
    static volatile @Nullable IdRuntime runtime;
    private final long sum;

    /** By its name. */
    public Composed() {
      IdRuntime others = Objects.requireNonNull(runtime);
      sum =
          others.generatorNames().stream()
              .filter(name -> name.startsWith("part"))
              .mapToLong(name -> others.generator(name).generate())
              .sum();
    }

    @Override
    public long generate() {
      return sum;
    }
  }

  /** Cannot be made without itself. */
  public static final class Circular implements IdGenerator {
    static volatile @Nullable IdRuntime runtime;

    /** By its name. */
    public Circular() {
      Objects.requireNonNull(runtime).generator("x").generate();
    }

    @Override
    public long generate() {
      return 1;
    }
  }

  /** Issues what is no id. */
  public static final class Negative implements IdGenerator {
    /** By its name. */
    public Negative() {}

    @Override
    public long generate() {
      return -5;
    }
  }

  /** Cannot be made. */
  public static final class Broken implements IdGenerator {
    /** Fails. */
    public Broken() {
      throw new IllegalStateException("no sequence table");
    }

    @Override
    public long generate() {
      return 0;
    }
  }

  /** Needs an argument. */
  public static final class Needy implements IdGenerator {
    private final long next;

    /** Not for configuration. */
    public Needy(long next) {
      this.next = next;
    }

    @Override
    public long generate() {
      return next;
    }
  }

  /** Hex digits. */
  public static final class Hex implements IdCodec {
    /** By its name. */
    public Hex() {}

    @Override
    public String encode(long id) {
      return Long.toHexString(id);
    }

    @Override
    public long decode(String text) {
      return Long.parseLong(text, 16);
    }

    @Override
    public int maxLength() {
      return 16;
    }
  }

  private static final String COUNTER = Counter.class.getName();

  private static IdRuntime runtime(Map<String, ?> settings) {
    return IdRuntime.of(settings, InstantSource.fixed(NOW), new Random(1));
  }

  private static NamedGenerator generator(String... options) {
    Map<String, String> settings = new HashMap<>();
    settings.put("ids.slot", "3");
    settings.put("ids.secret.default", "hex:" + "5a".repeat(16));
    for (int i = 0; i < options.length; i += 2) {
      settings.put("ids.generators.x." + options[i], options[i + 1]);
    }
    return runtime(settings).generator("x");
  }

  @Test
  void aNumberIsWrittenByItsCodecAndItsPrefix() {
    NamedGenerator order =
        generator(
            "strategy", COUNTER,
            "codec[0].radix", "62",
            "codec[1].date-prefix.pattern", "yyMMdd",
            "codec[1].date-prefix.delimiter", "",
            "codec[1].date-prefix.source", "now",
            "prefix", "ord_");

    assertThat(order.next()).isEqualTo("ord_261027qZ");
    assertThat(order.generate()).isEqualTo(3260);
    assertThat(order.decode("ord_261027qZ")).isEqualTo(3259);
    assertThat(order.parse("ord_261027qZ")).isEqualTo(3259L);
    assertThat(order.encode(3259)).isEqualTo("ord_261027qZ");
    assertThat(order).hasToString("ids.generators.x (" + COUNTER + ")");
    assertThatThrownBy(() -> order.decode("cus_261027qZ"))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessage("invalid x \"cus_261027qZ\": expected prefix \"ord_\", got \"cus_\"");
    assertThatThrownBy(() -> order.encode(-1)).isInstanceOf(InvalidIdException.class);
  }

  @Test
  void theSameAsNestedMapsAndLists() {
    IdRuntime runtime =
        runtime(
            Map.of(
                "ids",
                Map.of(
                    "generators",
                    Map.of(
                        "order",
                        Map.of(
                            "strategy",
                            COUNTER,
                            "codec",
                            List.of(
                                Map.of(
                                    "radix", Map.of("radix", 62, "width", 11, "pad-start", true)),
                                Map.of("prefix", "O")))))));

    assertThat(runtime.generator("order").next()).isEqualTo("O000000000qZ");
  }

  @Test
  void anIdIsATextForEveryStrategy() {
    NamedGenerator ulid = generator("strategy", "ulid", "prefix", "u_");
    NamedGenerator uuid = generator("strategy", "uuid");
    NamedGenerator snowflake = generator("strategy", "snowflake");
    NamedGenerator friendly =
        generator("strategy", "cosid80", "codec[0].friendly.zone", "Asia/Shanghai");

    assertThat(ulid.next()).hasSize(28).startsWith("u_");
    assertThat(uuid.parse(uuid.next())).isInstanceOf(UUID.class);
    assertThat(snowflake.decode(snowflake.next())).isLessThan(snowflake.generate());
    assertThat(snowflake.scheme().slotBits()).isEqualTo(10);
    assertThat(friendly.next()).isEqualTo("20261027153012123-0000003-00001");
    assertThatThrownBy(ulid::generate)
        .isExactlyInstanceOf(UnsupportedOperationException.class)
        .hasMessage(
            "ids.generators.x: strategy ulid has ids that are no numbers of 63 bits; next() issues"
                + " their text");
    assertThatThrownBy(() -> ulid.next("acme"))
        .isExactlyInstanceOf(UnsupportedOperationException.class)
        .hasMessage("ids.generators.x: strategy ulid issues ids without a key; use next()");
  }

  @Test
  void idsOfAKeyLieInItsRange() {
    NamedGenerator invoice = generator("strategy", "relative", "salt", "invoices");
    String id = invoice.next("acme");

    assertThat(id).isBetween(invoice.lowest("acme"), invoice.highest("acme"));
    assertThat(id.substring(0, 6)).isEqualTo(invoice.next("acme").substring(0, 6));
    assertThatThrownBy(invoice::next)
        .isExactlyInstanceOf(UnsupportedOperationException.class)
        .hasMessage("ids.generators.x: strategy relative issues ids for a key; use next(key)");
  }

  @Test
  void aCodecOfTheApplicationsOwn() {
    NamedGenerator hex =
        generator(
            "strategy", COUNTER, "codec[0].custom", Hex.class.getName(), "codec[1].suffix", "h");

    assertThat(hex.next()).isEqualTo("cbbh");
    assertThat(hex.decode("cbbh")).isEqualTo(3259);
  }

  @Test
  void aGeneratorCanBeLookedUpLater() {
    IdRuntime runtime = runtime(Map.of("ids.generators.order.strategy", COUNTER));

    assertThat(IdGenerators.lazy(() -> runtime.generator("order")).generate()).isEqualTo(3259);
    assertThat(runtime.generator("order")).isSameAs(runtime.generator("order"));
    assertThat(runtime.generatorNames()).containsExactly("order");
  }

  @Test
  void anUnknownNameIsRefusedWithTheNearest() {
    IdRuntime runtime =
        runtime(
            Map.of(
                "ids.generators.order.strategy", "ulid", "ids.generators.trace.strategy", "ulid"));

    assertThatThrownBy(() -> runtime.generator("ordre"))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(
            "no generator \"ordre\" is configured; did you mean order? Configured are order, trace");
    assertThatThrownBy(() -> runtime(Map.of()).generator("order"))
        .hasMessage("no generator \"order\" is configured; set ids.generators.<name>.strategy");
  }

  @Test
  void whatIssuingNeedsIsAskedForWithTheFirstId() {
    NamedGenerator trace =
        IdRuntime.of(Map.of("ids.generators.trace.strategy", "snowflake")).generator("trace");

    assertThat(trace.decode("1")).isEqualTo(1);
    assertThatThrownBy(trace::next)
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "ids.generators.trace cannot issue: no slot is configured; set ids.slot (or the"
                + " environment variable IDS_SLOT) to a number that no other running process uses,"
                + " from 0; a single process takes ids.slot=0; ids.slot=lease takes a free one from the application's database");
  }

  @Test
  void classesThatFailAreNamed() {
    NamedGenerator broken = generator("strategy", Broken.class.getName());
    NamedGenerator negative = generator("strategy", Negative.class.getName());

    assertThatThrownBy(broken::next)
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(
            "ids.generators.x cannot issue: "
                + Broken.class.getName()
                + " fails in its constructor: java.lang.IllegalStateException: no sequence table");
    assertThatThrownBy(negative::generate)
        .isExactlyInstanceOf(IllegalStateException.class)
        .hasMessage(Negative.class.getName() + " issued -5; an id must be 0 or more");
  }

  @Test
  void aRuntimeThatFollowsAnotherGoesOnWhereThatStopped() {
    Map<String, String> settings = Map.of("ids.generators.counted.strategy", COUNTER);
    IdRuntime first = IdRuntime.of(settings);
    long before = first.generator("counted").generate();
    first.close();
    IdRuntime second = IdRuntime.of(settings);

    assertThat(second.generator("counted").generate()).isEqualTo(before + 1);
    assertThat(runtime(settings).generator("counted").generate()).isEqualTo(3259);
  }

  @Test
  void aClassMayIssueFromOtherGeneratorsWhileItIsMade() {
    Map<String, String> settings = new HashMap<>();
    settings.put("ids.generators.all.strategy", Composed.class.getName());
    for (int i = 0; i < 64; i++) {
      settings.put("ids.generators.part" + i + ".strategy", COUNTER);
    }
    IdRuntime runtime = runtime(settings);
    Composed.runtime = runtime;

    assertThat(runtime.generator("all").generate()).isEqualTo(64 * 3259);
  }

  @Test
  void aClassThatNeedsItselfIsNamed() {
    IdRuntime runtime = runtime(Map.of("ids.generators.x.strategy", Circular.class.getName()));
    Circular.runtime = runtime;

    for (int i = 0; i < 2; i++) {
      assertThatThrownBy(() -> runtime.generator("x").generate())
          .isExactlyInstanceOf(IllegalStateException.class)
          .hasMessageStartingWith("ids.generators.x cannot issue: ")
          .hasMessageEndingWith("it asks for its own ids while it is being made");
    }
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      quoteCharacter = '`',
      value = {
        "strategy|snowflek|ids.generators.x.strategy=\"snowflek\" is no strategy; did you mean"
            + " snowflake? There are cosid80, nanoid, relative, scru128, segment, snowflake, ulid, uuid, and"
            + " the name of a class of yours, such as com.acme.MyGenerator",
        "strategy|redis|ids.generators.x.strategy=\"redis\" is no strategy; there are cosid80,"
            + " nanoid, relative, scru128, segment, snowflake, ulid, uuid, and the name of a class of yours,"
            + " such as com.acme.MyGenerator",
        "layout.x|1|ids.generators.x.layout takes one value, here are several; write"
            + " ids.generators.x.layout=…",
        "epoch[0]|1|ids.generators.x.epoch takes one value, here are several; write"
            + " ids.generators.x.epoch=…",
        "codec[0]prefix|O|ids.generators.x.codec is a list; write ids.generators.x.codec[0]=…, or in"
            + " YAML - and a blank before each",
        "codec[0].prefix|``|[IDS037] ids.generators.x.codec[0].prefix=\"\": the prefix is empty; help:"
            + " take out this item",
        "strategy|snowflaek|ids.generators.x.strategy=\"snowflaek\" is no strategy; did you mean"
            + " snowflake? There are cosid80, nanoid, relative, scru128, segment, snowflake, ulid, uuid, and"
            + " the name of a class of yours, such as com.acme.MyGenerator",
        "strategy|com.acme.Missing|ids.generators.x.strategy=\"com.acme.Missing\" names no class of"
            + " this application",
        "strategy|java.lang.String|ids.generators.x.strategy=\"java.lang.String\" does not implement"
            + " dev.ids.codec.IdGenerator",
        "strategy|dev.ids.runtime.GeneratorsTest$Needy|ids.generators.x.strategy"
            + "=\"dev.ids.runtime.GeneratorsTest$Needy\" has no public constructor without"
            + " parameters",
        "store|db|ids.generators.x.store=\"db\" has no place here: strategy snowflake keeps nothing"
            + " in a store; take it out",
        "prefix|O/|[IDS020] ids.generators.x.prefix=\"O/\": prefix \"O/\" has characters that need"
            + " escaping in URLs or JSON; it may have A-Z a-z 0-9 . _ ~ : -; write"
            + " ids.generators.x.prefix=O",
        "time-bit|41|unknown setting \"ids.generators.x.time-bit\"; did you mean"
            + " ids.generators.x.time-bits? strategy snowflake has codec, epoch, layout, node-bits,"
            + " prefix, seq-bits, seq-reset-threshold, strategy, time-bits, unit",
        "codec|radix|ids.generators.x.codec=\"radix\" is a list; write ids.generators.x.codec[0]=…, or"
            + " in YAML - and a blank before each",
        "codec[1].radix|62|ids.generators.x.codec[1] leaves out ids.generators.x.codec[0]; number the"
            + " items from 0",
        "codec[0].radx|62|unknown setting \"ids.generators.x.codec[0].radx\"; did you mean"
            + " ids.generators.x.codec[0].radix? a codec's item has custom, date-prefix, friendly,"
            + " prefix, radix, suffix",
        "codec[0].radix|63|[IDS030] ids.generators.x.codec[0].radix=\"63\": radix = 63 is outside"
            + " 2..62; write ids.generators.x.codec[0].radix=62",
        "codec[0].radix.width|11|ids.generators.x.codec[0].radix needs radix; write"
            + " ids.generators.x.codec[0].radix.radix=…",
        "codec[0].friendly.pad-start|true|ids.generators.x.codec[0].friendly needs zone; write"
            + " ids.generators.x.codec[0].friendly.zone=…",
        "codec[0].friendly|Asia/Shanghia|[IDS036] ids.generators.x.codec[0].friendly=\"Asia/Shanghia\":"
            + " there is no time zone \"Asia/Shanghia\"; write"
            + " ids.generators.x.codec[0].friendly=Asia/Shanghai",
        "codec[0].custom|com.acme.Missing|ids.generators.x.codec[0].custom=\"com.acme.Missing\" names"
            + " no class of this application",
        "codec[0].date-prefix.source|NEXT|ids.generators.x.codec[0].date-prefix needs pattern; write"
            + " ids.generators.x.codec[0].date-prefix.pattern=…",
      })
  void mistakesInAGeneratorAreNamed(String option, String value, String message) {
    assertThatThrownBy(
            () ->
                generator(
                    option.equals("strategy")
                        ? new String[] {option, value}
                        : new String[] {"strategy", "snowflake", option, value}))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessage(message);
  }

  @Test
  void whatAValueWouldHideIsRefused() {
    assertThatThrownBy(() -> generator("strategy", "nanoid", "size", "5", "size.max", "7"))
        .hasMessage(
            "ids.generators.x.size=\"5\" takes one value, here are several; write"
                + " ids.generators.x.size=…");
    assertThatThrownBy(() -> generator("strategy", "nanoid", "strategy[0]", "ulid"))
        .hasMessage(
            "ids.generators.x.strategy=\"nanoid\" takes one value, here are several; write"
                + " ids.generators.x.strategy=…");
    assertThatThrownBy(
            () -> generator("strategy", "snowflake", "codec[0].radix", "62", "codec[0]prefix", "O"))
        .hasMessageStartingWith("ids.generators.x.codec is a list;");
  }

  @Test
  void aLongNameIsRefusedInAShortMessage() {
    String name = "a-".repeat(20_000) + "a";

    assertThatThrownBy(() -> runtime(Map.of("ids.generators." + name + ".strategy", "ulid")))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("the name of a generator has at most 64 letters, digits and")
        .hasMessageEndingWith("… (40025 characters)");
    assertThatThrownBy(() -> runtime(Map.of("ids.generators.a.", "ulid")))
        .hasMessage("\"ids.generators.a.\" needs an option, such as ids.generators.a.strategy");
  }

  @Test
  void aSubjectThatIsRefusedHasAPlace() {
    Map<String, Options.Value> file =
        Map.of(
            "ids.generators.x.codec[0].prefix", new Options.Value("a", " (line 7)"),
            "ids.generators.x.codec[0].radix", new Options.Value("62", " (line 8)"),
            "ids.generators.x.strategy", new Options.Value("snowflake", " (line 5)"));
    Map<String, Options.Value> bits =
        Map.of(
            "ids.generators.x.strategy", new Options.Value("snowflake", " (line 5)"),
            "ids.generators.x.time-bits", new Options.Value("42", " (line 6)"));

    assertThatThrownBy(() -> fromFile(file))
        .hasMessageStartingWith("ids.generators.x.codec[0] (line 7) is of two kinds");
    assertThatThrownBy(() -> fromFile(bits))
        .hasMessageStartingWith("[IDS044] ids.generators.x.seq-bits (line 5): time 42 + node 10");
  }

  private static IdRuntime fromFile(Map<String, Options.Value> file) {
    return IdRuntime.of(
        DefaultSettings.of(file, Map.of(), Map.of()), GeneratorsTest.class.getClassLoader());
  }

  @Test
  void mapsOfOthersMayHaveAnyKeysAndOursMustEnd() {
    Map<Object, Object> odd = new HashMap<>();
    odd.put(null, "x");
    odd.put(7, "y");
    odd.put("ids.slot", 3);
    Map<String, Object> circular = new HashMap<>();
    circular.put("generators", circular);

    @SuppressWarnings("unchecked") // as a map of settings without types is given
    Map<String, Object> untyped = (Map<String, Object>) (Map<?, ?>) odd;
    assertThat(IdRuntime.of(untyped).setting("ids.slot")).hasValue("3");
    assertThatThrownBy(() -> IdRuntime.of(Map.of("ids", circular)))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageEndingWith("is nested too deeply");
  }

  @Test
  void mistakesThatNeedTwoOptionsAreNamed() {
    assertThatThrownBy(() -> generator("strategy", "ulid", "codec[0].radix", "62"))
        .hasMessage(
            "ids.generators.x.codec has no place here: strategy ulid has a text of its own, a codec"
                + " is for numbers; take it out");
    assertThatThrownBy(() -> generator("prefix", "a"))
        .hasMessage(
            "ids.generators.x needs strategy; write ids.generators.x.strategy=cosid80; there are"
                + " cosid80, nanoid, relative, scru128, segment, snowflake, ulid, uuid, and class names");
    assertThatThrownBy(
            () -> generator("strategy", COUNTER, "codec[0].radix", "62", "codec[0].prefix", "a"))
        .hasMessage(
            "ids.generators.x.codec[0] is of two kinds, prefix and radix; make an item of each, in"
                + " the order in which they apply");
    assertThatThrownBy(() -> generator("strategy", "ulid", "size", "3"))
        .hasMessage(
            "unknown setting \"ids.generators.x.size\"; strategy ulid has prefix, strategy");
  }
}
