// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.testkit;

/** Formats of documents. */
public enum Format {
  JSON,
  CBOR,
  SMILE,
  YAML,
  CSV
}
