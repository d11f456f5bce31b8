// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.internal;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.ByteBuffer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BigEndianTest {
  @ParameterizedTest
  @ValueSource(longs = {0, 1, -1, Long.MIN_VALUE, Long.MAX_VALUE, 0x0102030405060708L})
  void longsAreBigEndianAtAnyOffset(long value) {
    for (int offset = 0; offset <= 3; offset++) {
      byte[] bytes = new byte[11];
      BigEndian.putLong(bytes, offset, value);

      assertThat(ByteBuffer.wrap(bytes).getLong(offset)).isEqualTo(value);
      assertThat(BigEndian.getLong(bytes, offset)).isEqualTo(value);
    }
  }
}
