// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.ids.InvalidIdException;
import dev.ids.snowflake.LayoutPreset;
import dev.ids.testkit.LineReader;
import dev.ids.testkit.TestData;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** {@code codec_chain.txt}. */
class CodecChainVectorsTest {
  /** One line, and the chain that stands above it. */
  record Row(String chainLine, String line) {
    LineReader reader() {
      LineReader reader = new LineReader(line);
      reader.next();
      return reader;
    }

    CodecChain chain() {
      String[] cells = chainLine.split(" ");
      boolean isBits = Character.isDigit(cells[1].charAt(0));
      IdSpace ids =
          isBits
              ? IdSpace.ofBits(Integer.parseInt(cells[1]))
              : LayoutPreset.valueOf(cells[1]).layout();
      return CodecChain.of(steps(cells[2]), ids);
    }
  }

  static Stream<Row> both() {
    return rows("both");
  }

  static Stream<Row> read() {
    return rows("read");
  }

  static Stream<Row> encode() {
    return rows("encode");
  }

  static Stream<Row> decode() {
    return rows("decode");
  }

  static Stream<Row> grouped() {
    return rows("grouped");
  }

  static Stream<Row> ungrouped() {
    return rows("ungrouped");
  }

  @ParameterizedTest
  @MethodSource("both")
  void idAndTextAreOne(Row row) {
    LineReader reader = row.reader();
    long id = reader.nextLong();
    String text = reader.next();
    CodecChain chain = row.chain();

    assertThat(chain.encode(id)).isEqualTo(text);
    assertThat(chain.decode(text)).isEqualTo(id);
    assertThat(text.length()).isLessThanOrEqualTo(chain.maxLength());
  }

  @ParameterizedTest
  @MethodSource("read")
  void aDateOfNowMayBeAnyDate(Row row) {
    LineReader reader = row.reader();
    String text = reader.next();

    assertThat(row.chain().decode(text)).isEqualTo(reader.nextLong());
  }

  @ParameterizedTest
  @MethodSource("encode")
  void idsOutOfRangeAreRefused(Row row) {
    long id = row.reader().nextLong();
    CodecChain chain = row.chain();

    assertThatThrownBy(() -> chain.encode(id))
        .isExactlyInstanceOf(IllegalArgumentException.class)
        .hasMessageStartingWith("id must be 0..")
        .hasMessageEndingWith(" bits): " + id);
  }

  @ParameterizedTest
  @MethodSource("decode")
  void otherTextIsRefusedWithTheReason(Row row) {
    LineReader reader = row.reader();
    String text = reader.next();
    CodecChain chain = row.chain();

    assertThatThrownBy(() -> chain.decode(text))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageEndingWith(": " + reader.rest());
  }

  @ParameterizedTest
  @MethodSource("grouped")
  void periodValueAndTextAreOne(Row row) {
    LineReader reader = row.reader();
    GroupedCodec codec = groupedCodec(reader);
    GroupedId id = new GroupedId(DatePeriod.parse(reader.next()), reader.nextLong());
    String text = reader.next();

    assertThat(codec.encode(id)).isEqualTo(text);
    assertThat(codec.encode(id.period(), id.value())).isEqualTo(text);
    assertThat(codec.decode(text)).isEqualTo(id);
    assertThat(text.length()).isLessThanOrEqualTo(codec.maxLength());
  }

  @ParameterizedTest
  @MethodSource("ungrouped")
  void otherTextOfAPeriodIsRefusedWithTheReason(Row row) {
    LineReader reader = row.reader();
    GroupedCodec codec = groupedCodec(reader);
    String text = reader.next();

    assertThatThrownBy(() -> codec.decode(text))
        .isExactlyInstanceOf(InvalidIdException.class)
        .hasMessageStartingWith("invalid grouped text \"")
        .hasMessageEndingWith(reader.rest());
  }

  @Test
  void everyKindOfRowIsThere() {
    assertThat(both()).hasSizeGreaterThan(180);
    assertThat(read()).hasSizeGreaterThan(10);
    assertThat(encode()).hasSizeGreaterThan(2);
    assertThat(decode()).hasSizeGreaterThan(35);
    assertThat(grouped()).hasSizeGreaterThan(35);
    assertThat(ungrouped()).hasSizeGreaterThan(15);
  }

  static List<CodecStep> steps(String items) {
    List<CodecStep> steps = new ArrayList<>();
    for (String item : items.equals("-") ? new String[0] : items.split("\\|")) {
      String[] cells = item.split(":");
      steps.add(
          switch (cells[0]) {
            case "radix" ->
                CodecStep.radix(
                    Integer.parseInt(cells[1]),
                    Integer.parseInt(cells[2]),
                    cells[3].equals("padded"));
            case "friendly" -> CodecStep.friendly(cells[1], cells[2].equals("padded"));
            case "prefix" -> CodecStep.prefix(cells[1]);
            case "suffix" -> CodecStep.suffix(cells[1]);
            case "date" -> date(cells);
            default -> throw new AssertionError(item);
          });
    }
    return steps;
  }

  private static CodecStep date(String[] cells) {
    DateSource source = DateSource.valueOf(cells[3]);
    String[] zone = cells[4].split("@");
    InstantSource clock =
        source == DateSource.NOW
            ? InstantSource.fixed(Instant.ofEpochMilli(Long.parseLong(zone[1])))
            : InstantSource.system();
    return CodecStep.datePrefix(cells[1], cells[2], source, zone[0], clock);
  }

  private static GroupedCodec groupedCodec(LineReader reader) {
    String unit = reader.next();
    String delimiter = reader.next();
    int radix = reader.nextInt();
    int width = reader.nextInt();
    Radix values = width == 0 ? Radix.of(radix) : Radix.of(radix, width, true);
    return unit.equals("-")
        ? GroupedCodec.datePrefix(delimiter, values)
        : GroupedCodec.datePrefix(DatePeriod.Unit.valueOf(unit), delimiter, values);
  }

  private static Stream<Row> rows(String kind) {
    List<Row> rows = new ArrayList<>();
    String chain = "";
    for (String line : TestData.lines("codec_chain.txt").toList()) {
      if (line.startsWith("chain ")) {
        chain = line;
      } else if (line.startsWith(kind + " ")) {
        rows.add(new Row(chain, line));
      }
    }
    return rows.stream();
  }
}
