// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson2;

import static java.nio.charset.StandardCharsets.US_ASCII;
import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.SerializableString;
import com.fasterxml.jackson.core.io.SerializedString;
import com.fasterxml.jackson.databind.json.JsonMapper;
import dev.ids.jackson.shop.OrderId;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class SerializableIdTest {
  private static final String TEXT = "ord_01ARZ3NDEKTSV4RRFFQ69G5FAV";
  private static final OrderId ORDER = OrderId.parse(TEXT);
  private static final int LENGTH = TEXT.length();

  private final SerializableString text = new SerializableId<>(OrderId.TYPE, ORDER);
  private final SerializableString expected = new SerializedString(TEXT);

  @Test
  void itIsWhatJacksonMakesOfTheText() {
    assertThat(text.getValue()).isEqualTo(TEXT);
    assertThat(text.charLength()).isEqualTo(LENGTH);
    assertThat(text.asQuotedChars()).isEqualTo(expected.asQuotedChars());
    assertThat(text.asQuotedUTF8()).isEqualTo(expected.asQuotedUTF8());
    assertThat(text.asUnquotedUTF8()).isEqualTo(expected.asUnquotedUTF8());
  }

  @Test
  void itIsAppendedWhereThereIsRoom() {
    for (int size = 0; size < LENGTH + 4; size++) {
      char[] chars = new char[size];
      byte[] bytes = new byte[size];
      boolean fits = size >= LENGTH + 2;
      int appended = fits ? LENGTH : -1;
      String shown = fits ? "\0\0" + TEXT + "\0".repeat(size - LENGTH - 2) : "\0".repeat(size);

      assertThat(text.appendQuotedUTF8(bytes, 2)).isEqualTo(appended);
      assertThat(new String(bytes, US_ASCII)).isEqualTo(shown);
      Arrays.fill(bytes, (byte) 0);
      assertThat(text.appendUnquotedUTF8(bytes, 2)).isEqualTo(appended);
      assertThat(new String(bytes, US_ASCII)).isEqualTo(shown);
      assertThat(text.appendQuoted(chars, 2)).isEqualTo(appended);
      assertThat(new String(chars)).isEqualTo(shown);
      Arrays.fill(chars, '\0');
      assertThat(text.appendUnquoted(chars, 2)).isEqualTo(appended);
      assertThat(new String(chars)).isEqualTo(shown);
    }
  }

  @Test
  void itIsWrittenToStreamsAndBuffers() throws IOException {
    ByteArrayOutputStream out = new ByteArrayOutputStream();
    ByteBuffer buffer = ByteBuffer.allocate(2 * LENGTH + 1);

    assertThat(text.writeQuotedUTF8(out)).isEqualTo(LENGTH);
    assertThat(text.writeUnquotedUTF8(out)).isEqualTo(LENGTH);
    assertThat(out.toString(US_ASCII)).isEqualTo(TEXT + TEXT);
    assertThat(text.putQuotedUTF8(buffer)).isEqualTo(LENGTH);
    assertThat(text.putUnquotedUTF8(buffer)).isEqualTo(LENGTH);
    assertThat(text.putQuotedUTF8(buffer)).isEqualTo(-1);
    assertThat(buffer.array()).startsWith(out.toByteArray());
    assertThat(buffer.position()).isEqualTo(2 * LENGTH);
  }

  /** Documents of every length beside that of the generator's buffer. */
  @Test
  void idsAtTheEndOfAFullBufferAreWrittenToo() throws IOException {
    JsonMapper mapper = JsonMapper.builder().addModule(new IdsModule()).build();
    List<OrderId> ids = Collections.nCopies(600, ORDER);
    for (int before = 0; before < 2 * LENGTH; before++) {
      String filling = "x".repeat(before);
      assertThat(new String(mapper.writeValueAsBytes(List.of(filling, ids)), US_ASCII))
          .isEqualTo(mapper.writeValueAsString(List.of(filling, ids)))
          .hasSize(before + 600 * (LENGTH + 3) + 6);
    }
  }
}
