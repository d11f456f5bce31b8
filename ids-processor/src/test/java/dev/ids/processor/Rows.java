// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.processor;

import dev.ids.StorageKind;
import dev.ids.testkit.SchemeRow;
import java.util.List;
import java.util.stream.Stream;

/** The schemes that contract tests run over: ours, and those of a third party. */
final class Rows {
  private Rows() {}

  static Stream<SchemeRow> all() {
    return Stream.concat(SchemeRow.all(), foreign());
  }

  private static Stream<SchemeRow> foreign() {
    return Stream.of(
        row("stamp", "@com.acme.stamp.StampId", "long", 16, StorageKind.LONG, "next"),
        row(
            "digest",
            "@com.acme.digest.DigestId",
            "com.acme.digest.Digest",
            40,
            StorageKind.BINARY,
            "next"),
        row("tag", "@com.acme.tag.TagId", "java.lang.String", 12, StorageKind.TEXT, "next"),
        row("keyed", "@com.acme.keyed.KeyedId", "java.util.UUID", 36, StorageKind.UUID, "key"));
  }

  private static SchemeRow row(
      String name, String declaration, String value, int length, StorageKind kind, String issues) {
    List<StorageKind> stores =
        kind == StorageKind.TEXT ? List.of(kind) : List.of(kind, StorageKind.TEXT);
    return new SchemeRow(name, declaration, value, length, stores, "TEXT", issues);
  }
}
