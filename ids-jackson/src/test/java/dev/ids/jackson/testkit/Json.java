// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.jackson.testkit;

import java.lang.reflect.Type;
import java.util.List;

/** A mapper of either line of Jackson, as tests use it. */
public interface Json {
  String write(Object value);

  byte[] writeBytes(Object value);

  <T> T read(String text, Class<T> type);

  Object read(String text, Type type);

  <T> T readBytes(byte[] bytes, Class<T> type);

  /** Reads a sequence of values. */
  <T> List<T> readValues(String text, Class<T> type);

  /** The value as a tree, written as JSON: bytes would show as base 64. */
  String tree(Object value);

  /** The value to a tree and back. */
  <T> T throughTree(Object value, Class<T> type);

  /** A tree that holds nothing but the object itself, read. */
  <T> T fromTreeOf(Object value, Class<T> type);

  /** A document in this format as a tree, written as JSON. */
  String treeOf(byte[] bytes);

  <T> T convert(Object value, Class<T> type);

  /** The values of the rows of a CSV document whose columns are the components of the type. */
  <T> T readRow(String line, Class<T> type);

  String writeRow(Object value);

  /** What a schema generator is told of a type: {@code string} or {@code integer LONG}. */
  String visited(Class<?> type);

  /** The exception of Jackson with which an action fails. */
  Refusal refusal(Runnable action);
}
