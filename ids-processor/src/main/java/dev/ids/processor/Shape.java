// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** How an id is kept in memory: the four shapes of {@code dev.ids.IdScheme}. */
enum Shape {
  BITS64("dev.ids.Bits64Scheme"),
  BITS128("dev.ids.Bits128Scheme"),
  BYTES("dev.ids.BytesScheme"),
  TEXT("dev.ids.TextScheme");

  /** Words that a {@link #BYTES} scheme sees, whatever its size. */
  static final int MAX_WORDS = 4;

  private final String contract;

  Shape(String contract) {
    this.contract = contract;
  }

  /** The interface of the contract that says so. */
  String contract() {
    return contract;
  }

  /** The factory of {@code dev.ids.Carrier} for this shape. */
  String carrierFactory() {
    return name().toLowerCase(Locale.ROOT);
  }

  /** The raw parts that the scheme's methods take, as parameter names. */
  List<String> parameters() {
    return fields(MAX_WORDS * Long.BYTES);
  }

  /** The type of each raw part, as source. */
  String partType() {
    return this == TEXT ? "String" : "long";
  }

  /** The raw parts as parameters, as source. */
  String parameterList() {
    return parameters().stream()
        .map(name -> partType() + " " + name)
        .collect(Collectors.joining(", "));
  }

  /** The parts that an id of {@code bytes} bytes keeps, most significant first. */
  List<String> fields(int bytes) {
    return switch (this) {
      case BITS64 -> List.of("bits");
      case BITS128 -> List.of("high", "low");
      case TEXT -> List.of("text");
      case BYTES ->
          IntStream.range(0, (bytes + Long.BYTES - 1) / Long.BYTES).mapToObj(i -> "w" + i).toList();
    };
  }
}
