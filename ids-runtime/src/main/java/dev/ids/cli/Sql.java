// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.cli;

import dev.ids.StorageKind;
import java.util.HexFormat;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.UUID;

/** An id as it is written in SQL, for each way of storing it. */
final class Sql {
  private Sql() {}

  /** The literals by the kind of column; BYTEA is BINARY as PostgreSQL writes it. */
  static Map<String, String> literals(Hit hit) {
    Map<String, String> literals = new LinkedHashMap<>();
    for (StorageKind kind : hit.candidate().stores()) {
      switch (kind) {
        case TEXT -> literals.put("TEXT", quoted(hit.text()));
        case LONG -> literals.put("LONG", Long.toString(hit.id().w0()));
        case UUID ->
            literals.put("UUID", quoted(new UUID(hit.id().w0(), hit.id().w1()).toString()));
        case BINARY -> {
          String hex = HexFormat.of().formatHex(hit.id().bytes(hit.candidate().scheme()));
          literals.put("BINARY", "X'" + hex + "'");
          literals.put("BYTEA", "'\\x" + hex + "'::bytea");
        }
      }
    }
    return literals;
  }

  private static String quoted(String text) {
    return "'" + text.replace("'", "''") + "'";
  }
}
