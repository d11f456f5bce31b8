// SPDX-FileCopyrightText: The ids authors
// SPDX-License-Identifier: Apache-2.0
package dev.ids.codec;

/** Whose date a date prefix shows. */
public enum DateSource {
  /** The id's own time: one id has one text. Only for ids that have a time. */
  ID_TIME,
  /**
   * The clock at the moment of writing: an id written on two days has two texts, and both decode.
   * In code and configuration only, never on an annotation.
   */
  NOW
}
